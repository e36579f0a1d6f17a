import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";
import { CURVE } from "./encryptPush.ts";

/** The server's key pair, by which push services recognize it, in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** Push services refuse more than a day. */
const LASTS_S = 12 * 3600;
const KEY_DIGITS = 64;

export function freshVapidKeys(): VapidKeys {
  const ecdh = createECDH(CURVE);
  const publicKey = ecdh.generateKeys("base64url");
  // A number that begins with zeros is given shorter.
  const number = ecdh.getPrivateKey("hex").padStart(KEY_DIGITS, "0");
  return { publicKey, privateKey: Buffer.from(number, "hex").toString("base64url") };
}

/** The authorization header for a push service (RFC 8292). */
export function vapidHeader(keys: VapidKeys, endpoint: string, now: number, contact?: string): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + LASTS_S,
    ...(contact !== undefined && { sub: contact }),
  };
  const content = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const signature = sign("sha256", Buffer.from(content), { key: signingKey(keys), dsaEncoding: "ieee-p1363" });
  return `vapid t=${content}.${signature.toString("base64url")}, k=${keys.publicKey}`;
}

function encoded(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString("base64url");
}

function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  return createPrivateKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y, d: privateKey } });
}
