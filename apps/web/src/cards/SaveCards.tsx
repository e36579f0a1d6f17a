import "./cards.css";
import type { AnyGameClient } from "@harbor/ui";
import { saveFile } from "../replay/saveFile.ts";
import { writeCardFile } from "./readCardFile.ts";

/** Saves a client's cards as a file. */
export function SaveCards({ client, label }: { readonly client: AnyGameClient; readonly label: string }) {
  function save() {
    const { name, text } = writeCardFile(client);
    saveFile(name, text, "application/json");
  }
  return (
    <button type="button" className="button" onClick={save}>
      {label}
    </button>
  );
}
