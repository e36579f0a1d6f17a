import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";
import { go } from "../router.ts";
import type { LocalKind } from "../table/localPlan.ts";
import { hasSavedGame, setAside } from "../table/localSaves.ts";

/** The way to a game in this browser: on with the one that was left, or a new one, which leaves the other as it is. */
export function LocalWay({ kind }: { readonly kind: LocalKind }) {
  const { t } = useTranslation();
  const look = kind === "hotseat" ? "way" : "way way-main";
  if (!hasSavedGame(kind)) {
    return (
      <Link href={`/${kind}`} className={look}>
        <b>{t(`home.${kind}`)}</b>
        <span>{t(`home.${kind}Text`)}</span>
      </Link>
    );
  }

  function startAnew() {
    setAside(kind);
    go(`/${kind}`);
  }
  return (
    <div className="way-pair" data-kind={kind}>
      <Link href={`/${kind}`} className={look}>
        <b>{t(`home.${kind}On`)}</b>
        <span>{t(`home.${kind}Text`)}</span>
      </Link>
      <button type="button" className="way way-new" onClick={startAnew}>
        <b>{t(`home.${kind}New`)}</b>
      </button>
    </div>
  );
}
