"""A player: a cookie, a connection, and the view of one table."""

import http.client
import json
import uuid

from connection import Connection


def apply(before, patch):
    """Applies a patch to a value as docs/protocol.md describes; GONE removes its field."""
    if isinstance(patch, list):
        if patch[0] == 0:
            return patch[1]
        if patch[0] == 1:
            return GONE
        return before[: patch[1]] + patch[2:]
    if isinstance(before, list):
        after = list(before)
        for index, change in patch.items():
            after[int(index)] = apply(after[int(index)], change)
        return after
    after = dict(before)
    for field, change in patch.items():
        value = apply(after.get(field, {}), change)
        if value is GONE:
            after.pop(field, None)
        else:
            after[field] = value
    return after


GONE = object()
# These say nothing about the request itself.
PASSING = ("busy", "too-many", "stopping", "failed")


class Refusal(Exception):
    def __init__(self, answer, status=None):
        super().__init__(answer)
        self.code = answer["code"]
        self.reason = answer.get("reason")
        self.status = status


class Person:
    def __init__(self, address, messages):
        self.address = address
        self.messages = messages
        self.cookies = {}
        self.connection = None
        self.code = None
        self.n = self.view = self.happened = None
        # By number: live events may arrive while earlier ones are still being fetched.
        self.events = {}
        self.chat = []
        self.patches = 0
        self.waits = 0
        self.missed = False

    # What is asked by HTTP.

    def ask(self, method, path, body=None, **parts):
        """One request of docs/protocol/index.json; `parts` replace the path's parts that begin with a colon."""
        shape = self.messages.request(method, path)
        if body is not None:
            self.messages.schemas.check(shape["body"], body)
        status, text = self._exchange(method, "/".join(parts.get(part[1:], part) for part in path.split("/")), body)
        if status != 200:
            refusal = self.messages.refused(json.loads(text))
            assert self.messages.refusals[refusal["code"]] == status, f"{refusal['code']} came with {status}"
            raise Refusal(refusal, status)
        is_text = shape["answer"].endswith("/ReplayFile")
        return self.messages.schemas.check(shape["answer"], text if is_text else json.loads(text))

    def _exchange(self, method, path, body):
        line = http.client.HTTPConnection(*self.address, timeout=20)
        headers = {"Cookie": self.cookie} if self.cookies else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        line.request(method, path, None if body is None else json.dumps(body), headers)
        response = line.getresponse()
        text = response.read().decode()
        for given in response.headers.get_all("Set-Cookie", []):
            name, _, value = given.split(";")[0].partition("=")
            self.cookies[name] = value
        line.close()
        return response.status, text

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    # What is said on the socket.

    def connect(self):
        self.connection = Connection(self.address, self.cookie, self.messages, self._hear)

    def watch(self, code):
        self.code = code
        answer = self._asked("watch", {"table": code})
        self._see(answer["snapshot"])
        self._catch_up()
        return answer

    def legal(self):
        answer = self._asked("legal", {"table": self.code})
        for action in answer["actions"]:
            self.messages.of_game(self._game, "action", action)
        return answer

    def history(self, start=0):
        """Everything that happened from this event on, page by page."""
        events = []
        while True:
            page = self._asked("history", {"table": self.code, "from": start + len(events)})
            for event in page["events"]:
                self.messages.of_game(self._game, "event", event)
            events += page["events"]
            if start + len(events) >= page["happened"]:
                return events

    def _catch_up(self):
        """A snapshot contains no events: those missed meanwhile are fetched."""
        known = next(number for number in range(len(self.events) + 1) if number not in self.events)
        if known < self.happened:
            self.events |= enumerate(self.history(known), known)

    def do(self, command, id=None):
        return self._asked("do", self.command(command, id))

    def command(self, command, id=None):
        return {"table": self.code, "id": id or str(uuid.uuid4()), "command": command}

    def act(self, action):
        self.messages.of_game(self._game, "action", action)
        return self.do(self.messages.commands.act(action=action))

    def _asked(self, name, value):
        """Repeats it with the same id while the refusal is temporary."""
        while True:
            answer = self.connection.ask(name, value)
            if answer["ok"]:
                return answer
            if answer["code"] not in PASSING:
                raise Refusal(answer)
            self.waits += 1
            self.listen(1)

    @property
    def _game(self):
        return self.view["settings"]["game"]

    # What is heard.

    def listen(self, seconds):
        self.connection.listen(seconds)

    def _hear(self, name, value):
        # A newer server may send more; it is ignored.
        if name == "hello" or value["table"] != self.code:
            return
        if name == "table":
            self._see(value)
        elif name == "patch":
            self._patch(value)
        elif name == "chat":
            self.chat.append(value["message"])
        elif name == "gone":
            self.view = self.code = None

    def _see(self, snapshot):
        self.n, self.view = snapshot["n"], self.messages.table_view(snapshot["view"])
        self.happened = snapshot["happened"]
        self.chat = snapshot["chat"]
        self.missed = False

    def _patch(self, message):
        if message["n"] <= self.n or self.missed:
            return
        if message["n"] > self.n + 1:
            self.missed = True
            return
        self.n = message["n"]
        if "patch" in message:
            self.view = self.messages.table_view(apply(self.view, message["patch"]))
        events = message.get("events", [])
        for event in events:
            self.messages.of_game(self._game, "event", event)
            self.events[self.happened] = event
            self.happened += 1
        self.patches += 1
