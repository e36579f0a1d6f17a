import { asks } from "../answers/question.ts";
import { useBoardContext } from "../boardContext.ts";
import { Sign } from "../Sign.tsx";
import { useSlotName } from "../tell/useTeller.ts";
import { useBoardTexts } from "../useBoardTexts.ts";
import { LaidCard } from "../world/BidStack.tsx";
import type { RoundHeat, SlotHeat, Stack } from "./bidHeat.ts";
import "./heat.css";

/** All bids of a round by slot: the order of the cards, how the slot was decided, and what was wasted. */
export function RoundSlots({ round }: { readonly round: RoundHeat }) {
  return (
    <div className="round-bids">
      <ul className="round-slots">
        {round.slots.map((slot) => (
          <SlotRow key={slot.slot} heat={slot} />
        ))}
      </ul>
    </div>
  );
}

/** How much influence each player laid, won with and wasted in a round. */
export function RoundSums({ round }: { readonly round: RoundHeat }) {
  const { t } = useBoardTexts();
  const { person } = useBoardContext();
  return (
    <table className="round-sums">
      <caption className="unseen">{t("heat.sums")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("end.player")}</th>
          <th scope="col">{t("heat.laid")}</th>
          <th scope="col">{t("heat.won")}</th>
          <th scope="col">{t("heat.wasted")}</th>
        </tr>
      </thead>
      <tbody>
        {round.seats.map(({ seat, laid, won, wasted }) => (
          <tr key={seat}>
            <th scope="row" {...asks({ about: "sign", seat })}>
              <Sign color={person(seat).color} />
              {person(seat).name}
            </th>
            <td>{laid}</td>
            <td>{won}</td>
            <td>{wasted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SlotRow({ heat }: { readonly heat: SlotHeat }) {
  const { t } = useBoardTexts();
  const slotName = useSlotName();
  return (
    <li className="round-slot">
      <h4>{slotName(heat)}</h4>
      <ul className="heat-stacks">
        {heat.stacks.map((stack) => (
          <StackItem key={stack.seat} stack={stack} won={stack.seat === heat.winner} />
        ))}
      </ul>
      <p className="heat-verdict">
        {t(`heat.verdict.${heat.verdict}`, { by: heat.margin })}
        {heat.wasted > 0 && <span className="heat-wasted">{t("heat.wastedHere", { total: heat.wasted })}</span>}
      </p>
    </li>
  );
}

function StackItem({ stack, won }: { readonly stack: Stack; readonly won: boolean }) {
  const { t } = useBoardTexts();
  const { person } = useBoardContext();
  const { name, color } = person(stack.seat);
  return (
    <li className="heat-stack-item" data-won={won}>
      <span className="heat-stack-sign" {...asks({ about: "sign", seat: stack.seat })}>
        <Sign color={color} title={name} />
      </span>
      <span className="heat-stack-cards">
        {stack.cards.map(({ card, nth }) => (
          <span key={nth} className="heat-stack-card" title={t("heat.nth", { nth })} {...asks({ about: "card", card })}>
            <LaidCard seat={stack.seat} card={card} faceUp />
            <small>
              <span className="unseen">{t("heat.nth", { nth })}</span>
              <span aria-hidden="true">{nth}.</span>
            </small>
          </span>
        ))}
      </span>
      <b {...asks({ about: "total" })}>{stack.total}</b>
      {won && <span className="unseen">{t("reveal.won")}</span>}
    </li>
  );
}
