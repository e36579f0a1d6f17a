import {
  acceptedSchema,
  newPasskeySchema,
  type Passkeys,
  passkeyChallengeSchema,
  passkeySignedInSchema,
  passkeysSchema,
} from "@harbor/protocol";
import { ask, type Reply } from "./http.ts";

/** Why nothing came of it. */
export type PasskeyFault = "cancelled" | "known" | "full" | "unknown" | "failed";
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: PasskeyFault };

/** ES256, Ed25519 and RS256: what browsers make and the server reads. */
const ALGORITHMS = [-7, -8, -257] as const;
const PATIENCE_MS = 120_000;

/** Browsers offer passkeys only to sites with a name, over an encrypted connection. */
export function arePossible(): boolean {
  const hasName = !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));
  return "PublicKeyCredential" in globalThis && isSecureContext && hasName;
}

export const listPasskeys = (): Promise<Reply<{ passkeys: Passkeys; most: number }>> =>
  ask("/passkeys", passkeysSchema);

export const removePasskey = (id: string): Promise<Reply<{ ok: true }>> =>
  ask("/passkeys/remove", acceptedSchema, { id });

/** Lets this device make a passkey, and gives the server its public key. */
export async function addPasskey(siteName: string): Promise<Outcome<true>> {
  const asked = await ask("/passkeys/new", newPasskeySchema, {});
  if (!asked.ok) return failed(asked.code);
  const { challenge, rpId, user, known } = asked.value;
  const made = await withBrowser(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { id: rpId, name: siteName },
        user: { id: bytes(user.id), name: user.name, displayName: user.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        attestation: "none",
        timeout: PATIENCE_MS,
      },
    }),
  );
  if (!made.ok) return made;
  const response = made.value.response;
  const publicKey = response instanceof AuthenticatorAttestationResponse ? response.getPublicKey() : null;
  if (!(response instanceof AuthenticatorAttestationResponse) || publicKey === null) return failed("failed");
  const sent = await ask("/passkeys", acceptedSchema, {
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.getAuthenticatorData()),
    publicKey: text(publicKey),
  });
  return sent.ok ? { ok: true, value: true } : failed(sent.code);
}

/** Who this device is now, and what a passkey must sign. */
export const askChallenge = () => ask("/passkeys/challenge", passkeyChallengeSchema, {});

type Challenge = { readonly challenge: string; readonly rpId: string };

/** Makes this device the owner of the passkey that its user chooses. */
export async function signInWith({ challenge, rpId }: Challenge): Promise<Outcome<{ readonly name: string }>> {
  const used = await withBrowser(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), rpId, userVerification: "required", timeout: PATIENCE_MS },
    }),
  );
  if (!used.ok) return used;
  const { id, response } = used.value;
  if (!(response instanceof AuthenticatorAssertionResponse)) return failed("failed");
  const sent = await ask("/passkeys/sign-in", passkeySignedInSchema, {
    id,
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    leaveSeats: true,
  });
  return sent.ok ? sent : failed(sent.code);
}

function failed(code: string): { readonly ok: false; readonly why: PasskeyFault } {
  if (code === "too-many-passkeys") return { ok: false, why: "full" };
  return { ok: false, why: code === "no-such-passkey" ? "unknown" : "failed" };
}

async function withBrowser(ask: () => Promise<Credential | null>): Promise<Outcome<PublicKeyCredential>> {
  try {
    const given = await ask();
    return given instanceof PublicKeyCredential ? { ok: true, value: given } : { ok: false, why: "cancelled" };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") return { ok: false, why: "known" };
    return { ok: false, why: name === "NotAllowedError" || name === "AbortError" ? "cancelled" : "failed" };
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
