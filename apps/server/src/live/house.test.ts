import { Server } from "socket.io";
import { expect, test, vi } from "vitest";
import { joinHouse } from "./house.ts";

test("a Redis that does not answer is told in one line without its password, and nothing goes on trying", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(joinHouse(new Server(), "redis://:sesame@127.0.0.1:1")).rejects.toThrow(
    /^REDIS_URL: the server there does not answer((?!sesame|\n).)*$/,
  );
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
