import { type Action, CONTRACT_SLOTS, SHIP_SLOTS, type Slot } from "@harbor/bremerhaven";
import { stateOf, type Trial, type Tried } from "@harbor/bremerhaven-bots/planner";
import { PermitIcon } from "@harbor/bremerhaven-pictures/pieces";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import type { ReactNode } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Hyphenated } from "../cards/Hyphenated.tsx";
import { starsOf } from "../cards/stars.ts";
import type { Choice } from "../choice/useChoice.ts";
import { CargoChoice, LongerStay } from "../prompt/berthing.tsx";
import { YardPieces } from "../prompt/PermitPrompt.tsx";
import { useBoardTexts } from "../useBoardTexts.ts";
import { useOffer } from "./useOffers.ts";
import { lineOf, useOfferWords } from "./useOfferWords.ts";

type TrayProps = { readonly trial: Trial; choose(tried: Tried | undefined): void };

/** The cards on the boards, to try as if they had been won. */
export function Tray({ trial, choose }: TrayProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const { sea, land } = stateOf(trial);
  const isOffered = (slot: Slot | undefined) => slot !== undefined && trial.offered.includes(slot);
  const isTried = (one: Tried) => JSON.stringify(trial.tried) === JSON.stringify(one);
  const item = (tried: Tried, slot: Slot | undefined, name: string, picture: ReactNode) => (
    <TrayItem
      key={JSON.stringify(tried)}
      slot={slot}
      name={name}
      isTried={isTried(tried)}
      choose={() => choose(isTried(tried) ? undefined : tried)}
    >
      {picture}
    </TrayItem>
  );
  const ships = sea.map(({ card }, nth) => {
    if (card === undefined || !isOffered(SHIP_SLOTS[nth])) return undefined;
    const { cargo, stars, goods } = cards.ship(card);
    const picture = <ShipPicture cargo={cargo} stars={starsOf(stars)} goods={goods} />;
    return item({ board: "sea", place: nth + 1 }, SHIP_SLOTS[nth], texts.names.ships[card] ?? card, picture);
  });
  const trucks = land.map(({ card }, nth) => {
    if (card === undefined || !isOffered(CONTRACT_SLOTS[nth])) return undefined;
    const picture = <TruckPicture wants={cards.contract(card).wants} />;
    return item({ board: "land", place: nth + 1 }, CONTRACT_SLOTS[nth], texts.names.contracts[card] ?? card, picture);
  });
  return (
    <section className="tray" aria-label={t("planner.trial.tray")}>
      <h3>{t("planner.trial.tray")}</h3>
      <div className="tray-items">
        {ships}
        {trucks}
        {item({ board: "town" }, "permit", texts.slots.permit, <PermitIcon />)}
      </div>
    </section>
  );
}

type TrayItemProps = {
  readonly slot: Slot | undefined;
  readonly name: string;
  readonly isTried: boolean;
  choose(): void;
  readonly children: ReactNode;
};

function TrayItem({ slot, name, isTried, choose, children }: TrayItemProps) {
  const words = useOfferWords();
  const offer = useOffer(slot ?? "parking");
  return (
    <button
      type="button"
      className="button tray-item"
      data-tried={slot}
      {...(slot !== undefined && asks({ about: "slot", slot }))}
      aria-pressed={isTried}
      title={offer === undefined ? undefined : lineOf(words(offer))}
      onClick={choose}
    >
      {children}
      <span>
        <Hyphenated name={name} />
      </span>
    </button>
  );
}

type TrialQuestionProps = { readonly trial: Trial; readonly choice: Choice };

/** The prompt of a trial: where the chosen card goes, or what else there is to do. */
export function TrialQuestion({ trial, choice }: TrialQuestionProps) {
  const { t } = useBoardTexts();
  const { tried, seat } = trial;
  if (tried === undefined) {
    const text = choice.held === undefined ? t("planner.trial.hint") : t("harbor.whereHint");
    return <p className="trial-question">{text}</p>;
  }
  if (!choice.possible.legal.some(({ type }) => USES.has(type))) {
    return (
      <p className="trial-question" role="status">
        {t("planner.trial.nowhere")}
      </p>
    );
  }
  if (tried.board !== "town") return <CardQuestion tried={tried} trial={trial} choice={choice} />;
  return (
    <div className="trial-question" role="status">
      <p>{t("planner.trial.permit")}</p>
      <YardPieces yard={stateOf(trial).players[seat]?.yard ?? []} />
    </div>
  );
}

const USES: ReadonlySet<Action["type"]> = new Set(["berth", "lay", "bollard", "clear", "build"]);

type CardQuestionProps = TrialQuestionProps & { readonly tried: Exclude<Tried, { readonly board: "town" }> };

function CardQuestion({ tried, trial, choice }: CardQuestionProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const { sea, land } = stateOf(trial);
  const slot = (tried.board === "sea" ? SHIP_SLOTS : CONTRACT_SLOTS)[tried.place - 1];
  const ship = tried.board === "sea" ? sea[tried.place - 1]?.card : undefined;
  const contract = tried.board === "land" ? land[tried.place - 1]?.card : undefined;
  return (
    <div className="trial-question" role="status">
      {ship !== undefined && (
        <>
          <p>{t("planner.trial.ship", { name: texts.names.ships[ship] ?? ship })}</p>
          {cards.ship(ship).cargo === "wild" && <CargoChoice choice={choice} goods={cards.ship(ship).goods} />}
        </>
      )}
      {contract !== undefined && (
        <p>{t("planner.trial.contract", { name: texts.names.contracts[contract] ?? contract })}</p>
      )}
      {slot !== undefined && <TriedOffer slot={slot} />}
      <LongerStay choice={choice} />
    </div>
  );
}

function TriedOffer({ slot }: { readonly slot: Slot }) {
  const words = useOfferWords();
  const offer = useOffer(slot);
  return offer === undefined ? undefined : <p className="trial-offer">{lineOf(words(offer))}</p>;
}
