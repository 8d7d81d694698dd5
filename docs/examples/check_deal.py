import hashlib, json, sys  # python check_deal.py RECORD: does every draw follow from the seed and the words of the seats?
def sha(*words): return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()
def need(good, why): return good or sys.exit(f"It does not follow: {why}.")
class Luck:
    def __init__(self, key, deck):
        self.key, self.asked, named = key, 0, [(tile, n + 1) for tile in set(deck) for n in range(deck.count(tile))]
        self.order = [tile for tile, n in sorted(named, key=lambda copy: sha(key, "tile", *copy), reverse=True)]
    def choose(self, among): self.asked += 1; return int(sha(self.key, "choice", self.asked), 16) * among >> 256
    def back(self, tile): self.order.insert(self.choose(len(self.order) + 1), tile)
    def start(self, game, seats):  # who begins, and the luck of it: the lowest tile begins (Gin: deals), ties draw again
        tied, words = [self.choose(2)] if game == "investo" else list(range(seats)), []
        while len(tied) > 1:
            words += (drawn := [self.order.pop() for _ in tied])
            for tile in drawn: self.back(tile)
            tied = [s for s, t in zip(tied, drawn) if int(t[1:] or 14) == min(int(other[1:] or 14) for other in drawn)]
        return (tied[0] + (game == "gin")) % seats, [str(tied[0])] if game == "investo" else words
head, *lines, end = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
game, rules, seats, given, barred = head["game"], head["rules"], len(head["seats"]), head.get("given", 0), head.get("barred")
need(sha("tilerummy commitment", end["seed"]) == head["commitment"], "the seed does not open the commitment")
for seat, w in enumerate(words := head.get("words", [])):
    salt, promise = w.get("salt", "").encode().hex(), (head["commitment"], "-" if barred is None else barred, seat)
    seal = sha("tilerummy seal", *promise, salt) if salt else w.get("seal")
    need(seal == w.get("seal") and bool(seal) == (w["by"] == "device"), f"seat {seat + 1} did not seal this word")
    w["text"] = f"salt:{salt}" if salt else f"seal:{seal}" if seal else "-"
keys = [sha("tilerummy deal 2", end["seed"], n, *(w["text"] for w in words)) for n in range(head.get("tries", 0) + 1)]
full = [c + str(v) for c in "bryk" for v in range(1, 14)] * (1 if rules.get("deck") == "single" else 2) + ["*", "*"] * (rules.get("stars", "none") != "none")
mixed, racks = game == "gin" and rules["untaken"] in ("mixed", "seats")[: seats - 1], seats * rules.get("hand", 10) + (game == "gin")
again = [Luck(f"{key} 1", full).start(game, seats)[0] == barred for key in keys] * (len(words) == seats)
need(again == [True] * (len(keys) - 1) + [False], "the number of words, or of tries for another starter")
for at, line in enumerate(lines):
    said, do = line.get("luck", "").split(), line.get("do", "?").split(" ")
    if "round" in line: n, deck, up = line["round"], full[:], said[-1] * (mixed and rules["start"] == "upcard")
    if "round" in line or at == given: luck = Luck(f"{keys[-1]} {n}", deck)
    found = luck.start(game, seats)[1] if "round" in line and at >= given and (game != "gin" or n == 1) else []
    found += [str(luck.choose(1)) if w.isdigit() else luck.order.pop() for w in said[len(found):] if at >= given]
    need(at < given or found == said, f"line {at + 2} should have {' '.join(found)}")
    for tile in [w for w in said if not w.isdigit()][-racks:] * (at < given): deck.remove(tile)
    for tile in do[1:] if do[0] == "E" else [up] if up and do[0] == "S" else []: (luck.back if at >= given else deck.append)(tile)
    up = do[1] if do[0] == "D" and mixed else "" if do[0] in ("S", "U") else up
print(f"checked: {sum(len(line.get('luck', '').split()) for line in lines[given:])} draws, all follow.")
