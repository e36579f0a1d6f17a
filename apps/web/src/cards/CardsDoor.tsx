import type { AnyStage } from "@harbor/face";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CardFile, readCardFile } from "./readCardFile.ts";
import { rememberStage } from "./stageFor.ts";
import "./cards.css";

type CardsDoorProps = {
  readonly own: AnyStage;
  readonly label: string;
  /** The hash of the only cards that will do. */
  readonly wanted?: string | undefined;
  open(stage: AnyStage): void;
};

/** The way in for a file of cards. What is wrong with one is said in its place, and nothing else is lost by it. */
export function CardsDoor({ own, label, wanted, open }: CardsDoorProps) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Extract<CardFile, { ok: false }> | { why: "other"; file: string }>();

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const answer = await readCardFile(own, file);
    // The same file, corrected meanwhile, may be chosen again.
    target.value = "";
    if (!answer.ok) return setRefused(answer);
    if (wanted !== undefined && answer.stage.game.cards !== wanted) {
      return setRefused({ why: "other", file: file.name });
    }
    setRefused(undefined);
    rememberStage(answer.stage);
    open(answer.stage);
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
