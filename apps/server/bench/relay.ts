// The least a live server can do, as a baseline: everything sent to a table is acknowledged and broadcast.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { z } from "zod";

const messageSchema = z.looseObject({ table: z.string() });
const broadcastsSchema = z.object({ broadcasts: z.array(z.unknown()).min(1) });

const http = createServer();
const io = new Server(http, { transports: ["websocket"], serveClient: false, perMessageDeflate: false });
let broadcasts: readonly unknown[] = [{}];
let next = 0;

process.on("message", (message) => {
  const read = broadcastsSchema.safeParse(message);
  if (read.success) broadcasts = read.data.broadcasts;
});
process.channel?.unref();

io.on("connection", (socket) => {
  socket.on("watch", (message: unknown, answer: (response: unknown) => void) => {
    void socket.join(messageSchema.parse(message).table);
    answer({ ok: true });
  });
  // No schema: validation is the work of a real server.
  socket.on("do", (message: { readonly table: string }, answer: (response: unknown) => void) => {
    answer({ ok: true });
    socket.to(message.table).emit("patch", broadcasts[next % broadcasts.length]);
    next += 1;
  });
});
http.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
