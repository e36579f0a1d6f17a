import type { TableCard } from "@harbor/protocol";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";
import { lengthOf } from "../pages/tableLine.ts";
import { useSettings } from "../settings/settingsStore.ts";
import { CallStack, Dismiss } from "../table/CallStack.tsx";
import { storedNumbers } from "../table/keptNumbers.ts";
import { notify } from "./notify.ts";

/** The deadlines of which this browser has warned, by table. */
const warned = storedNumbers("harbor:warned");
/** The same deadline comes out a little different each time. */
const SAME_MS = 60_000;

type ShortTimeCallProps = {
  readonly table: TableCard;
  /** The table is on the screen, where its clock is seen anyway. */
  readonly here: boolean;
};

/** Says once that the user's clock at a table is about to run out; by a notification, too, if the page is hidden. */
export function ShortTimeCall({ table: { code, timeLeft = 0 }, here }: ShortTimeCallProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [deadline] = useState(() => Date.now() + timeLeft);
  const [open, setOpen] = useState(() => Math.abs((warned.of(code) ?? 0) - deadline) > SAME_MS);
  const text = t("turns.shortAt", { code, time: lengthOf(timeLeft, language) });
  const title = t("turns.short");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deadline
  useEffect(() => {
    if (!open) return;
    warned.keep(code, deadline);
    if (useSettings.getState().notify) notify(title, text, code);
  }, []);
  if (!open || here) return undefined;
  return (
    <CallStack>
      <div className="call" data-bad="true" role="alert">
        <span>{text}</span>
        <Link href={`/t/${code}`} className="button main">
          {t("turns.go")}
        </Link>
        <Dismiss dismiss={() => setOpen(false)} />
      </div>
    </CallStack>
  );
}
