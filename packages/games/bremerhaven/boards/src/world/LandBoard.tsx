import { CONTRACT_SLOTS, type ContractId, type Slot, type View } from "@harbor/bremerhaven";
import { TimeMarker } from "@harbor/bremerhaven-pictures/pieces";
import { LandScene } from "@harbor/bremerhaven-pictures/scenes";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import { memo } from "react";
import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { ContractTerms } from "../cards/ContractTerms.tsx";
import { Hyphenated } from "../cards/Hyphenated.tsx";
import { Inspect } from "../cards/Inspect.tsx";
import { asWanted, Wanted } from "../cards/Wanted.tsx";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { viewFieldsEqual } from "../viewFieldsEqual.ts";
import { SlotRow } from "./SlotRow.tsx";

type WorldProps = { readonly view: View; readonly open: number };

export const LandBoard = memo(Land, viewFieldsEqual("land", "step", "place", "bids"));

function Land({ view, open }: WorldProps) {
  const { t } = useBoardTexts();
  return (
    <section className="strip land" aria-label={t("world.land")} data-field="">
      <LandScene className="strip-scene" />
      <SlotRow
        view={view}
        open={open}
        slots={CONTRACT_SLOTS}
        offers={view.land}
        step="contracts"
        className="lorry"
        picture={(card, slot) => <TruckThere key={card} id={card} slot={slot} />}
      />
    </section>
  );
}

const TruckThere = memo(function TruckThere({ id, slot }: { readonly id: ContractId; readonly slot: Slot }) {
  const { texts, cards } = useBoardContext();
  const { t } = useBoardTexts();
  const contract = cards.contract(id);
  const name = texts.names.contracts[id] ?? id;
  return (
    <>
      <Inspect
        card={{ deck: "contracts", id }}
        className="slot-picture"
        label={name}
        slot={slot}
        marks={piece(`contract:${id}`, { at: "land", drawn: true, enter: "drive", exit: "right" })}
      >
        <TruckPicture wants={contract.wants} />
      </Inspect>
      <div className="plate">
        <span className="plate-name">
          <Hyphenated name={name} />
        </span>
        <span className="plate-facts">
          <Wanted symbols={asWanted(contract.wants)} about={{ about: "contract", contract: id, fact: "wants" }} />
          <span className="plate-fact" {...asks({ about: "contract", contract: id, fact: "time" })}>
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
