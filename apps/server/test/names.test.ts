import { expect, test } from "vitest";
import { TestClient } from "./client.ts";
import { runServer } from "./harness.ts";

test("who changes their name speaks and sits down under it at once, on the socket that is open already", async () => {
  const running = await runServer();
  const client = await TestClient.arrive(running.url);
  const code = await client.create({ options: { mode: "short", seats: 2 } });
  await client.watch(code);
  expect((await client.request("POST", "/api/me", { name: "Ada" })).json).toEqual({ name: "Ada" });
  await client.do(code, { do: "sit", seat: 0 });
  await client.do(code, { do: "say", text: "ahoy" });
  expect(client.viewOf(code).seats[0]).toMatchObject({ kind: "person", name: "Ada" });
  expect(client.chats.map(({ message }) => message.name)).toEqual(["Ada"]);
  client.close();
  await running.close();
});
