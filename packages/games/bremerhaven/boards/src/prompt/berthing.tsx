import { CONTRACT_SLOTS, GOODS, SHIP_SLOTS, type Slot, type View } from "@harbor/bremerhaven";
import { GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import { ShipPicture } from "@harbor/bremerhaven-pictures/ships";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { ContractTerms } from "../cards/ContractTerms.tsx";
import { starsOf } from "../cards/stars.ts";
import { asWanted, Wanted } from "../cards/Wanted.tsx";
import { cargoWished } from "../choice/meaning.ts";
import type { Choice } from "../choice/useChoice.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import type { PromptProps } from "./Prompt.tsx";

const onBoard = (board: View["sea"], place: number) => board[place - 1]?.card;

function slotAsked(slots: readonly Slot[], place: number) {
  const slot = slots[place - 1];
  return slot === undefined ? {} : asks({ about: "slot", slot });
}

/** SEA-1, SEA-3. */
export function BerthPrompt({ view, choice }: PromptProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const id = onBoard(view.sea, view.place);
  const ship = id === undefined ? undefined : cards.ship(id);
  if (ship === undefined) return undefined;
  return (
    <>
      <h2>{t("ships.title", { name: texts.names.ships[ship.id] ?? ship.id })}</h2>
      <div className="prompt-card" {...slotAsked(SHIP_SLOTS, view.place)}>
        <ShipPicture cargo={ship.cargo} stars={starsOf(ship.stars)} goods={ship.goods} />
        <p>
          {t("card.berth", { size: ship.berth })} · {t("card.stays", { count: ship.lay })} ·{" "}
          {t("card.stars", { count: ship.stars })}
        </p>
      </div>
      {ship.cargo === "wild" && <CargoChoice choice={choice} goods={ship.goods} />}
      <LongerStay choice={choice} />
      <p className="prompt-hint">{t("ships.hint")}</p>
    </>
  );
}

/** SEA-3: the choice of cargo for a ship that may carry any good. */
export function CargoChoice({ choice, goods }: { readonly choice: Choice; readonly goods: number }) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const { cargo } = cargoWished(choice);
  return (
    <fieldset className="goods-row row">
      <legend>{t("ships.cargo", { count: goods })}</legend>
      {GOODS.map((good) => (
        <button
          key={good}
          type="button"
          className="button good-button"
          aria-pressed={cargo === good}
          onClick={() => choice.wishCargo(good)}
        >
          <GoodIcon good={good} />
          {texts.goods[good].other}
        </button>
      ))}
    </fieldset>
  );
}

/** The option to keep a ship or contract a round longer, if a building allows it. */
export function LongerStay({ choice }: { readonly choice: Choice }) {
  const { t } = useBoardTexts();
  const offered = choice.possible.legal.some(
    (action) => (action.type === "berth" || action.type === "lay") && action.longer === true,
  );
  if (!offered) return undefined;
  const { wishes, wishLonger } = choice;
  return (
    <button type="button" className="button" aria-pressed={wishes.longer} onClick={() => wishLonger(!wishes.longer)}>
      {t("longer")}
    </button>
  );
}

/** LND-1, LND-2. */
export function LayPrompt({ view, choice, act }: PromptProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const id = onBoard(view.land, view.place);
  if (id === undefined) return undefined;
  const contract = cards.contract(id);
  return (
    <>
      <h2>{t("contracts.title", { name: texts.names.contracts[id] ?? id })}</h2>
      <div className="prompt-card" {...slotAsked(CONTRACT_SLOTS, view.place)}>
        <TruckPicture wants={contract.wants} />
        <div>
          <Wanted symbols={asWanted(contract.wants)} about={{ about: "contract", contract: id, fact: "wants" }} />
          <ContractTerms contract={contract} />
          <p>{t("card.delivery", { count: contract.time })}</p>
        </div>
      </div>
      <LongerStay choice={choice} />
      <p className="prompt-hint">{t("contracts.hint")}</p>
      <div className="row prompt-foot">
        <button type="button" className="button" onClick={() => act([{ type: "refuse" }])}>
          {"prestige" in contract.penalty
            ? t("contracts.refusePrestige")
            : t("contracts.refuse", { count: contract.penalty.money })}
        </button>
      </div>
    </>
  );
}
