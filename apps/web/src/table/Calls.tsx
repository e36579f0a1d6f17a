import type { TableView } from "@harbor/protocol";
import { type AnyGameClient, allOf } from "@harbor/ui";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../Link.tsx";
import { CloseGame } from "../people/CloseGame.tsx";
import { ballotOn } from "../people/standing.ts";
import { useServerClock } from "../people/useServerClock.ts";
import { VoteButton } from "../people/VoteButton.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { CallStack, Dismiss } from "./CallStack.tsx";
import { useTableStore } from "./tableStore.ts";
import { useRefusalText } from "./useRefusalText.ts";

type CallsProps = {
  readonly client: AnyGameClient;
  /** Opens the rules at a rule, if the page can. */
  help?(rule: string): void;
};

/** Short messages that should not wait: shown above everything, dismissed by a tap or by themselves. */
export function Calls({ client, help }: CallsProps) {
  const { t } = useTranslation();
  const snapshot = useTableStore((store) => store.snapshot);
  const table = useTableStore((store) => store.table);
  const language = useSettings((settings) => settings.language);
  const lobby = snapshot?.lobby;
  const now = useServerClock(lobby?.seats.some((seat) => seat.kind === "person" && !seat.present) === true);
  if (snapshot === undefined || lobby === undefined) return undefined;
  const { seats, you, closing, rematch, rematchBy } = lobby;
  const own = seats[you.seat ?? -1];
  const namesOf = (some: readonly number[]) => some.map((nth) => snapshot.people[nth]?.name ?? "");
  const asking = seats[rematchBy ?? -1];
  const gone = seats.flatMap((seat, nth) => {
    const ballot = ballotOn(lobby, nth, now);
    const held = seat.kind === "person" && snapshot.waiting.includes(nth) && ballot?.mayVote === true;
    return held ? [{ nth, name: seat.name, ballot }] : [];
  });
  return (
    <CallStack>
      {snapshot.link === "lost" && (
        <p className="call" role="status">
          {t("link.lost")}
        </p>
      )}
      {snapshot.link === "outdated" && (
        <p className="call" role="status">
          <span>{t("link.outdated")}</span>
          <button type="button" className="button" onClick={() => location.reload()}>
            {t("link.reload")}
          </button>
        </p>
      )}
      <RefusalCall client={client} {...(help !== undefined && { help })} />
      {snapshot.tookBack && <Call key="back">{t("calls.tookBack")}</Call>}
      {own?.kind === "person" && own.autopilot && (
        <p className="call" role="status">
          <span>{t("calls.autopilot")}</span>
          <button type="button" className="button" onClick={() => table?.comeBack()}>
            {t("calls.back")}
          </button>
        </p>
      )}
      {own?.kind === "person" && own.late === true && !own.autopilot && (
        <p className="call" role="status">
          {t("calls.late")}
        </p>
      )}
      {gone.map(({ nth, name, ballot }) => (
        <Call key={`gone ${nth}`}>
          <span>{t("calls.gone", { name })}</span>
          <VoteButton seat={nth} ballot={ballot} />
        </Call>
      ))}
      <ResignedCalls lobby={lobby} author={snapshot.author} />
      {closing.length > 0 && you.seat !== undefined && !closing.includes(you.seat) && (
        <Call key="closing">
          <span>{t("calls.closing", { names: allOf(language, namesOf(closing)) })}</span>
          <CloseGame lobby={lobby} />
        </Call>
      )}
      {rematch !== undefined && rematchBy !== you.seat && (
        <Call key="rematch">
          <span>{asking?.kind === "person" ? t("calls.rematchBy", { name: asking.name }) : t("calls.rematch")}</span>
          <Link href={`/t/${rematch}`} className="button main">
            {t("calls.follow")}
          </Link>
        </Call>
      )}
    </CallStack>
  );
}

type ResignedProps = { readonly lobby: TableView; readonly author: string | undefined };

/** Players who have resigned since the table was opened here. */
function ResignedCalls({ lobby: { seats }, author }: ResignedProps) {
  const { t } = useTranslation();
  const resigned = seats.flatMap((seat) => (seat.kind === "person" && seat.resigned === true ? [seat] : []));
  const [known] = useState(() => new Set(resigned.map((seat) => seat.author)));
  return resigned
    .filter((seat) => !known.has(seat.author))
    .map((seat) => (
      <Call key={`resigned ${seat.author}`}>
        {seat.author === author ? t("order.youResigned") : t("order.resigned", { name: seat.name })}
      </Call>
    ));
}

/** Stays until it is dismissed. */
function Call({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(true);
  if (!open) return undefined;
  return (
    <div className="call" role="status">
      {children}
      <Dismiss dismiss={() => setOpen(false)} />
    </div>
  );
}

type RefusalCallProps = { readonly client: AnyGameClient; help?(rule: string): void };

/** Why an action that looked possible here was refused, and the rule behind it. */
function RefusalCall({ client, help }: RefusalCallProps) {
  const { t } = useTranslation();
  const textOf = useRefusalText(client);
  const refusal = useTableStore((store) => store.snapshot?.refusal);
  const nth = refusal?.nth ?? 0;
  const [read, setRead] = useState(nth);
  if (refusal === undefined || nth <= read) return undefined;
  const { text, rule } = textOf(refusal);
  return (
    <div className="call" data-bad="true">
      <div role="alert">
        <b>{t("refused.title")}</b>
        <p>{text}</p>
        <Dismiss dismiss={() => setRead(nth)} />
      </div>
      {rule !== undefined && help !== undefined && (
        <button type="button" className="button" onClick={() => help(rule)}>
          {rule}
        </button>
      )}
    </div>
  );
}
