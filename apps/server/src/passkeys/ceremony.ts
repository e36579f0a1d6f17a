import { createHash, createPublicKey, type KeyObject, timingSafeEqual, verify } from "node:crypto";

/** Where a passkey is made or used: browsers bind it to the site's host name. */
export type Site = { readonly origin: string; readonly rpId: string };

/** A browser's answer that cannot be trusted; the reason is for developers of clients. */
export class BadPasskey extends Error {}

export type Kind = "webauthn.create" | "webauthn.get";

/** The flags of authenticator data. */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Before the credential: the hash of the site, the flags, the counter. */
const HEAD_BYTES = 37;
const AAGUID_BYTES = 16;
const RSA_BITS = { least: 2048, most: 4096 } as const;

export function siteOf(origin: string): Site {
  return { origin, rpId: new URL(origin).hostname };
}

/** The challenge that this browser signed, if it signed it here, for this purpose. */
export function challengeIn(clientData: Buffer, kind: Kind, { origin }: Site): string {
  const said = parsed(clientData);
  if (said.type !== kind) throw new BadPasskey("the client data are for something else");
  if (said.origin !== origin) throw new BadPasskey("the client data are of another site");
  if (said.crossOrigin === true) throw new BadPasskey("the page was inside another site's page");
  if (typeof said.challenge !== "string") throw new BadPasskey("the client data have no challenge");
  return said.challenge;
}

function parsed(clientData: Buffer): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(clientData.toString("utf8"));
    if (typeof said === "object" && said !== null) return Object.fromEntries(Object.entries(said));
  } catch {
    // Not JSON; refused below.
  }
  throw new BadPasskey("the client data are not JSON");
}

type Sight = { readonly counter: number; readonly flags: number };

/** What the authenticator says, if it says it of this site and has recognized its owner. */
function look(data: Buffer, { rpId }: Site): Sight {
  if (data.length < HEAD_BYTES) throw new BadPasskey("the authenticator data are too short");
  const site = createHash("sha256").update(rpId).digest();
  if (!timingSafeEqual(data.subarray(0, 32), site)) throw new BadPasskey("the passkey belongs to another site");
  const flags = data.readUInt8(32);
  // A passkey is all that its owner needs, so it must be unlocked by a finger, a face or a number.
  if ((flags & USER_PRESENT) === 0 || (flags & USER_VERIFIED) === 0)
    throw new BadPasskey("the authenticator has not recognized its owner");
  return { flags, counter: data.readUInt32BE(33) };
}

/** The id of a new passkey, and its counter. Nothing proves which authenticator made it, and nobody needs to know. */
export function readNew(data: Buffer, site: Site): { readonly id: Buffer; readonly counter: number } {
  const { flags, counter } = look(data, site);
  const begin = HEAD_BYTES + AAGUID_BYTES;
  if ((flags & HAS_CREDENTIAL) === 0 || data.length < begin + 2) throw new BadPasskey("there is no new passkey");
  const length = data.readUInt16BE(begin);
  const id = data.subarray(begin + 2, begin + 2 + length);
  if (length === 0 || id.length !== length) throw new BadPasskey("the new passkey is cut off");
  return { id, counter };
}

/** A public key of a kind that browsers make: P-256, Ed25519 or RSA. */
export function readKey(spki: Buffer): KeyObject {
  const key = opened(spki);
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  const bits = details?.modulusLength ?? 0;
  const isKnown =
    type === "ed25519" ||
    (type === "ec" && details?.namedCurve === "prime256v1") ||
    (type === "rsa" && bits >= RSA_BITS.least && bits <= RSA_BITS.most);
  if (!isKnown) throw new BadPasskey("keys of this kind are not used for passkeys");
  return key;
}

function opened(spki: Buffer): KeyObject {
  try {
    return createPublicKey({ key: spki, format: "der", type: "spki" });
  } catch {
    throw new BadPasskey("the public key cannot be read");
  }
}

export type Signed = {
  readonly authenticatorData: Buffer;
  readonly clientData: Buffer;
  readonly signature: Buffer;
};

/** Checks that the owner of this key has signed; gives the authenticator's counter. */
export function checkSigned(key: KeyObject, signed: Signed, site: Site): number {
  const { counter } = look(signed.authenticatorData, site);
  const hash = createHash("sha256").update(signed.clientData).digest();
  const text = Buffer.concat([signed.authenticatorData, hash]);
  const digest = key.asymmetricKeyType === "ed25519" ? null : "sha256";
  if (!isSignedBy(key, digest, text, signed.signature)) throw new BadPasskey("the signature is not of this passkey");
  return counter;
}

function isSignedBy(key: KeyObject, digest: "sha256" | null, text: Buffer, signature: Buffer): boolean {
  try {
    return verify(digest, text, key, signature);
  } catch {
    return false;
  }
}
