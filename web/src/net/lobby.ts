/** The list of open tables as it changes. The line comes back by itself; a list that is no longer told is null. */
import { server, type WebSocketLike } from './home';
import type { LobbyInfo } from '../wire';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

export function hearLobby(hear: (tables: LobbyInfo[] | null) => void, make: (path: string) => WebSocketLike = server.socket): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocketLike;

  function connect(): void {
    const mine = make('/ws/lobby');
    socket = mine;
    mine.onmessage = (event) => {
      const told = JSON.parse(event.data as string) as { t: string; tables?: LobbyInfo[] };
      wait = FIRST_WAIT;
      if (told.t === 'lobby' && told.tables) hear(told.tables);
    };
    mine.onclose = () => {
      if (mine !== socket) return;
      hear(null);
      timer = setTimeout(connect, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    socket.onclose = null;
    socket.close();
  };
}
