import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

export type KeyKind = "ec" | "rsa" | "ed25519";

/** What a browser says about where it was asked, and what its authenticator says. Tests forge any of it. */
export type Claims = {
  readonly type: string;
  readonly origin: string;
  readonly rpId: string;
  readonly crossOrigin: boolean;
  /** User present, user verified. */
  readonly flags: number;
  readonly counter: number;
};

const CREDENTIAL = 0x40;

/** A passkey as a phone would keep it. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly publicKey: Buffer;
  readonly #key: KeyObject;
  readonly #origin: string;
  counter = 0;

  constructor(origin: string, kind: KeyKind = "ec") {
    const { publicKey, privateKey } = pairOf(kind);
    this.publicKey = publicKey.export({ format: "der", type: "spki" });
    this.#key = privateKey;
    this.#origin = origin;
  }

  /** The answer to a request for a new passkey. */
  create(challenge: string, forged: Partial<Claims> = {}) {
    const claims = this.#claims({ type: "webauthn.create", ...forged });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id]);
    return {
      clientData: clientData(challenge, claims).toString("base64url"),
      authenticatorData: Buffer.concat([head(claims, CREDENTIAL), credential]).toString("base64url"),
      publicKey: this.publicKey.toString("base64url"),
    };
  }

  /** The answer to a request to sign in. */
  get(challenge: string, forged: Partial<Claims> = {}) {
    const claims = this.#claims({ type: "webauthn.get", ...forged });
    const said = clientData(challenge, claims);
    const data = head(claims, 0);
    const text = Buffer.concat([data, createHash("sha256").update(said).digest()]);
    const signature =
      this.#key.asymmetricKeyType === "ed25519"
        ? sign(null, text, this.#key)
        : createSign("sha256").update(text).sign(this.#key);
    return {
      id: this.id.toString("base64url"),
      clientData: said.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
    };
  }

  #claims(forged: Partial<Claims>): Claims {
    const rpId = new URL(this.#origin).hostname;
    const { origin, counter } = { origin: this.#origin, counter: this.counter };
    return { type: "", origin, rpId, crossOrigin: false, flags: 0x05, counter, ...forged };
  }
}

function pairOf(kind: KeyKind) {
  if (kind === "rsa") return generateKeyPairSync("rsa", { modulusLength: 2048 });
  return kind === "ec" ? generateKeyPairSync("ec", { namedCurve: "P-256" }) : generateKeyPairSync("ed25519");
}

function clientData(challenge: string, { type, origin, crossOrigin }: Claims): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

function head({ rpId, flags, counter }: Claims, more: number): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags | more, 0);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), tail]);
}
