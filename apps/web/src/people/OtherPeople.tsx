import type { TableView } from "@harbor/protocol";
import { useTranslation } from "react-i18next";
import { useTableStore } from "../table/tableStore.ts";
import { PersonButton } from "./PersonButton.tsx";

const NOBODY: readonly never[] = [];

type LobbyProps = { readonly lobby: TableView };

/** The spectators, by name. */
export function WatcherList({ lobby }: LobbyProps) {
  const { t } = useTranslation();
  const own = useTableStore((store) => store.snapshot?.author);
  const { watchers, watcherNames, watcherAuthors } = lobby;
  const more = watchers - watcherNames.length;
  if (watcherNames.length === 0) return undefined;
  return (
    <>
      <ul className="crew">
        {watcherNames.map((name, nth) => {
          const author = watcherAuthors[nth] ?? "";
          return (
            <li key={author} className="crew-line">
              <div className="crew-words">
                <b>
                  {name}
                  {author === own && <span className="crew-note"> ({t("lobby.you")})</span>}
                </b>
              </div>
              <PersonButton author={author} name={name} />
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="crew-watchers">{t("people.more", { count: more })}</p>}
    </>
  );
}

/** People whom the host has muted or removed and who appear nowhere else, so that it can be undone. */
export function HeldBack({ lobby }: LobbyProps) {
  const { t } = useTranslation();
  const chat = useTableStore((store) => store.snapshot?.chat) ?? NOBODY;
  const { you, seats, watcherAuthors, keptOut, muted } = lobby;
  if (!you.isHost) return undefined;
  const inSight = new Set([...seats.map((seat) => (seat.kind === "person" ? seat.author : "")), ...watcherAuthors]);
  const kept = keptOut.filter(({ author, from }) => from !== "seat" || !inSight.has(author));
  const known = new Set([...inSight, ...kept.map(({ author }) => author)]);
  const silent = muted.filter((author) => !known.has(author));
  if (kept.length + silent.length === 0) return undefined;
  return (
    <ul className="crew">
      {kept.map(({ author, name, from }) => (
        <HeldLine key={author} author={author} name={name} why={t(`order.keptFrom.${from}`)} />
      ))}
      {silent.map((author) => {
        const name = chat.findLast((line) => line.author === author)?.name ?? t("people.guest");
        return <HeldLine key={author} author={author} name={name} why={t("people.muted")} />;
      })}
    </ul>
  );
}

type HeldLineProps = { readonly author: string; readonly name: string; readonly why: string };

function HeldLine({ author, name, why }: HeldLineProps) {
  return (
    <li className="crew-line">
      <div className="crew-words">
        <b>{name}</b>
        <span className="crew-standing">{why}</span>
      </div>
      <PersonButton author={author} name={name} />
    </li>
  );
}
