import { expect, test } from "vitest";
import { type Member, membersHere, touchedBy } from "./changed.ts";

const MEMBERS: readonly Member[] = [
  { folder: "packages/kit", needs: [] },
  { folder: "packages/games/nim/rules", needs: ["packages/kit"] },
  { folder: "packages/games/nim/boards", needs: ["packages/games/nim/rules"] },
  { folder: "packages/games/go/rules", needs: ["packages/kit"] },
  { folder: "apps/cli", needs: ["packages/games/nim/rules", "packages/games/go/rules"] },
  { folder: "apps/server", needs: [] },
  { folder: "apps/web", needs: ["packages/games/nim/boards"] },
];

test("a change affects its package and all that depend on it, and nothing else", () => {
  expect(touchedBy(["packages/games/go/rules/src/a.ts"], MEMBERS)).toEqual({
    folders: ["packages/games/go/rules", "apps/cli"],
    browser: false,
  });
  expect(touchedBy(["packages/games/nim/boards/src/a.tsx"], MEMBERS)).toEqual({
    folders: ["packages/games/nim/boards", "apps/web"],
    browser: true,
  });
  expect(touchedBy(["packages/kit/src/a.ts"], MEMBERS)).toMatchObject({ browser: true });
  expect(touchedBy(["apps/server/src/a.ts"], MEMBERS)).toEqual({ folders: ["apps/server"], browser: true });
});

test("a change to a browser test alone affects no package", () => {
  expect(touchedBy(["apps/web/e2e/a.spec.ts"], MEMBERS)).toEqual({ folders: [], browser: true });
});

test("a file outside all packages affects all of them; no change affects none", () => {
  expect(touchedBy(["pnpm-lock.yaml"], MEMBERS)).toBe("everything");
  expect(touchedBy(["packages/kit/src/a.ts", "docs/hosting.md"], MEMBERS)).toBe("everything");
  expect(touchedBy([], MEMBERS)).toEqual({ folders: [], browser: false });
});

test("this repository's packages are found with their dependencies", () => {
  const needs = new Map(membersHere().map((member) => [member.folder, member.needs]));
  expect(needs.get("packages/kit")).toEqual([]);
  expect(needs.get("packages/bots")).toEqual(["packages/kit"]);
  expect(needs.get("apps/web")).toContain("packages/protocol");
});
