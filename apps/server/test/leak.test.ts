import { bremerhaven } from "@harbor/bremerhaven";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { roomOf } from "../src/live/sockets.ts";
import { Room } from "../src/tables/room.ts";
import { type Transcript, tellTwice } from "./twinStory.ts";
import type { World } from "./twins.ts";

/** A minute into every decision, with the time frozen so that no byte differs because of it. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: 1_700_000_060_000 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function differences(transcripts: readonly Transcript[]): string[] {
  return transcripts.flatMap(({ who, first, second }) => {
    const longer = first.length > second.length ? first : second;
    return longer.flatMap((_, nth) =>
      first[nth] === second[nth] ? [] : [`${who} ${nth}: ${first[nth]}\n  other: ${second[nth]}`],
    );
  });
}

test("SHW-3 over the wire: hidden information changes no byte that a seat or a spectator receives", async () => {
  const transcripts = await tellTwice();
  const heard = transcripts.flatMap(({ first }) => first);
  process.stdout.write(`${heard.length} messages, ${heard.join("").length} bytes in each world\n`);
  expect(differences(transcripts).map((text) => text.slice(0, 600))).toEqual([]);
  expect(heard.filter((text) => text.startsWith('42["patch"')).length).toBeGreaterThan(200);
  expect(heard.filter((text) => text.includes('"ok":false')).length).toBeGreaterThan(500);
}, 120_000);

type Leak = readonly [what: string, plant: () => ((world: World) => void) | undefined];

const { view } = bremerhaven;
const { command, snapshotFor } = Room.prototype;

const LEAKS: readonly Leak[] = [
  [
    "the hand of another seat in a view",
    () => {
      vi.spyOn(bremerhaven, "view").mockImplementation((state, viewer) => {
        const hands = state.players.map(({ hand }) => hand);
        return { ...view(state, viewer), hands };
      });
      return undefined;
    },
  ],
  [
    "the next ship in a view",
    () => {
      vi.spyOn(bremerhaven, "view").mockImplementation((state, viewer) => {
        return { ...view(state, viewer), next: state.decks.ships[0] };
      });
      return undefined;
    },
  ],
  [
    "a version that counts what is hidden, too",
    () => {
      vi.spyOn(Room.prototype, "snapshotFor").mockImplementation(function counted(this: Room, audience) {
        return { ...snapshotFor.call(this, audience), n: this.seq };
      });
      return undefined;
    },
  ],
  [
    "an empty patch when somebody queues",
    () =>
      ({ server }) => {
        vi.spyOn(Room.prototype, "command").mockImplementation(async function told(this: Room, ...given) {
          const answer = await command.apply(this, given);
          const isOfWorld = server.rooms.opened(this.id) === this;
          if (given[2].do === "queue" && isOfWorld) {
            server.io.to(roomOf(this.state.code, "seat 0")).emit("patch", { table: this.state.code, n: 1 });
          }
          return answer;
        });
      },
  ],
  [
    "what others queued in the detail of a refusal",
    () => {
      vi.spyOn(Room.prototype, "command").mockImplementation(async function told(this: Room, ...given) {
        const answer = await command.apply(this, given);
        const bids = isGame(this.state.game) ? this.state.game.bids.map(({ card }) => card) : [];
        return answer.ok ? answer : { ...answer, detail: bids.join() };
      });
      return undefined;
    },
  ],
];

function isGame(game: unknown): game is { readonly bids: readonly { readonly card: number }[] } {
  return typeof game === "object" && game !== null && "bids" in game && Array.isArray(game.bids);
}

test.each(LEAKS)(
  "the test above fails if the server gives away %s",
  async (_, plant) => {
    const transcripts = await tellTwice(plant(), { endsOnceDifferent: true });
    expect(differences(transcripts).length).toBeGreaterThan(0);
  },
  120_000,
);
