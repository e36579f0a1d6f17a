import type { AnyGameClient, Person } from "@harbor/ui";
import { useTranslation } from "react-i18next";
import { useSettings } from "../settings/settingsStore.ts";
import { type Eyes, type RecordedTable, type Reel, SPEEDS } from "../table/recordedTable.ts";
import { useGame } from "../useGame.ts";
import { ControlIcon } from "./ControlIcon.tsx";
import { Slider } from "./Slider.tsx";
import { useReplayTexts } from "./texts/useReplayTexts.ts";

type ControlsProps = {
  readonly client: AnyGameClient;
  readonly table: RecordedTable;
  readonly reel: Reel;
  readonly people: readonly Person[];
  /** Continues the game from here; absent if it is over. */
  readonly goOn: (() => void) | undefined;
};

/** The position in a recorded game, what has just happened, and the playback controls. */
export function Controls({ client, table, reel, people, goOn }: ControlsProps) {
  const { t } = useReplayTexts();
  const { step, last, playing } = reel;
  return (
    <section className="controls" aria-label={t("controls.name")} title={t("controls.keys")}>
      <div className="controls-head">
        <Caption client={client} reel={reel} people={people} />
        {goOn !== undefined && (
          <button type="button" className="button controls-on" onClick={goOn}>
            {t("controls.continue")}
          </button>
        )}
      </div>
      <Slider table={table} reel={reel} />
      <div className="controls-row">
        <Key name="toStart" disabled={step === 0} press={() => table.show(0)} />
        <Key name="roundBack" disabled={step === 0} press={() => table.turnRound(-1)} />
        <Key name="back" disabled={step === 0} press={() => table.show(step - 1)} />
        <Key
          name={playing ? "pause" : "play"}
          main
          disabled={false}
          press={() => (playing ? table.pause() : table.play())}
        />
        <Key name="on" disabled={step === last} press={() => table.show(step + 1)} />
        <Key name="roundOn" disabled={step === last} press={() => table.turnRound(1)} />
        <Key name="toEnd" disabled={step === last} press={() => table.show(last)} />
      </div>
      <div className="controls-row controls-more">
        <fieldset className="speeds" aria-label={t("controls.speed")}>
          {SPEEDS.map((speed) => (
            <button
              key={speed}
              type="button"
              className="button"
              aria-pressed={speed === reel.speed}
              aria-label={t("controls.times", { speed })}
              onClick={() => table.hasten(speed)}
            >
              {speed === 0.5 ? "½" : speed}×
            </button>
          ))}
        </fieldset>
        <EyesChoice table={table} eyes={reel.eyes} people={people} />
      </div>
    </section>
  );
}

type KeyName = "toStart" | "roundBack" | "back" | "play" | "pause" | "on" | "roundOn" | "toEnd";
type KeyProps = { readonly name: KeyName; readonly main?: boolean; readonly disabled: boolean; press(): void };

function Key({ name, main = false, disabled, press }: KeyProps) {
  const { t } = useReplayTexts();
  const label = t(`controls.${name}`);
  return (
    <button
      type="button"
      className={main ? "button main control" : "button control"}
      data-key={name}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={press}
    >
      <ControlIcon name={name} />
    </button>
  );
}

type EyesChoiceProps = { readonly table: RecordedTable; readonly eyes: Eyes; readonly people: readonly Person[] };

function EyesChoice({ table, eyes, people }: EyesChoiceProps) {
  const { Sign } = useGame();
  const { t } = useReplayTexts();
  return (
    <fieldset className="eyes" aria-label={t("controls.eyes")}>
      {people.map(({ name, color }, seat) => (
        <button
          key={color}
          type="button"
          className="button eye"
          aria-pressed={eyes === seat}
          aria-label={t("controls.eyesOf", { name })}
          title={t("controls.eyesOf", { name })}
          onClick={() => table.look(seat)}
        >
          <Sign color={color} />
        </button>
      ))}
      {(["spectator", "everybody"] as const).map((one) => (
        <button key={one} type="button" className="button" aria-pressed={eyes === one} onClick={() => table.look(one)}>
          {t(`controls.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

const MOST_LINES = 2;

/** The log lines of this step. */
function Caption({ client, reel, people }: Pick<ControlsProps, "client" | "reel" | "people">) {
  const { t } = useReplayTexts();
  const { t: tell } = useTranslation(client.game.id);
  const language = useSettings((settings) => settings.language);
  const words = {
    language,
    name: (seat: number) => people[seat]?.name ?? client.frameTexts[language].automaton ?? "",
    t: (key: string, values?: Readonly<Record<string, string | number>>) => tell(key, values ?? {}),
  };
  const lines = reel.news.flatMap(({ n, event }) => {
    const line = client.tell(event, words);
    return line === undefined ? [] : [{ n, line }];
  });
  const more = lines.length - MOST_LINES;
  return (
    <div className="controls-caption" role="status" aria-label={t("controls.caption")}>
      {reel.step === 0 && <p>{t("controls.begin")}</p>}
      {reel.step > 0 && lines.length === 0 && <p className="controls-quiet">{t("controls.quiet")}</p>}
      {reel.step > 0 &&
        lines.slice(0, MOST_LINES).map(({ n, line }, nth) => (
          <p key={n}>
            {line}
            {more > 0 && nth === MOST_LINES - 1 && <span className="controls-quiet">{` (+${more})`}</span>}
          </p>
        ))}
    </div>
  );
}
