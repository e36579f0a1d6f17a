"""Two people meet at a table, play a whole game and read it again. Knows of the server what docs/protocol.md tells.

    python3 evening.py http://127.0.0.1:3000

Prints one line of JSON with the results, or fails at the first thing that differs from the description.
"""

import hashlib
import json
import random
import sys
import urllib.parse

from connection import NotLetIn
from messages import Messages
from person import Person, Refusal
from schemas import Mismatch
from websocket import Refused

GAME = "bremerhaven"
SETTINGS = {"game": GAME, "options": {"mode": "short", "seats": 2}, "isPublic": False, "spectators": True}
COMPARED_EVERY = 20


def expect(holds, what):
    if not holds:
        raise AssertionError(what)


def expect_refusal(code, attempt, kind=Refusal):
    """The refusal must have this code, and the form the schemas give to refusals."""
    try:
        attempt()
    except kind as refusal:
        told = refusal.code if kind is Refusal else str(refusal)
        expect(told == code, f"refused with {told}, not with {code}")
        return refusal
    raise AssertionError(f"was not refused with {code}")


def expect_mismatch(check, value):
    try:
        check(value)
    except Mismatch:
        return
    raise AssertionError(f"the schemas have nothing against {json.dumps(value)[:400]}")


def expect_tight(person):
    """A game's view with anything more in it, wherever that is, or with less than it must have, is no view.

    What stands around the game may grow.
    """
    schema, _ = person.messages.schemas.find(person.messages.shape(GAME, "view"))
    whole, objects = json.loads(json.dumps(person.view)), []

    def visit(value):
        if isinstance(value, dict):
            objects.append(value)
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            visit(inner)

    visit(whole["game"])
    whole["unheard-of"] = whole["seats"][0]["unheard-of"] = whole["settings"]["unheard-of"] = "x"
    person.messages.table_view(whole)
    del whole["unheard-of"], whole["seats"][0]["unheard-of"], whole["settings"]["unheard-of"]
    for one in objects:
        one["unheard-of"] = "x"
        expect_mismatch(person.messages.table_view, whole)
        del one["unheard-of"]
    for field in schema["required"]:
        value = whole["game"].pop(field)
        expect_mismatch(person.messages.table_view, whole)
        whole["game"][field] = value
    expect(person.messages.table_view(whole) == person.view, "the view is not what it was")
    return len(objects) + len(schema["required"])


def meet_the_door(address, messages):
    """The server does not admit strangers."""
    stranger = Person(address, messages)
    expect_refusal("HTTP 400", stranger.connect, Refused)
    stranger.cookies["harbor"] = "A" * 43
    expect_refusal("no-identity", stranger.connect, NotLetIn)
    expect_refusal("no-identity", lambda: stranger.ask("POST", "/api/resume-links"))


def arrive(address, messages, name):
    person = Person(address, messages)
    me = person.ask("GET", "/api/me")
    expect("harbor" in person.cookies, "a newcomer gets no cookie")
    expect(person.ask("POST", "/api/me", {"name": name}) == {"name": name}, "the name was not taken")
    expect(person.ask("GET", "/api/me")["name"] == name != me["name"], "the name was forgotten")
    person.connect()
    return person


def sit_down(ada, bea):
    """From an empty table to a game in play."""
    commands = ada.messages.commands
    games = ada.ask("GET", "/api/games")["games"]
    modes = {mode["id"]: mode["seats"] for game in games if game["id"] == GAME for mode in game["modes"]}
    expect(2 in modes["short"], "there is no short game for two")
    ada.messages.of_game(GAME, "options", SETTINGS["options"])
    code = ada.ask("POST", "/api/tables", {"settings": SETTINGS})["code"]
    expect(ada.ask("GET", "/api/tables/:code", code=code)["status"] == "open", "the table is not open")
    for seat, person in enumerate((ada, bea)):
        person.watch(code)
        person.do(commands.sit(seat=seat))
    expect_mismatch(lambda seat: commands.sit(seat=seat), 99)
    expect_refusal("not-host", lambda: bea.do(commands.start()))
    expect_refusal("choice-taken", lambda: [p.do(commands.choose(choice=p.view["choices"][0])) for p in (ada, bea)])
    expect_refusal("color-taken", lambda: bea.do(commands.paint(color=ada.view["seats"][0]["color"])))
    bea.do(commands.say(text="Ahoy, Ada"))
    ada.listen(0.2)
    expect([line["text"] for line in ada.chat] == ["Ahoy, Ada"], "what was said was not heard")
    expect_refusal("not-playing", ada.legal)
    ada.do(commands.start())
    bea.listen(0.2)
    expect(ada.view["status"] == bea.view["status"] == "playing", "the game was not begun")
    expect("hand" in ada.view["game"], "one does not see one's own hand")
    return code


def choose(legal, luck):
    """A legal action, apart from undo: every kind is equally likely, and every action within a kind."""
    leading = [action for action in legal if action["type"] != "undo"]
    kind = luck.choice(sorted({action["type"] for action in leading}))
    return luck.choice([action for action in leading if action["type"] == kind])


def compare(person):
    """The patched view equals a fresh snapshot."""
    person.listen(0.05)
    expect(not person.missed, "a patch was missed")
    made = (person.n, person.view, person.happened)
    person.watch(person.code)
    fresh = (person.n, person.view, person.happened)
    expect(made == fresh, f"patches lead to {json.dumps(made)}, and the server has {json.dumps(fresh)}")


def is_waited_for(person):
    return person.view["status"] == "playing" and person.view["you"]["seat"] in person.view["game"]["waiting"]


def play(players, until, luck, told):
    """Plays on until that many moves have been made, or the game is over."""
    while told["moves"] < until and players[0].view["status"] == "playing":
        for person in players:
            person.listen(0.01)
            if not is_waited_for(person):
                continue
            legal = person.legal()
            expect(legal["yourTurn"], "the view says that one must decide, and the server does not")
            person.act(choose(legal["actions"], luck))
            told["moves"] += 1
            if told["moves"] % COMPARED_EVERY == 0:
                compare(person)
                told["comparisons"] += 1


def break_the_line(players, luck):
    """The connection breaks with a move in flight: after reconnecting the same move is sent again, and counts once."""
    for person in players:
        person.listen(0.2)
    ada = next(filter(is_waited_for, players))
    action = ada.messages.commands.act(action=choose(ada.legal()["actions"], luck))
    command = ada.command(action)
    before = ada.happened
    ada.connection.send_unanswered("do", command)
    ada.connect()
    ada.watch(ada.code)
    after = (ada.n, ada.happened)
    expect(ada.happened > before, "the move was not made")
    ada.do(command["command"], command["id"])
    ada.listen(0.1)
    expect((ada.n, ada.happened) == after, "the move was made twice")


def change_devices(bea, messages):
    """Bea continues on another device, which was somebody else until now; her first one is signed out."""
    link = bea.ask("POST", "/api/resume-links")
    other = Person(bea.address, messages)
    former = other.ask("GET", "/api/me")["name"]
    token = {"token": link["token"]}
    offer = other.ask("POST", "/api/resume/look", token)
    expect(offer == {"name": "Bea", "present": {"name": former, "tables": 0, "same": False}}, f"the offer is {offer}")
    expect(other.ask("POST", "/api/resume", token) == {"name": "Bea"}, "the device is not Bea's")
    expect_refusal("no-such-link", lambda: other.ask("POST", "/api/resume", token))
    expect(other.ask("GET", "/api/me") == {"name": "Bea", "former": former}, "who the device was is forgotten")
    other.connect()
    other.watch(bea.code)
    expect(other.view == bea.view, "Bea sees something else on her other device")
    devices = other.ask("GET", "/api/devices")["devices"]
    (first,) = [device["id"] for device in devices if not device["isThis"]]
    other.ask("POST", "/api/devices/sign-out", {"id": first})
    expect_refusal("no-identity", bea.connect, NotLetIn)
    other.events, other.patches = bea.events, bea.patches
    return other


def read_replay(text):
    """Every line ends with a checksum over itself and all lines before it; the seed matches the published hash."""
    lines = [json.loads(line) for line in text.splitlines()]
    check = ""
    for line in lines:
        is_list = isinstance(line, list)
        content = line[:-1] if is_list else {field: line[field] for field in line if field != "check"}
        written = check + json.dumps(content, separators=(",", ":"), ensure_ascii=False)
        check = hashlib.sha256(written.encode()).hexdigest()[:8]
        expect(check == (line[-1] if is_list else line["check"]), f"the checksum of {line} is wrong")
    head, *moves, end = lines
    expect(hashlib.sha256(bytes.fromhex(head["seed"])).hexdigest() == head["commitment"], "the seed is another one")
    expect(end["end"] == len(moves), "the replay ends too early")
    return head, moves, end["scores"]


def expect_printed(person, ships):
    """The printed cards can be fetched too."""
    (hash,) = (game["cards"] for game in person.ask("GET", "/api/games")["games"] if game["id"] == GAME)
    cards = person.ask("GET", "/api/cards/:hash", hash=hash)["cards"]
    printed = {ship["id"]: ship["cargo"] for ship in cards["ships"]}
    expect(ships and ships <= printed.keys(), "a ship is not among the cards")


def look_back(players, told):
    """After the end: the same events live and as history, and the game as a file."""
    messages = players[0].messages
    for person in players:
        compare(person)
        expect(person.view["status"] == "finished", "the game is not over")
        told_then = [person.events[number] for number in range(person.happened)]
        expect(person.history() == told_then, "the history is not what was told at the time")
        expect_refusal("not-playing", person.legal)
    seen = players[0].view["game"]
    expect_printed(players[0], {*seen["discards"]["ships"], *(spot["card"] for spot in seen["sea"] if "card" in spot)})
    head, moves, scores = read_replay(players[0].ask("GET", "/api/tables/:code/replay", code=players[0].code))
    expect(head["game"] == GAME and head["commitment"] == players[0].view["game"]["commitment"], "it is another game")
    for _, action, _ in moves:
        messages.of_game(GAME, "action", action)
    expect(len(moves) == told["moves"], f"{len(moves)} moves are in the replay, and {told['moves']} were made")
    for score in scores:
        seen = players[0].view["game"]["players"][score["seat"]]
        expect(score["score"] == (seen["money"] + seen["bank"]) * seen["prestige"], "the scores are others")
    told["scores"] = scores


def main(url, seed):
    where = urllib.parse.urlsplit(url)
    address = (where.hostname, where.port)
    messages = Messages()
    luck = random.Random(seed)
    told = {"moves": 0, "comparisons": 0}
    meet_the_door(address, messages)
    ada, bea = arrive(address, messages, "Ada"), arrive(address, messages, "Bea")
    told["table"] = sit_down(ada, bea)
    told["heartbeat"] = ada.connection.heartbeat
    play([ada, bea], 40, luck, told)
    bea = change_devices(bea, messages)
    play([ada, bea], 60, luck, told)
    told["mismatches"] = expect_tight(ada)
    break_the_line([ada, bea], luck)
    told["moves"] += 1
    play([ada, bea], 100_000, luck, told)
    look_back([ada, bea], told)
    told["waits"] = ada.waits + bea.waits
    told["patches"], told["events"] = ada.patches + bea.patches, ada.happened
    told["checked"] = messages.schemas.checked
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
