import type { AnyGameClient } from "@harbor/ui";
import { use, useEffect, useState } from "react";
import { loadClient } from "../gameClient.ts";
import { gameNamed } from "../house.ts";
import { Waiting } from "../pages/Waiting.tsx";
import { readGameFile } from "../table/gameFile.ts";
import { clientOf } from "../table/localPlan.ts";
import type { Saved } from "../table/localSaves.ts";
import { DamagePage } from "./DamagePage.tsx";
import { startLocal } from "./startLocal.ts";

type GameFileProps = { readonly text: string; close(): void };

/** An unfinished game from a file: continues it in this browser. */
export function GameFile({ text, close }: GameFileProps) {
  const [saved] = useState(() => readGameFile(text));
  const game = saved === undefined ? undefined : gameNamed(saved.plan.game);
  if (saved === undefined || game === undefined) return <DamagePage why="no-game" close={close} />;
  return <Continue client={use(loadClient(game))} saved={saved} close={close} />;
}

type ContinueProps = { readonly client: AnyGameClient; readonly saved: Saved; close(): void };

function Continue({ client, saved, close }: ContinueProps) {
  const [playable] = useState(() => isPlayable(client, saved));
  useEffect(() => {
    if (playable) startLocal(saved.plan, saved.moves);
  }, [playable, saved]);
  return playable ? <Waiting /> : <DamagePage why="no-game" close={close} />;
}

function isPlayable(client: AnyGameClient, { plan }: Saved): boolean {
  const played = clientOf(client, plan);
  const options = played?.game.readOptions(plan.options);
  if (played === undefined || options?.ok !== true) return false;
  const begun = played.game.begin(options.value, plan.seed);
  return begun.ok && played.game.seats(begun.state) === plan.people.length;
}
