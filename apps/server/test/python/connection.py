"""The socket as docs/protocol.md describes it: Engine.IO's and Socket.IO's packets on a WebSocket."""

import json
import time

from websocket import Closed, WebSocket

PATIENCE = 20


class NotLetIn(Exception):
    """The server refused the connection; the message is its code."""


class Connection:
    """One connection with a cookie. Every message is checked and passed to `on_message`."""

    def __init__(self, address, cookie, messages, on_message):
        host, port = address
        self._messages = messages
        self._on_message = on_message
        self._answers = {}
        self._next_ack = 0
        headers = {"Cookie": cookie} if cookie else {}
        path = f"{messages.socket['path']}?EIO=4&transport=websocket"
        self._socket = WebSocket(host, port, path, headers)
        kind, opened = self._next_packet()
        assert kind == "0", f"the first packet is {kind}"
        self.heartbeat = json.loads(opened)
        self._socket.send("40" + json.dumps({"protocol": messages.protocol}))
        kind, rest = self._next_packet()
        if rest[:1] == "4":
            raise NotLetIn(json.loads(rest[1:])["message"])
        assert (kind, rest[:1]) == ("4", "0"), f"expected a connect packet, got {kind}{rest}"

    def ask(self, name, value):
        """Sends a message and waits for its answer; messages before it are passed on first."""
        text = json.dumps([name, self._messages.sent(name, value)], separators=(",", ":"))
        ack, self._next_ack = self._next_ack, self._next_ack + 1
        self._socket.send(f"42{ack}{text}")
        while ack not in self._answers:
            self._take(*self._next_packet())
        return self._messages.answered(name, self._answers.pop(ack))

    def send_unanswered(self, name, value):
        """Sends a message and ends the connection before its answer can come."""
        text = json.dumps([name, self._messages.sent(name, value)], separators=(",", ":"))
        self._socket.send(f"42{self._next_ack}{text}")
        time.sleep(0.2)
        self._socket.cut()

    def listen(self, seconds):
        """Passes on what arrives within this time."""
        end = time.monotonic() + seconds
        while True:
            text = self._socket.receive(max(0, end - time.monotonic()))
            if text is None:
                return
            self._take_packet(text)

    def close(self):
        self._socket.send("41")
        self._socket.close()

    def _next_packet(self):
        while True:
            text = self._socket.receive(PATIENCE)
            if text is None:
                raise Closed
            if text == "2":
                self._socket.send("3")
                continue
            return text[0], text[1:]

    def _take_packet(self, text):
        if text == "2":
            self._socket.send("3")
        else:
            self._take(text[0], text[1:])

    def _take(self, kind, rest):
        assert kind == "4", f"there is no packet {kind}"
        if rest[0] == "3":
            number = rest[1 : rest.index("[")]
            (self._answers[int(number)],) = json.loads(rest[1 + len(number) :])
        elif rest[0] == "2":
            name, value = json.loads(rest[1:])
            self._on_message(name, self._messages.received(name, value))
        else:
            raise Closed
