import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FACE } from "../games.ts";
import { useTableStore } from "./tableStore.ts";
import "./calls.css";

const SHOWN = 2600;

/** Around one screen: who is to play now, where nothing secret comes up and so no curtain tells it. */
export function HandOver() {
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
    <div className="calls">
      <p className="call" role="status">
        <FACE.Sign color={person.color} className="call-sign" />
        <span>{t("curtain.next", { name: person.name })}</span>
      </p>
    </div>
  );
}
