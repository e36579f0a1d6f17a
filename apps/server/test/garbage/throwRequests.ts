import { Agent, request } from "node:http";
import { createConnection, type Socket } from "node:net";
import type { Findings } from "./findings.ts";
import type { Lot } from "./junk.ts";
import type { Targets } from "./messages.ts";
import { type BadRequest, badRequest, rawRequest } from "./requests.ts";

export type RequestPlan = {
  readonly port: number;
  readonly cookie: string;
  readonly targets: () => Targets;
  readonly findings: Findings;
  readonly lot: Lot;
};

const ANSWER_MS = 20_000;
const RAW_ANSWER_MS = 1000;

/** Requests that a client library can send. */
export async function throwRequests(plan: RequestPlan, turn: () => Promise<boolean>): Promise<void> {
  const { lot, findings } = plan;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (await turn()) {
    const asked = badRequest(lot, plan.targets(), plan.cookie);
    findings.sent += 1;
    await askHttp(plan, agent, asked);
  }
  agent.destroy();
}

function askHttp({ port, findings }: RequestPlan, agent: Agent, asked: BadRequest): Promise<void> {
  const { method, path, headers, body } = asked;
  const said = `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body?.slice(0, 300) ?? ""}`;
  return new Promise((resolve) => {
    const asking = request({ port, host: "127.0.0.1", method, path, agent, timeout: ANSWER_MS });
    for (const [name, value] of Object.entries(headers)) {
      try {
        asking.setHeader(name, value);
      } catch {
        // A header that cannot be sent never reaches the server.
      }
    }
    if (body !== undefined) asking.setHeader("content-length", Buffer.byteLength(body));
    asking.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const head = `${JSON.stringify({ ...response.headers, "set-cookie": undefined })}`;
        findings.responded(response.statusCode ?? 0, head, Buffer.concat(parts).toString(), said);
        resolve();
      });
      response.on("error", () => resolve());
    });
    asking.on("timeout", () => {
      findings.report(`no answer to ${said}`);
      asking.destroy();
    });
    asking.on("upgrade", (_, socket) => socket.destroy());
    // A server that rejects an oversized body before reading it closes the connection.
    asking.on("error", () => {
      findings.count("connection closed");
      resolve();
    });
    asking.end(body);
  });
}

/** Raw requests. One that gets no immediate response must at least time out. */
export async function throwRawRequests(plan: RequestPlan, turn: () => Promise<boolean>): Promise<Socket[]> {
  const { lot, findings, port } = plan;
  const open: Socket[] = [];
  while (await turn()) {
    const { text, slow } = rawRequest(lot, port);
    findings.sent += 1;
    const socket = createConnection({ port, host: "127.0.0.1" });
    const answer = new Promise<string | undefined>((resolve) => {
      let heard = "";
      const timer = setTimeout(() => resolve(undefined), slow === undefined ? RAW_ANSWER_MS : 0);
      socket.on("data", (bytes) => {
        heard += bytes.toString();
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        clearTimeout(timer);
        resolve(heard);
        inspectRaw(findings, heard, text);
      });
    });
    socket.write(text);
    if ((await answer) === undefined) open.push(socket);
  }
  return open;
}

function inspectRaw(findings: Findings, heard: string, text: string): void {
  const said = `raw ${text.slice(0, 200)}`;
  if (heard === "") {
    findings.count("connection closed");
    return;
  }
  const [head = "", body = ""] = heard.split("\r\n\r\n");
  const status = Number(head.split(" ")[1]);
  findings.responded(status, head, body, said);
}
