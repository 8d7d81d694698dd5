"""What is done to the servers, their database and its disk, and when."""

import asyncio
import signal
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from benchmarks.chaos.servers import Server
from tools.postgres import end_connections
from tools.started import PATIENCE

if TYPE_CHECKING:
    from benchmarks.chaos.run import Run

EARLY = 0.1  # the part of lives that end while they start
LONGEST = 20.0  # seconds for the moves before a server is killed, after which it is killed all the same


async def trouble(run: "Run") -> None:
    """Until there was enough of all that is planned; then all servers are up."""
    plan = run.plan
    doing = [database_trouble(run)]
    if plan.full:
        doing.append(full_disks(run))
    else:
        doing += [ends(run, server) for server in run.servers]
    await asyncio.gather(*doing)


async def ends(run: "Run", server: Server) -> None:
    """Kills it, or cuts its power, and starts it again."""
    kind = "power" if run.plan.power else "kills"
    while not run.is_enough(kind):
        begin(run, server)
        if run.rng.random() < EARLY:
            with suppress(TimeoutError):
                await asyncio.wait_for(is_ready(run, server), run.rng.uniform(0.0, 0.25))
            run.counts["while_starting"] += not server.up
        elif await is_ready(run, server):
            await moment(run)
        if server.alive and not run.is_enough(kind):
            await kill(run, server)
            run.counts[kind] += 1
            if kind == "power":
                run.disk.cut_power(run.rng)
    if not server.up and not (server.alive and await server.is_ready()):
        await begin_until_ready(run, server)


def begin(run: "Run", server: Server) -> None:
    run.disk.note_start()
    server.begin()


async def is_ready(run: "Run", server: Server) -> bool:
    """False if it ended instead: a fault, unless its database is away."""
    if await server.is_ready():
        return True
    if run.restarting:
        run.counts["failed_starts"] += 1
    else:
        run.faults.append("a server did not start")
    return False


async def begin_until_ready(run: "Run", server: Server) -> None:
    """As a supervisor does, when it may fail: the disk is full, or the database is away."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        begin(run, server)
        if await server.is_ready():
            return
        run.counts["failed_starts"] += 1
    run.faults.append("a server never started")


async def kill(run: "Run", server: Server) -> None:
    if not await server.kill():
        run.faults.append("a server ended by itself")


async def moment(run: "Run") -> None:
    """Any moment: after some more moves, and a little later, so in the middle of others. The number of moves makes it
    independent of the machine's speed.
    """
    event = asyncio.Event()
    run.waiting[event] = run.rng.randrange(2 * run.plan.moves)
    try:
        await asyncio.wait_for(event.wait(), LONGEST)
    except TimeoutError:
        run.counts["too_slow"] += 1
    del run.waiting[event]
    await asyncio.sleep(run.rng.uniform(0.0, 0.03))


# ---- the database


async def database_trouble(run: "Run") -> None:
    """Spread over the kills."""
    plan = run.plan
    deeds = ["restarts"] * plan.restarts + ["cuts"] * plan.cuts
    run.rng.shuffle(deeds)
    for n, deed in enumerate(deeds, 1):
        while run.counts["kills"] < plan.kills * n / (len(deeds) + 1):
            if run.is_enough("kills"):
                return
            await asyncio.sleep(0.05)
        await (restart(run) if deed == "restarts" else cut(run))
        run.counts[deed] += 1


async def restart(run: "Run") -> None:
    assert run.postgres is not None
    how = run.rng.choice([signal.SIGKILL, signal.SIGQUIT])
    run.restarting = True
    await asyncio.to_thread(run.postgres.kill, how)
    await asyncio.to_thread(run.postgres.start)
    run.restarting = False


async def cut(run: "Run") -> None:
    await end_connections(run.url)


# ---- the disk


async def full_disks(run: "Run") -> None:
    """The server goes on through most of them; in some it is killed, and starts again when it can."""
    server = run.servers[0]
    await begin_until_ready(run, server)
    while not run.is_enough("full"):
        await moment(run)
        run.disk.fill()
        await asyncio.sleep(run.rng.uniform(0.05, 1.0))
        if run.rng.random() < 0.25:
            await kill(run, server)
            run.counts["kills"] += 1
            await restart_on_full_disk(run, server)
        run.disk.free()
        run.counts["full"] += 1
        if not server.up:
            await begin_until_ready(run, server)


async def restart_on_full_disk(run: "Run", server: Server) -> None:
    """It may start or not; it must not hang."""
    begin(run, server)
    if not await server.is_ready():
        run.counts["failed_starts"] += 1
