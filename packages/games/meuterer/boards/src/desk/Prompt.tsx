import { placeAfter } from "@harbor/meuterer";
import { RolePicture } from "@harbor/meuterer-pictures";
import { useBoardContext, useWords } from "../boardContext.ts";
import { Choice } from "./Choice.tsx";
import { FightPrompt } from "./FightPrompt.tsx";
import { type AskedProps, Question } from "./Question.tsx";
import { RolePrompt } from "./RolePrompt.tsx";
import { SellPrompt } from "./SellPrompt.tsx";
import { StowPrompt } from "./StowPrompt.tsx";
import { ofType } from "./useLegal.ts";

/** The question that one's own seat has to answer now. */
export function Prompt(props: AskedProps) {
  switch (props.view.step) {
    case "offer":
      return <OfferPrompt {...props} />;
    case "lading":
      return <LadingPrompt {...props} />;
    case "boarding":
      return <BoardingPrompt {...props} />;
    case "roles":
      return <RolePrompt {...props} />;
    case "mutiny":
      return <FightPrompt {...props} />;
    case "selling":
      return <SellPrompt {...props} />;
    case "refill":
      return <StowPrompt {...props} />;
    default:
      return undefined;
  }
}

function OfferPrompt({ legal, act }: AskedProps) {
  const { t, points } = useWords();
  return (
    <Question title={t("ask.offer")} notes={[t("ask.offerNote")]}>
      {ofType(legal, "offer").map((action) => (
        <Choice key={action.wage} shortcut={String(action.wage)} choose={() => act(action)}>
          {points(action.wage)}
        </Choice>
      ))}
    </Question>
  );
}

/** The cards are laid from the hand; passing stands apart, and says where it would lead. */
function LadingPrompt({ view, seat, legal, act }: AskedProps) {
  const { set } = useBoardContext();
  const { t, islandAt, points } = useWords();
  const pass = legal.find(({ type }) => type === "pass");
  if (pass === undefined) return <Question title={t("ask.first")}>{undefined}</Question>;
  const place = placeAfter(view.anchorage, view.players[seat]?.cards ?? 0);
  const to = { island: islandAt(view, place), points: points(set.islandAt(view, place).voyage) };
  const isCaptain = view.captain === seat;
  return (
    <Question title={t("ask.lading")}>
      <Choice shortcut="p" className="meu-pass" choose={() => act(pass)}>
        <RolePicture shows={isCaptain ? "captain" : "mutineer"} className="meu-role" />
        <span>
          <b>{t("act.pass")}</b>
          <small>{t(isCaptain ? "act.passCaptain" : "act.passMutineer", to)}</small>
        </span>
      </Choice>
    </Question>
  );
}

function BoardingPrompt({ legal, act }: AskedProps) {
  const { t } = useWords();
  return (
    <Question title={t("ask.boarding")}>
      {[...ofType(legal, "board"), ...ofType(legal, "leave")].map((action, nth) => (
        <Choice key={action.type} shortcut={String(nth + 1)} choose={() => act(action)}>
          {t(`act.${action.type}`)}
        </Choice>
      ))}
    </Question>
  );
}
