import { countOf, type Kind, kindsIn, type Lot, type View } from "@harbor/meuterer";
import { CardBack, KindPicture, RoleBack, RolePicture, SeatSign } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useBoardContext, useWords } from "../boardContext.ts";
import { OpenHand } from "./OpenHand.tsx";
import { useLaidBefore } from "./useLaidBefore.ts";
import "./crew.css";

type CrewProps = {
  readonly view: View;
  readonly seat: number | undefined;
  /** Whose hand lies on the desk. */
  readonly front: number | undefined;
};

/** A place for each seat: what it has laid, how much it holds, and what is known of its role. */
export function Crew({ view, seat, front }: CrewProps) {
  const { t } = useWords();
  const { pace } = useBoardContext();
  const before = useLaidBefore(view);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="meu-crew" aria-label={t("crew")} tabIndex={0}>
      {view.players.map((_, one) => (
        <Mate
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={one}
          view={view}
          one={one}
          own={one === seat}
          isFront={one === front}
          before={pace === 0 ? before?.[one] : undefined}
        />
      ))}
    </section>
  );
}

type MateProps = {
  readonly view: View;
  readonly one: number;
  readonly own: boolean;
  readonly isFront: boolean;
  /** What this player had laid before cards were laid last; absent if the motion of the new cards tells them apart. */
  readonly before: readonly Kind[] | undefined;
};

function Mate({ view, one, own, isFront, before }: MateProps) {
  const { t, texts, nameOf, colorOf, points } = useWords();
  const player = view.players[one];
  if (player === undefined) return undefined;
  const taken = view.taken.find(({ seat }) => seat === one);
  const isCaptain = view.captain === one;
  const sold = [player.sale?.anchorage, player.sale?.wake].filter((lot): lot is Lot => lot !== undefined);
  return (
    <article className="meu-mate" data-pending={view.waiting[0] === one} data-seat={one} data-own={own}>
      <h2 className="meu-mate-head">
        <span {...asks({ about: "sign", seat: one })}>
          <SeatSign seat={colorOf(one)} className="meu-sign" />
        </span>
        <span className="meu-name">{nameOf(one)}</span>
        <b className="meu-score" {...asks({ about: "score", seat: one })}>
          {points(player.score)}
        </b>
      </h2>
      <p className="meu-facts">
        {isCaptain && (
          <span className="meu-chip" data-kind="captain" {...asks({ about: "role", role: "captain", seat: one })}>
            <RolePicture shows="captain" className="meu-role" />
            {t("seat.captain")}
          </span>
        )}
        {isCaptain && view.wage !== undefined && (
          <span className="meu-chip" {...asks({ about: "wage" })}>
            {t("seat.wage", { wage: view.wage })}
          </span>
        )}
        {taken !== undefined && (
          <span
            className="meu-chip"
            data-kind="role"
            {...asks(
              taken.role === undefined
                ? { about: "hidden", seat: one }
                : { about: "role", role: taken.role, seat: one },
            )}
          >
            {taken.role === undefined ? (
              <>
                <RoleBack className="meu-role" />
                <span className="unseen">{t("seat.hidden")}</span>
              </>
            ) : (
              <>
                <RolePicture shows={taken.role} className="meu-role" />
                <span className="meu-role-name">{texts.roles[taken.role]}</span>
              </>
            )}
          </span>
        )}
        <span className="meu-chip" {...asks({ about: "cards", seat: one })}>
          <CardBack className="meu-back" />
          <span aria-hidden="true">{player.cards}</span>
          <span className="unseen">{t("seat.cards", { count: player.cards })}</span>
        </span>
        {player.passed && <span className="meu-chip">{t("seat.passed")}</span>}
        {player.fought !== undefined && (
          <span className="meu-chip" {...asks({ about: "fought", seat: one })}>
            {t("seat.fought", { count: player.fought })}
          </span>
        )}
        {view.waiting[0] === one && (
          <span className="meu-chip" data-kind="asked">
            {t("seat.asked")}
          </span>
        )}
        {view.waiting.slice(1).includes(one) && <span className="meu-chip">{t("seat.later")}</span>}
      </p>
      {player.hand !== undefined && !isFront && <OpenHand hand={player.hand} seat={one} />}
      <ul className="meu-laid" aria-label={t("seat.laid")}>
        {player.laid.length === 0 && <li className="meu-soft">{t("seat.nothing")}</li>}
        {kindsIn(player.laid).map((kind) => {
          const count = countOf(player.laid, kind);
          const old = before === undefined ? count : countOf(before, kind);
          return (
            <li
              key={kind}
              className="meu-pile"
              {...asks({ about: "laid", seat: one, kind })}
              data-sold={sold.some(({ good }) => good === kind)}
            >
              {Array.from({ length: count }, (_, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
                <span key={nth} className="meu-laid-card" data-fresh={nth >= old}>
                  <KindPicture kind={kind} />
                </span>
              ))}
              <span className="unseen">{t("many", { count, kind: texts.kinds[kind] })}</span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
