import { useId, useState } from "react";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PromptProps } from "./Prompt.tsx";

export function Deposit({ choice, act, most }: Pick<PromptProps, "choice" | "act"> & { readonly most: number }) {
  const { t } = useBoardTexts();
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
