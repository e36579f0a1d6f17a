import type { Lot, View } from "@harbor/meuterer";
import { RolePicture, SeatSign } from "@harbor/meuterer-pictures";
import { allOf } from "@harbor/ui";
import type { ReactNode } from "react";
import { useBoardContext, useWords } from "../boardContext.ts";
import type { Story } from "./story.ts";
import "./story.css";

type StoryProps = { readonly story: Story; readonly view: View; close(): void };

/** The end of a round told in its order: roles, mutiny, voyage, sales, and where the ship went. */
export function StoryPanel({ story, view, close }: StoryProps) {
  const { t } = useWords();
  return (
    <section className="meu-story" aria-label={t("story.title", { round: story.round })}>
      <h2>{t("story.title", { round: story.round })}</h2>
      <Roles story={story} />
      <Mutiny story={story} />
      {story.voyage.length > 0 && <Voyage story={story} view={view} />}
      {story.islands.length > 0 && <Sales story={story} />}
      {story.ship !== undefined && <Ship ship={story.ship} view={view} />}
      <button type="button" className="button meu-story-close" onClick={close}>
        {t("story.close")}
      </button>
    </section>
  );
}

function Roles({ story: { taken } }: { readonly story: Story }) {
  const { t, texts, nameOf, colorOf } = useWords();
  return (
    <Beat title={t("story.roles")}>
      <ul className="meu-story-roles">
        {taken.map(({ seat, role }) => (
          <li key={seat}>
            <RolePicture shows={role} className="meu-story-role" />
            <span className="meu-story-who">
              <SeatSign seat={colorOf(seat)} className="meu-sign" />
              {nameOf(seat)}
            </span>
            <b>{texts.roles[role]}</b>
          </li>
        ))}
      </ul>
    </Beat>
  );
}

function Mutiny({ story: { mutiny, taken, newCaptain } }: { readonly story: Story }) {
  const { t, nameOf, colorOf } = useWords();
  if (mutiny === undefined) {
    return taken.some(({ role }) => role === "mutineer") ? undefined : <p className="meu-beat">{t("story.peace")}</p>;
  }
  const { loyal, rebels, succeeded, fought } = mutiny;
  return (
    <Beat title={t("story.mutiny")}>
      <p className="meu-sides">
        <span>{t("story.loyal")}</span>
        <b>{t("story.count", { loyal, rebels })}</b>
        <span>{t("story.rebels")}</span>
      </p>
      <ul className="meu-story-lines">
        {fought.map(({ seat, sabers }) => (
          <li key={seat}>
            <SeatSign seat={colorOf(seat)} className="meu-sign" />
            {nameOf(seat)}: {t("seat.fought", { count: sabers })}
          </li>
        ))}
      </ul>
      {succeeded !== undefined && <p>{t(succeeded ? "story.succeeded" : "story.failed")}</p>}
      {newCaptain !== undefined && <p>{t("story.helm", { name: nameOf(newCaptain) })}</p>}
    </Beat>
  );
}

function Voyage({ story: { voyage }, view }: { readonly story: Story; readonly view: View }) {
  const { t, texts, nameOf, colorOf, points, islandAt } = useWords();
  return (
    <Beat title={t("story.points")}>
      <ul className="meu-story-lines">
        {voyage.map(({ seat, part, points: count, place }) => (
          <li key={`${seat} ${part}`}>
            <SeatSign seat={colorOf(seat)} className="meu-sign" />
            <span>
              {nameOf(seat)} {texts.parts[part]}
              {place === undefined ? "" : `, ${islandAt(view, place)}`}: <b>{points(count)}</b>
            </span>
          </li>
        ))}
      </ul>
    </Beat>
  );
}

function Sales({ story: { islands, sold } }: { readonly story: Story }) {
  const { language } = useBoardContext();
  const { t, texts, nameOf, islandNamed, points } = useWords();
  const lotsOf = (at: "anchorage" | "wake") =>
    sold.flatMap(({ seat, ...lots }) => {
      const lot = lots[at];
      return lot === undefined ? [] : `${nameOf(seat)} ${lotWords(lot)}`;
    });
  const lotWords = ({ good, cards }: Lot) => t("many", { count: cards, kind: texts.kinds[good] });
  return (
    <Beat title={t("story.sales")}>
      <ul className="meu-story-lines">
        {islands.map(({ island, place, leaders, price, merchant }, nth) => (
          <li key={place} className="meu-story-island">
            <b>{islandNamed(island)}</b>
            {leaders.length === 0 ? (
              <span>{t("story.unsold")}</span>
            ) : (
              <>
                <span className="meu-soft">{allOf(language, lotsOf(nth === 0 ? "anchorage" : "wake"))}</span>
                <span>
                  {allOf(language, leaders.map(nameOf))}:{" "}
                  <b>{t(leaders.length === 1 ? "story.price" : "story.each", { count: price })}</b>
                </span>
              </>
            )}
            {merchant !== undefined && (
              <span>{t("story.merchant", { name: nameOf(merchant.seat), points: points(merchant.points) })}</span>
            )}
          </li>
        ))}
      </ul>
    </Beat>
  );
}

type ShipProps = { readonly ship: NonNullable<Story["ship"]>; readonly view: View };

function Ship({ ship: { sailed, place }, view }: ShipProps) {
  const { t, islandAt } = useWords();
  return <p className="meu-beat">{t(sailed ? "story.sailed" : "story.stayed", { island: islandAt(view, place) })}</p>;
}

function Beat({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="meu-beat">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
