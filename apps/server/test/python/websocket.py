"""A WebSocket client (RFC 6455) on the standard library: text messages, and what keeps a connection alive."""

import base64
import hashlib
import os
import select
import socket
import struct
import time

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
_SALT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Refused(Exception):
    """The server did not open a WebSocket; it answered with this status instead."""

    def __init__(self, status):
        super().__init__(f"HTTP {status}")
        self.status = status


class Closed(Exception):
    """The connection has ended."""


class WebSocket:
    def __init__(self, host, port, path, headers):
        self._socket = socket.create_connection((host, port), timeout=20)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._bytes = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = self._read_head()
        status = int(head.split(" ")[1])
        if status != 101:
            self.cut()
            raise Refused(status)
        wanted = base64.b64encode(hashlib.sha1((key + _SALT).encode()).digest()).decode()
        if f"sec-websocket-accept: {wanted}".lower() not in head.lower():
            raise Refused(status)

    def send(self, text):
        self._send_frame(TEXT, text.encode())

    def receive(self, patience):
        """The next text, or None if none comes within that many seconds."""
        end = time.monotonic() + patience
        while True:
            frame = self._take_frame()
            if frame is None:
                if not self._wait(end - time.monotonic()):
                    return None
                continue
            opcode, payload = frame
            if opcode == TEXT:
                return payload.decode()
            if opcode == PING:
                self._send_frame(PONG, payload)
            elif opcode == CLOSE:
                self.cut()
                raise Closed

    def close(self):
        self._send_frame(CLOSE, struct.pack(">H", 1000))
        self.cut()

    def cut(self):
        """Ends the connection without a close frame, as a broken line does."""
        self._socket.close()

    def _read_head(self):
        while b"\r\n\r\n" not in self._bytes:
            if not self._wait(20):
                raise Closed
        head, self._bytes = self._bytes.split(b"\r\n\r\n", 1)
        return head.decode()

    def _wait(self, seconds):
        if not select.select([self._socket], [], [], max(0, seconds))[0]:
            return False
        try:
            received = self._socket.recv(65536)
        except ConnectionError as error:
            raise Closed from error
        if not received:
            raise Closed
        self._bytes += received
        return True

    def _take_frame(self):
        """The server sends every message as one frame and masks none."""
        have = self._bytes
        if len(have) < 2:
            return None
        opcode, length, at = have[0] & 0xF, have[1] & 0x7F, 2
        if not have[0] & 0x80 or have[1] & 0x80:
            raise ValueError("a part of a message, or a masked frame")
        if length >= 126:
            size, form = (2, ">H") if length == 126 else (8, ">Q")
            if len(have) < at + size:
                return None
            (length,) = struct.unpack(form, have[at : at + size])
            at += size
        if len(have) < at + length:
            return None
        self._bytes = have[at + length :]
        return opcode, have[at : at + length]

    def _send_frame(self, opcode, payload):
        length, mask = len(payload), os.urandom(4)
        if length < 126:
            head = struct.pack(">BB", 0x80 | opcode, 0x80 | length)
        elif length < 65536:
            head = struct.pack(">BBH", 0x80 | opcode, 0x80 | 126, length)
        else:
            head = struct.pack(">BBQ", 0x80 | opcode, 0x80 | 127, length)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        try:
            self._socket.sendall(head + mask + masked)
        except OSError as error:
            raise Closed from error
