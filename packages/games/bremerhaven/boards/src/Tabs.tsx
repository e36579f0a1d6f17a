import type { Action, View } from "@harbor/bremerhaven";
import { BuildingIcon, ShipToken } from "@harbor/bremerhaven-pictures/pieces";
import { useEffect, useState } from "react";
import type { Held } from "./choice/held.ts";
import { useBoardTexts } from "./useBoardTexts.ts";

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

type TabWishes = {
  readonly recorded: boolean;
  /** The part where a scene plays. */
  readonly played: TabName | undefined;
  /** The part that a lesson is about. */
  readonly pointed: TabName | undefined;
};

/**
 * A small screen shows one part at a time. A scene opens the part where it plays, and a decision opens the part where
 * it is made: the viewer's own decisions, or everybody's in a recorded game. In between, the viewer is free to switch.
 */
export function useTab(
  view: View,
  legal: readonly Action[],
  held: Held | undefined,
  { recorded, played, pointed }: TabWishes,
) {
  const [tab, setTab] = useState<TabName>("world");
  const mine = recorded || legal.some(({ type }) => type !== "undo");
  const wanted = played ?? pointed ?? (mine ? WHERE[view.step] : undefined);
  const moment = `${view.round} ${view.step} ${view.place} ${mine} ${played} ${pointed}`;
  const [turned, setTurned] = useState("");
  // During render, so that the motion is seen on the newly opened part.
  if (turned !== moment) {
    setTurned(moment);
    if (wanted !== undefined) setTab(wanted);
  }
  // A card in hand goes onto the boards, so they open again.
  const card = held?.kind === "card";
  useEffect(() => {
    if (card) setTab("world");
  }, [card]);
  return { tab, setTab };
}

type TabsProps = { readonly tab: TabName; choose(tab: TabName): void; readonly news: string | undefined };

export function Tabs({ tab, choose, news }: TabsProps) {
  const { t } = useBoardTexts();
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
