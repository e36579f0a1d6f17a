import "./cards.css";
import type { AnyStage } from "@harbor/face";
import { saveFile } from "../replay/saveFile.ts";
import { writeCardFile } from "./readCardFile.ts";

/** Hands out the cards of a stage as a file, to be looked at, changed and played with. */
export function SaveCards({ stage, label }: { readonly stage: AnyStage; readonly label: string }) {
  function save() {
    const { name, text } = writeCardFile(stage);
    saveFile(name, text, "application/json");
  }
  return (
    <button type="button" className="button" onClick={save}>
      {label}
    </button>
  );
}
