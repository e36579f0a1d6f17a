import { CONTRACT_SLOTS, type ContractId, type View } from "@harbor/bremerhaven";
import { TimeMarker } from "@harbor/bremerhaven-pictures/pieces";
import { LandScene } from "@harbor/bremerhaven-pictures/scenes";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ContractTerms } from "../cards/ContractTerms.tsx";
import { Inspect } from "../cards/Inspect.tsx";
import { asWanted, Wanted } from "../cards/Wanted.tsx";
import { piece } from "../motion/piece.ts";
import { seesOnly } from "../seesOnly.ts";
import { cards, useSurroundings } from "../surroundings.ts";
import { SlotPlate } from "./SlotPlate.tsx";

type WorldProps = { readonly view: View; readonly open: number };

export const LandBoard = memo(Land, seesOnly("land", "step", "place", "bids"));

function Land({ view, open }: WorldProps) {
  const { texts } = useSurroundings();
  const { t } = useTranslation("board");
  return (
    <section className="strip land" aria-label={t("world.land")} data-field="">
      <LandScene className="strip-scene" />
      <ol className="slots">
        {view.land.map(({ card }, index) => {
          const slot = CONTRACT_SLOTS[index];
          if (slot === undefined) return undefined;
          const active = view.step === "contracts" && view.place === index + 1;
          return (
            <SlotPlate key={slot} view={view} slot={slot} open={open} active={active} className="lorry">
              {card === undefined ? (
                <span className="slot-bare">{texts.slots[slot]}</span>
              ) : (
                <TruckThere key={card} id={card} />
              )}
            </SlotPlate>
          );
        })}
      </ol>
    </section>
  );
}

const TruckThere = memo(function TruckThere({ id }: { readonly id: ContractId }) {
  const { texts } = useSurroundings();
  const { t } = useTranslation("board");
  const contract = cards.contract(id);
  const name = texts.names.contracts[id] ?? id;
  return (
    <>
      <Inspect
        card={{ deck: "contracts", id }}
        className="slot-picture"
        label={name}
        marks={piece(`contract:${id}`, { at: "land", drawn: true, enter: "drive", exit: "right" })}
      >
        <TruckPicture wants={contract.wants} />
      </Inspect>
      <div className="plate">
        <span className="plate-name" title={name}>
          {name}
        </span>
        <span className="plate-facts">
          <Wanted symbols={asWanted(contract.wants)} />
          <span className="plate-fact" title={t("card.delivery", { count: contract.time })}>
            <TimeMarker />
            {contract.time}
            <span className="unseen">{t("card.delivery", { count: contract.time })}</span>
          </span>
          <ContractTerms contract={contract} />
        </span>
      </div>
    </>
  );
});
