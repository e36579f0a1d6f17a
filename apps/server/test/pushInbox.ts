import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";

/** A browser and its push service, as a server on this machine. */
export type PushInbox = {
  readonly address: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** What has come, decrypted. */
  readonly messages: readonly { readonly headers: IncomingHttpHeaders; readonly text: string }[];
  /** From now on the service answers with this status. */
  answerWith(status: number): void;
  close(): void;
};

const HEAD_BYTES = 86;
const TAG_BYTES = 16;

export async function openPushInbox(): Promise<PushInbox> {
  const ecdh = createECDH("prime256v1");
  const p256dh = ecdh.generateKeys("base64url");
  const auth = randomBytes(16);
  const messages: { headers: IncomingHttpHeaders; text: string }[] = [];
  let status = 201;

  /** As a browser does it (RFC 8291). */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, HEAD_BYTES);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
    const derive = (what: string, bytes: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${what}\0`, bytes));
    const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(body.subarray(HEAD_BYTES, -TAG_BYTES)), decipher.final()]);
    return text.subarray(0, -1).toString();
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      messages.push({ headers: request.headers, text: decrypt(Buffer.concat(parts)) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listening = server.address();
  const port = typeof listening === "object" ? listening?.port : undefined;
  return {
    address: { endpoint: `http://127.0.0.1:${port}/push/abc`, p256dh, auth: auth.toString("base64url") },
    messages,
    answerWith(next) {
      status = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
