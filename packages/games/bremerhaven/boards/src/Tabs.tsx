import type { Action, View } from "@harbor/bremerhaven";
import { BuildingIcon, ShipToken } from "@harbor/bremerhaven-pictures/pieces";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Held } from "./choice/held.ts";

const TABS = ["world", "harbor", "side"] as const;
export type TabName = (typeof TABS)[number];

const WHERE: Readonly<Partial<Record<View["step"], TabName>>> = {
  founding: "harbor",
  bidding: "world",
  permit: "harbor",
  influence: "world",
  prices: "world",
  ladder: "world",
  ships: "harbor",
  contracts: "harbor",
  harbor: "harbor",
  newspaper: "harbor",
};

/**
 * On a small screen one part at a time is seen. A scene that is told brings up the part where it is played, a decision
 * the one where it is taken (at a recorded game anybody's, else one's own); in between one may look about.
 */
export function useTab(
  view: View,
  legal: readonly Action[],
  held: Held | undefined,
  { recorded, played }: { readonly recorded: boolean; readonly played: TabName | undefined },
) {
  const [tab, setTab] = useState<TabName>("world");
  const mine = recorded || legal.some(({ type }) => type !== "undo");
  const wanted = played ?? (mine ? WHERE[view.step] : undefined);
  const moment = `${view.round} ${view.step} ${view.place} ${mine} ${played}`;
  const [turned, setTurned] = useState("");
  // Before anything is drawn, so that what moves is seen on the part that comes up.
  if (turned !== moment) {
    setTurned(moment);
    if (wanted !== undefined) setTab(wanted);
  }
  // A card taken up is laid on the boards, so they come up again.
  const card = held?.kind === "card";
  useEffect(() => {
    if (card) setTab("world");
  }, [card]);
  return { tab, setTab };
}

type TabsProps = { readonly tab: TabName; choose(tab: TabName): void; readonly news: string | undefined };

export function Tabs({ tab, choose, news }: TabsProps) {
  const { t } = useTranslation("board");
  return (
    <nav className="tabs" aria-label={t("tabs.name")}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          className="tab"
          data-tab={one}
          aria-current={one === tab ? "page" : undefined}
          onClick={() => choose(one)}
        >
          {one === "world" && <ShipToken />}
          {one === "harbor" && <BuildingIcon />}
          {one === "side" && <span aria-hidden="true">☰</span>}
          {t(`tabs.${one}`)}
          {one === "side" && news !== undefined && (
            <span className="tab-news">
              <span className="unseen">{news}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
