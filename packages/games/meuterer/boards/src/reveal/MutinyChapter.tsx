import {
  asStruggle,
  countOf,
  countSabers,
  holdersOf,
  knownRoles,
  type Side,
  sideOf,
  type View,
} from "@harbor/meuterer";
import { KindPicture, RolePicture } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useBoardContext, useWords } from "../boardContext.ts";
import type { Story } from "../story/story.ts";
import { Who } from "./Who.tsx";

type MutinyProps = { readonly view: View; readonly story: Story };

const SIDES = ["loyal", "rebel"] as const;

/** Both sides with their sabers, one by one as they are laid, and how it ended. */
export function MutinyChapter({ view, story: { mutiny } }: MutinyProps) {
  const { roles } = useBoardContext();
  const { t } = useWords();
  const sabers = countSabers(roles, asStruggle(view));
  const succeeded = mutiny?.succeeded;
  const winner = succeeded === undefined ? undefined : succeeded ? "rebel" : "loyal";
  return (
    <div className="meu-mutiny">
      {SIDES.map((side) => (
        <section key={side} className="meu-camp" data-side={side} data-won={winner === side}>
          <h3>
            {t(`reveal.${side}`)}
            <b className="meu-camp-count" {...asks({ about: "side" })}>
              <span aria-hidden="true">{sabers[side]}</span>
              <span className="unseen">{t("reveal.sabers", { count: sabers[side] })}</span>
            </b>
          </h3>
          <ul>
            {membersOf(side).map((seat) => (
              <Fighter key={seat} view={view} seat={seat} />
            ))}
          </ul>
        </section>
      ))}
      <p className="meu-verdict" data-won={winner}>
        {succeeded === undefined ? t("reveal.tie") : t(succeeded ? "reveal.succeeded" : "reveal.failed")}
      </p>
    </div>
  );

  function membersOf(side: Side): readonly number[] {
    const seats = view.players.flatMap((_, seat) => (sideOf(roles, asStruggle(view), seat) === side ? seat : []));
    return seats.toSorted((one, other) => rank(one) - rank(other));
  }

  /** The captain and the mutineer stand in front. */
  function rank(seat: number): number {
    const role = view.taken.find((one) => one.seat === seat)?.role;
    return seat === view.captain || role === "mutineer" ? 0 : 1;
  }
}

function Fighter({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { roles } = useBoardContext();
  const { t, texts } = useWords();
  const player = view.players[seat];
  if (player === undefined) return undefined;
  const role = view.taken.find((one) => one.seat === seat)?.role ?? "captain";
  const laid = countOf(player.laid, "saber");
  const given = holdersOf(roles, knownRoles(view), "sabers").reduce(
    (sum, { seat: one, effect }) => sum + (one === seat ? effect.count : 0),
    0,
  );
  const isToCome = view.step === "mutiny" && view.waiting.includes(seat);
  const all = laid + given + (player.fought ?? 0);
  return (
    <li className="meu-fighter" {...asks({ about: "role", role, seat })}>
      <RolePicture shows={role} className="meu-fighter-role" />
      <span className="meu-fighter-name">
        <Who seat={seat} />
        <small>{texts.roles[role]}</small>
      </span>
      <span className="meu-blades">
        <span className="unseen">{t("reveal.sabers", { count: all })}</span>
        {blades(laid, "laid")}
        {blades(given, "given")}
        {blades(player.fought ?? 0, "fought")}
        {isToCome && <small className="meu-soft">{t("reveal.toCome")}</small>}
        {player.fought === 0 && <small className="meu-soft">{t("reveal.none")}</small>}
      </span>
    </li>
  );
}

function blades(count: number, from: "laid" | "given" | "fought") {
  return Array.from({ length: count }, (_, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sabers are alike
    <span key={`${from} ${nth}`} className="meu-blade" data-from={from}>
      <KindPicture kind="saber" />
    </span>
  ));
}
