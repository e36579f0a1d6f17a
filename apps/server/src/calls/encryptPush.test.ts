import { expect, test } from "vitest";
import { areKeys, encryptPush } from "./encryptPush.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");
/** The example of RFC 8291, section 5. */
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

test("CAL-3 a message is encrypted as in the example of RFC 8291", () => {
  const chance = {
    privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
  };
  expect(encryptPush("When I grow up, I want to be a watermelon", KEYS, chance).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("the same message never looks the same twice", () => {
  expect(encryptPush("turn", KEYS).equals(encryptPush("turn", KEYS))).toBe(false);
});

test.each([
  ["the RFC's", KEYS, true],
  ["a point off the curve", { ...KEYS, p256dh: KEYS.p256dh.replace("BCV", "BCW") }, false],
  ["a key that is too short", { ...KEYS, p256dh: "BCVx" }, false],
  ["a secret that is too short", { ...KEYS, auth: "BTBZ" }, false],
  ["nothing", { p256dh: "", auth: "" }, false],
])("keys are checked before they are kept: %s", (_, keys, are) => {
  expect(areKeys(keys)).toBe(are);
});
