import type { TableCard } from "@harbor/protocol";
import { useEffect, useState } from "react";
import { tableCard } from "../api/http.ts";
import { Lost, type LostWhy } from "./Lost.tsx";
import { Waiting } from "./Waiting.tsx";

type LostTableProps = {
  readonly code: string;
  readonly refusal: string;
  /** Asks the server to close the table. */
  readonly closeTable: () => void;
};

/** A table that the server does not show, and the reason, judged by its card in the lists. */
export function LostTable({ code, refusal, closeTable }: LostTableProps) {
  const [status, setStatus] = useState<TableCard["status"] | "unknown">();
  useEffect(() => {
    let open = true;
    void tableCard(code).then((card) => open && setStatus(card.ok ? card.value.status : "unknown"));
    return () => {
      open = false;
    };
  }, [code]);
  if (refusal === "other-rules") return <Lost why="rules" closeTable={closeTable} />;
  if (refusal === "kept-out") return <Lost why="keptOut" />;
  if (refusal !== "no-spectators") return <Lost why={whyLost(refusal)} />;
  if (status === undefined) return <Waiting />;
  return <Lost why={status === "finished" ? "over" : status === "closed" ? "closed" : "private"} />;
}

function whyLost(refusal: string): LostWhy {
  if (refusal === "banned") return "banned";
  return refusal === "no-such-table" || refusal === "malformed" ? "table" : "server";
}
