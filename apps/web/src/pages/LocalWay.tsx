import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";
import { go, pathOf } from "../router.ts";
import { useSettings } from "../settings/settingsStore.ts";
import type { LocalKind } from "../table/localPlan.ts";
import { hasSavedGame, setAside } from "../table/localSaves.ts";
import { useGame } from "../useGame.ts";

/** Continues an unfinished game in this browser, or starts a new one and keeps the old one. */
export function LocalWay({ kind }: { readonly kind: Exclude<LocalKind, "daily"> }) {
  const { t } = useTranslation();
  const game = useGame();
  const language = useSettings((settings) => settings.language);
  const texts = game.texts[language];
  const text = { solo: texts.solo, bots: texts.bots, hotseat: t("home.hotseatText") }[kind];
  const path = pathOf(game, kind);
  const look = kind === "hotseat" ? "way" : "way way-main";
  if (!hasSavedGame(game.id, kind)) {
    return (
      <Link href={path} className={look}>
        <b>{t(`home.${kind}`)}</b>
        <span>{text}</span>
      </Link>
    );
  }

  function startAnew() {
    setAside(game.id, kind);
    go(path);
  }
  return (
    <div className="way-pair" data-kind={kind}>
      <Link href={path} className={look}>
        <b>{t(`home.${kind}On`)}</b>
        <span>{text}</span>
      </Link>
      <button type="button" className="way way-new" onClick={startAnew}>
        <b>{t(`home.${kind}New`)}</b>
      </button>
    </div>
  );
}
