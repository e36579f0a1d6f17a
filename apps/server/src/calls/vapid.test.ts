import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { freshVapidKeys, vapidHeader } from "./vapid.ts";

/** Checks a token as a push service does; its claims. */
function claimsOf(header: string, token: string, key: string): unknown {
  const point = Buffer.from(key, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const [head = "", claims = "", signature = ""] = token.split(".");
  const isValid = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isValid) throw new Error(`not signed: ${header}`);
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

function partsOf(header: string): readonly [string, string] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  return [token, key];
}

test("CAL-3 a push service can check who sends, for itself alone and for half a day", () => {
  const keys = freshVapidKeys();
  const header = vapidHeader(keys, "https://push.example.net/send/abc?x=1", 1_700_000_000_000, "mailto:me@example.org");
  expect(claimsOf(header, ...partsOf(header))).toEqual({
    aud: "https://push.example.net",
    exp: 1_700_043_200,
    sub: "mailto:me@example.org",
  });
  expect(partsOf(header)[1]).toBe(keys.publicKey);
  expect(Buffer.from(keys.publicKey, "base64url")).toHaveLength(65);
});

test("the example of RFC 8292 is signed as a push service expects", () => {
  // Its token cannot be made again, because its signature has chance in it; but it can be checked in the same way.
  const token =
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
  const key = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
  expect(claimsOf("", token, key)).toEqual({
    aud: "https://push.example.net",
    exp: 1_453_523_768,
    sub: "mailto:push@example.com",
  });
});
