import { Server } from "socket.io";
import { expect, test, vi } from "vitest";
import { joinCluster } from "./cluster.ts";

test("a Redis that does not answer is reported in one line without its password, and no retry is left running", async () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(joinCluster(new Server(), "redis://:sesame@127.0.0.1:1")).rejects.toThrow(
    /^REDIS_URL: no answer from the server((?!sesame|\n).)*$/,
  );
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
