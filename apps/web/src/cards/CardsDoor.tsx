import type { AnyGameClient } from "@harbor/ui";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { rememberClient } from "./clientFor.ts";
import { type CardFile, readCardFile } from "./readCardFile.ts";
import "./cards.css";

type CardsDoorProps = {
  readonly own: AnyGameClient;
  readonly label: string;
  /** The hash of the only acceptable cards. */
  readonly wanted?: string | undefined;
  open(client: AnyGameClient): void;
};

/** Opens a file of cards. Problems are shown in place, and nothing else is lost. */
export function CardsDoor({ own, label, wanted, open }: CardsDoorProps) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Extract<CardFile, { ok: false }> | { why: "other"; file: string }>();

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const answer = await readCardFile(own, file);
    // Allow the same file to be chosen again, after it was corrected.
    target.value = "";
    if (!answer.ok) return setRefused(answer);
    if (wanted !== undefined && answer.client.game.cards !== wanted) {
      return setRefused({ why: "other", file: file.name });
    }
    setRefused(undefined);
    rememberClient(answer.client);
    open(answer.client);
  }

  return (
    <>
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        {label}
      </button>
      <input
        ref={chooser}
        type="file"
        className="cards-input"
        tabIndex={-1}
        aria-label={label}
        accept=".json,application/json"
        onChange={(event) => void read(event)}
      />
      {refused !== undefined && (
        <p role="alert" className="cards-refused">
          {t(`cards.${refused.why}`, { file: refused.file })}{" "}
          {"problem" in refused && <span lang="en">{refused.problem}</span>}
        </p>
      )}
    </>
  );
}
