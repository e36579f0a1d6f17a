import { bremerhaven, type View } from "@harbor/bremerhaven";
import { seedFrom } from "@harbor/kit";
import type { Command, TableSettings } from "@harbor/protocol";
import { TestClient, until } from "./client.ts";

export type Crew = {
  readonly code: string;
  /** By seat; the first is the host. */
  readonly clients: readonly [TestClient, TestClient, ...TestClient[]];
};

/** People at a table, each in a seat and watching it. */
export async function gather(url: string, seats = 2, settings: Partial<TableSettings> = {}): Promise<Crew> {
  const [host, second, ...others] = await Promise.all(Array.from({ length: seats }, () => TestClient.arrive(url)));
  if (host === undefined || second === undefined) throw new Error("a crew needs at least two people");
  const code = await host.create({ options: { mode: "short", seats }, ...settings });
  const clients: Crew["clients"] = [host, second, ...others];
  for (const [seat, client] of clients.entries()) {
    await client.watch(code);
    await must(client, code, { do: "sit", seat });
  }
  return { code, clients };
}

export async function gatherAndStart(url: string, seats = 2, settings: Partial<TableSettings> = {}): Promise<Crew> {
  const crew = await gather(url, seats, settings);
  await must(crew.clients[0], crew.code, { do: "start" });
  await allSee(crew, "playing");
  return crew;
}

export async function must(client: TestClient, code: string, command: Command): Promise<void> {
  const answer = await client.do(code, command);
  if (!answer.ok) throw new Error(`${command.do} was refused: ${JSON.stringify(answer)}`);
}

export async function allSee({ code, clients }: Crew, status: string): Promise<void> {
  await until(`all see it ${status}`, () => clients.every((client) => client.viewOf(code).status === status));
}

export function gameOf(client: TestClient, code: string): View {
  const { game } = client.viewOf(code);
  if (!isView(game)) throw new Error("the game has not begun");
  return game;
}

function isView(view: unknown): view is View {
  return typeof view === "object" && view !== null && "step" in view && "viewer" in view;
}

/** What a client can work out from its view alone. */
export function legalFor(client: TestClient, code: string) {
  const view = gameOf(client, code);
  const { viewer } = view;
  return viewer === "spectator" ? [] : bremerhaven.legal(bremerhaven.imagine(view, seedFrom("any")), viewer);
}

export function mustDecide(client: TestClient, code: string): boolean {
  const view = gameOf(client, code);
  return bremerhaven.pending(bremerhaven.imagine(view, seedFrom("any"))).some((seat) => seat === view.viewer);
}

export function act(action: object): Extract<Command, { do: "act" }> {
  return { do: "act", action: Object.fromEntries(Object.entries(action)) };
}

type Action = ReturnType<typeof legalFor>[number];

/** Plays preferred actions, or else the first legal ones, until everybody sees the game at this step. */
export async function playUntil(
  { code, clients }: Crew,
  step: View["step"],
  prefer: (action: Action) => boolean = ({ type }) => type === "done" || type === "pass",
): Promise<void> {
  for (let actions = 0; actions < 400; actions += 1) {
    await until("somebody must decide and everybody sees it", () => {
      const steps = new Set(
        clients.map((client) => JSON.stringify([gameOf(client, code).step, gameOf(client, code).waiting])),
      );
      return steps.size === 1 && clients.some((client) => mustDecide(client, code));
    });
    if (gameOf(clients[0], code).step === step) return;
    const client = clients.find((one) => mustDecide(one, code));
    const legal = client === undefined ? [] : legalFor(client, code);
    const action = legal.find(prefer) ?? legal[0];
    if (client === undefined || action === undefined) throw new Error("nobody can do anything");
    await must(client, code, act(action));
  }
  throw new Error(`the game never reached ${step}`);
}

export function closeAll({ clients }: Crew): void {
  for (const client of clients) client.close();
}
