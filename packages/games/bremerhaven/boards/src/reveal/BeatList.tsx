import { BeatRow } from "./BeatRow.tsx";
import type { Beat } from "./beats.ts";
import "./reveal.css";

/** All beats in words, to read at leisure. */
export function BeatList({ beats }: { readonly beats: readonly Beat[] }) {
  return (
    <ol className="beat-list">
      {beats.map((beat) => (
        <li key={beat.first} className="reveal-row">
          <BeatRow beat={beat} lines={beat.outcome.length} />
        </li>
      ))}
    </ol>
  );
}
