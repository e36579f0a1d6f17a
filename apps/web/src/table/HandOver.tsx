import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useGame } from "../useGame.ts";
import { CallStack } from "./CallStack.tsx";
import { useTableStore } from "./tableStore.ts";

const SHOWN = 2600;

/** On one screen: names the next player when there is nothing secret, and so no curtain. */
export function HandOver() {
  const { Sign } = useGame();
  const { t } = useTranslation();
  const seat = useTableStore((store) => store.snapshot?.seat);
  const person = useTableStore((store) => store.snapshot?.people[store.snapshot.seat ?? -1]);
  const [last, setLast] = useState(seat);
  const handed = seat !== last && person !== undefined;
  useEffect(() => {
    if (seat === last) return;
    const timer = setTimeout(() => setLast(seat), SHOWN);
    return () => clearTimeout(timer);
  }, [seat, last]);
  if (!handed) return undefined;
  return (
    <CallStack>
      <p className="call" role="status">
        <Sign color={person.color} className="call-sign" />
        <span>{t("curtain.next", { name: person.name })}</span>
      </p>
    </CallStack>
  );
}
