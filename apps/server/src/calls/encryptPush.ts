import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** Where a browser wants its messages: a push service's address, and the keys that only the browser can read with. */
export type PushAddress = {
  readonly endpoint: string;
  /** The browser's public key, 65 bytes in base64url. */
  readonly p256dh: string;
  /** A secret shared with the browser, 16 bytes in base64url. */
  readonly auth: string;
};

export const CURVE = "prime256v1";
const SALT_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const RECORD_BYTES = 4096;
/** Ends the last record. */
const LAST = Buffer.of(2);

/** The sender's key pair and the salt, fresh for every message. */
export type Chance = { readonly privateKey: Buffer; readonly salt: Buffer };

function freshChance(): Chance {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
}

/** Encrypts a short message for one browser (RFC 8291, with the content encoding of RFC 8188). */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushAddress, "p256dh" | "auth">,
  { privateKey, salt }: Chance = freshChance(),
): Buffer {
  const receiver = Buffer.from(p256dh, "base64url");
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const sender = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]);
  const secret = derive(ecdh.computeSecret(receiver), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), NONCE_BYTES);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const head = [salt, size, Buffer.of(sender.length), sender];
  return Buffer.concat([...head, cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}

/** Whether messages can be encrypted with these keys; they come from anybody. */
export function areKeys({ p256dh, auth }: Pick<PushAddress, "p256dh" | "auth">): boolean {
  try {
    encryptPush("", { p256dh, auth });
  } catch {
    return false;
  }
  return Buffer.from(auth, "base64url").length === SALT_BYTES;
}
