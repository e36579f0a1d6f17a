import { type Action, SPACES, type SpaceNumber } from "@harbor/bremerhaven";
import { useContext, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadWhatFits } from "../choice/loadWhatFits.ts";
import { useSurroundings } from "../surroundings.ts";
import type { PromptProps } from "./Prompt.tsx";
import { PreviewContext } from "./preview.ts";

/** HBR-1 to HBR-7: what helps with the work in the harbor; the moves themselves are made on the board. */
export function HarborPrompt({ view, seat, choice, act }: PromptProps) {
  const { t } = useTranslation("board");
  const { preview, show } = useContext(PreviewContext);
  const played = useSurroundings();
  const { possible, held } = choice;
  const steps = view.work[seat]?.steps.length ?? 0;
  const canUndo = possible.legal.some(({ type }) => type === "undo");
  if (preview !== undefined) {
    return (
      <>
        <h2>{t("harbor.previewTitle", { count: preview.length })}</h2>
        <p className="prompt-hint">{t("harbor.previewHint")}</p>
        <div className="row prompt-foot">
          <button
            type="button"
            className="button main"
            onClick={() => {
              show(undefined);
              act(preview);
            }}
          >
            {t("harbor.previewTake")}
          </button>
          <button type="button" className="button" onClick={() => show(undefined)}>
            {t("harbor.previewLeave")}
          </button>
        </div>
      </>
    );
  }
  const fits = loadWhatFits(played, possible.state, seat);
  const undoAll = Array.from({ length: steps }, (): Action => ({ type: "undo" }));
  const packing = heldSpace(held?.kind === "good" ? held.from : undefined);
  const repack = possible.legal.find(
    (action) => (action.type === "pack" || action.type === "unpack") && action.space === packing,
  );
  return (
    <>
      <h2>{held === undefined ? t("harbor.title") : t("harbor.where")}</h2>
      <p className="prompt-hint">{held === undefined ? t("harbor.hint") : t("harbor.whereHint")}</p>
      <Productions choice={choice} act={act} />
      {repack !== undefined && (
        <div className="row">
          <button type="button" className="button" onClick={() => act([repack])}>
            {repack.type === "pack" ? t("harbor.pack") : t("harbor.unpack")}
          </button>
        </div>
      )}
      <Deposit choice={choice} act={act} most={view.players[seat]?.money ?? 0} />
      <div className="row prompt-foot">
        <button type="button" className="button" disabled={fits.length === 0} onClick={() => show(fits)}>
          {t("harbor.load")}
        </button>
        <button type="button" className="button" disabled={!canUndo} onClick={() => act([{ type: "undo" }])}>
          {t("harbor.undo")}
        </button>
        <button type="button" className="button" disabled={steps < 2} onClick={() => act(undoAll)}>
          {t("harbor.startOver")}
        </button>
        <button type="button" className="button main" onClick={() => act([{ type: "done" }])}>
          {t("harbor.done")}
        </button>
      </div>
    </>
  );
}

function heldSpace(from: string | undefined): SpaceNumber | undefined {
  return SPACES.find((space) => from === `space:${space}`);
}

/** Money needs no room, so it is made by a button; goods are made on the board. */
function Productions({ choice, act }: Pick<PromptProps, "choice" | "act">) {
  const { t } = useTranslation("board");
  const money = choice.possible.legal.filter((action) => action.type === "produce" && action.to === undefined);
  const goods = choice.possible.legal.some((action) => action.type === "produce" && action.to !== undefined);
  return (
    <>
      {goods && <p className="prompt-note">{t("harbor.produceFirst")}</p>}
      {money.length > 0 && (
        <div className="row">
          {money.map((action) => (
            <button key={JSON.stringify(action)} type="button" className="button" onClick={() => act([action])}>
              {t("harbor.makeMoney")}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** Money laid on the bank never comes back to hand. */
function Deposit({ choice, act, most }: Pick<PromptProps, "choice" | "act"> & { readonly most: number }) {
  const { t } = useTranslation("board");
  const [money, setMoney] = useState(1);
  const id = useId();
  if (!choice.possible.legal.some(({ type }) => type === "deposit")) return undefined;
  const amount = Math.min(money, most);
  return (
    <div className="row deposit">
      <label htmlFor={id}>{t("harbor.deposit")}</label>
      <input
        id={id}
        className="field"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={amount}
        onChange={({ target }) => setMoney(Math.max(1, Math.min(most, target.valueAsNumber || 1)))}
      />
      <button type="button" className="button" onClick={() => act([{ type: "deposit", money: amount }])}>
        {t("harbor.depositDo", { count: amount })}
      </button>
    </div>
  );
}
