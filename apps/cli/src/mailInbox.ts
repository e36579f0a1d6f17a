import { createServer, type Socket } from "node:net";

export type ReceivedMail = {
  readonly to: readonly string[];
  /** Decoded, with its headers. */
  readonly text: string;
};

/** A mail server on this machine that keeps what it gets. */
export type MailInbox = {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** From now on it answers every recipient with this code. */
  answerWith(code: number): void;
  close(): void;
};

export async function openMailInbox(): Promise<MailInbox> {
  const mails: ReceivedMail[] = [];
  let code = 250;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding("utf8");
    socket.on("error", () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let rest = "";
    let to: string[] = [];
    let inData = false;
    say("220 test");
    socket.on("data", (text) => {
      rest += String(text);
      for (;;) {
        const end = inData ? rest.indexOf("\r\n.\r\n") : rest.indexOf("\r\n");
        if (end === -1) return;
        const read = rest.slice(0, end);
        rest = rest.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          mails.push({ to, text: decoded(read) });
          say("250 kept");
          continue;
        }
        const word = read.slice(0, 4).toUpperCase();
        if (word === "MAIL") to = [];
        if (word === "RCPT" && code === 250) to.push(/<([^>]*)>/.exec(read)?.[1] ?? read);
        inData = word === "DATA";
        const answers: Readonly<Record<string, string>> = { DATA: "354 go on", QUIT: "221 bye", RCPT: `${code} so` };
        say(answers[word] ?? "250 ok");
        if (word === "QUIT") socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("it does not listen");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    answerWith(next) {
      code = next;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Long lines are broken, and letters beyond ASCII written as numbers. */
function decoded(mail: string): string {
  const whole = mail.replace(/=\r\n/g, "").replace(/\r\n[ \t]+/g, " ");
  return Buffer.from(
    whole.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}
