import { type Action, bremerhaven } from "@harbor/bremerhaven";
import type { Move } from "@harbor/kit";
import type { LessonStart } from "@harbor/ui";

/** The puzzles' positions, from games that bots played: the seed and all moves up to the learner's harbor phase. */
export const CONTAINER_GAME: () => LessonStart<Action> = () =>
  positionIn(
    "c9e4125437189cfaebc5c265782bcb20496e14295cbc34103d1f51d77b02bb7b",
    `[1,{"type":"found","space":12}],[1,{"type":"stock","good":"barrel","space":1}],
[1,{"type":"stock","good":"barrel","space":2}],[1,{"type":"stock","good":"passenger","space":3}],
[0,{"type":"found","space":12}],[0,{"type":"stock","good":"barrel","space":1}],
[0,{"type":"stock","good":"barrel","space":2}],[0,{"type":"stock","good":"passenger","space":3}],
[1,{"type":"bid","slot":"building","card":5}],[0,{"type":"bid","slot":"permit","card":1}],
[1,{"type":"bid","slot":"ship:1","card":2}],[0,{"type":"bid","slot":"influence","card":4}],
[1,{"type":"bid","slot":"influence","card":4}],[0,{"type":"bid","slot":"building","card":3}],
[1,{"type":"bid","slot":"contract:1","card":1}],[0,{"type":"bid","slot":"building","card":5}],
[1,{"type":"bid","slot":"building","card":3}],[0,{"type":"bid","slot":"building","card":2}],
[0,{"type":"bollard","wall":1}],[0,{"type":"bollard","wall":4}],
[0,{"type":"build","building":"container-works","space":4}],[1,{"type":"berth","dock":1}],
[1,{"type":"lay","dock":2}],[1,{"type":"produce","from":12,"to":4}],[1,{"type":"done"}],
[0,{"type":"produce","from":4,"to":5}],[0,{"type":"unpack","space":5}],[0,{"type":"done"}],
[1,{"type":"bid","slot":"contract:1","card":3}],[0,{"type":"bid","slot":"building","card":5}],
[1,{"type":"bid","slot":"building","card":5}],[0,{"type":"bid","slot":"permit","card":2}],
[1,{"type":"bid","slot":"influence","card":5}],[0,{"type":"bid","slot":"contract:2","card":3}],
[1,{"type":"bid","slot":"permit","card":2}],[0,{"type":"bid","slot":"building","card":4}],
[1,{"type":"bid","slot":"ship:1","card":4}],[0,{"type":"bid","slot":"influence","card":5}],
[1,{"type":"bollard","wall":4}],[1,{"type":"bollard","wall":1}],[1,{"type":"bollard","wall":1}],
[0,{"type":"build","building":"harbor-office","space":6}],[0,{"type":"bollard","wall":1}],
[1,{"type":"berth","dock":2}],[1,{"type":"lay","dock":3}],[0,{"type":"lay","dock":2}],
[1,{"type":"produce","from":12,"to":5}],[1,{"type":"done"}],[0,{"type":"produce","from":4,"to":7}],
[0,{"type":"done"}],[1,{"type":"bid","slot":"ladder","card":4}],[0,{"type":"bid","slot":"building","card":5}],
[1,{"type":"bid","slot":"building","card":5}],[0,{"type":"bid","slot":"influence","card":6}],
[1,{"type":"bid","slot":"influence","card":5}],[0,{"type":"bid","slot":"ladder","card":3}],
[1,{"type":"bid","slot":"permit","card":3}],[0,{"type":"bid","slot":"building","card":4}],
[1,{"type":"bid","slot":"building","card":6}],[0,{"type":"bid","slot":"building","card":5}],
[1,{"type":"bollard","wall":2}],[1,{"type":"raise"}],[1,{"type":"pass"}]`,
  );

export const CRATE_GAME: () => LessonStart<Action> = () =>
  positionIn(
    "131c6f137586b07fc6c9c985ba3db88ddc1923066aac1b28546337bdd790b707",
    `[1,{"type":"found","space":12}],[1,{"type":"stock","good":"barrel","space":1}],
[1,{"type":"stock","good":"barrel","space":2}],[1,{"type":"stock","good":"barrel","space":3}],
[0,{"type":"found","space":12}],[0,{"type":"stock","good":"barrel","space":1}],
[0,{"type":"stock","good":"barrel","space":2}],[0,{"type":"stock","good":"barrel","space":3}],
[1,{"type":"bid","slot":"permit","card":1}],[0,{"type":"bid","slot":"building","card":4}],
[1,{"type":"bid","slot":"influence","card":3}],[0,{"type":"bid","slot":"building","card":2}],
[1,{"type":"bid","slot":"ship:2","card":2}],[0,{"type":"bid","slot":"ship:2","card":3}],
[1,{"type":"bid","slot":"contract:2","card":4}],[0,{"type":"bid","slot":"influence","card":5}],
[1,{"type":"bid","slot":"ship:2","card":5}],[0,{"type":"bid","slot":"permit","card":1}],
[1,{"type":"bollard","wall":1}],[1,{"type":"bollard","wall":4}],[0,{"type":"bollard","wall":1}],
[0,{"type":"bollard","wall":4}],[0,{"type":"build","building":"ferry-pier","space":4}],
[1,{"type":"berth","dock":1}],[1,{"type":"lay","dock":2}],[1,{"type":"done"}],
[0,{"type":"produce","from":4,"to":5}],[0,{"type":"done"}],[1,{"type":"bid","slot":"permit","card":1}],
[0,{"type":"bid","slot":"permit","card":3}],[1,{"type":"bid","slot":"influence","card":2}],
[0,{"type":"bid","slot":"influence","card":5}],[1,{"type":"bid","slot":"building","card":4}],
[0,{"type":"bid","slot":"building","card":5}],[1,{"type":"bid","slot":"building","card":5}],
[0,{"type":"bid","slot":"ladder","card":2}],[1,{"type":"bid","slot":"influence","card":3}],
[0,{"type":"bid","slot":"building","card":4}],[1,{"type":"bollard","wall":1}],
[0,{"type":"build","building":"insurance-office","space":6}],[0,{"type":"pass"}],[0,{"type":"swap","rank":1}],
[0,{"type":"produce","from":4,"to":7}],[0,{"type":"done"}],[1,{"type":"done"}],
[0,{"type":"bid","slot":"building","card":5}],[1,{"type":"bid","slot":"influence","card":3}],
[0,{"type":"bid","slot":"permit","card":3}],[1,{"type":"bid","slot":"building","card":5}],
[0,{"type":"bid","slot":"building","card":6}],[1,{"type":"bid","slot":"prices","card":5}],
[0,{"type":"bid","slot":"building","card":4}],[1,{"type":"bid","slot":"permit","card":2}],
[0,{"type":"bid","slot":"influence","card":5}],[1,{"type":"bid","slot":"influence","card":4}],
[0,{"type":"build","building":"lighthouse","space":8}],[0,{"type":"pass"}],[1,{"type":"bollard","wall":2}],
[0,{"type":"raise"}],[1,{"type":"price","card":"4123"}],[0,{"type":"produce","from":4,"to":9}],
[0,{"type":"move","good":"passenger","from":"space:5","to":"contract:1"}],[0,{"type":"done"}],
[1,{"type":"move","good":"barrel","from":"space:1","to":"contract:2"}],
[1,{"type":"move","good":"passenger","from":"dock:1","to":"space:1"}],
[1,{"type":"move","good":"passenger","from":"space:1","to":"contract:2"}],
[1,{"type":"move","good":"passenger","from":"dock:1","to":"space:1"}],[1,{"type":"done"}],
[0,{"type":"bid","slot":"building","card":5}],[1,{"type":"bid","slot":"permit","card":3}],
[0,{"type":"bid","slot":"permit","card":4}],[1,{"type":"bid","slot":"influence","card":5}],
[0,{"type":"bid","slot":"contract:2","card":5}],[1,{"type":"bid","slot":"ladder","card":4}],
[0,{"type":"bid","slot":"influence","card":6}],[1,{"type":"bid","slot":"influence","card":6}],
[0,{"type":"bid","slot":"influence","card":6}],[1,{"type":"bid","slot":"contract:1","card":5}],
[0,{"type":"build","building":"chamber-of-commerce","space":5}],[0,{"type":"pass"}],[1,{"type":"bollard","wall":3}],
[1,{"type":"bollard","wall":4}],[1,{"type":"raise"}],[1,{"type":"swap","rank":1}],[1,{"type":"lay","dock":1}],
[0,{"type":"lay","dock":1}],[1,{"type":"done"}],[0,{"type":"produce","from":4,"to":10}],[0,{"type":"done"}],
[1,{"type":"bid","slot":"building","card":5}],[0,{"type":"bid","slot":"contract:1","card":7}],
[1,{"type":"bid","slot":"permit","card":5}],[0,{"type":"bid","slot":"building","card":5}],
[1,{"type":"bid","slot":"building","card":4}],[0,{"type":"bid","slot":"building","card":6}],
[1,{"type":"bid","slot":"contract:2","card":6}],[0,{"type":"bid","slot":"permit","card":5}],
[1,{"type":"bid","slot":"influence","card":6}],[0,{"type":"bid","slot":"influence","card":6}],[1,{"type":"pass"}],
[0,{"type":"build","building":"container-yard","space":11}],[0,{"type":"pass"}],[0,{"type":"lay","dock":2}],
[1,{"type":"lay","dock":2}],[1,{"type":"deposit","money":4}],[1,{"type":"done"}],
[0,{"type":"move","good":"passenger","from":"space:7","to":"contract:1"}],
[0,{"type":"move","good":"barrel","from":"space:1","to":"contract:2"}],
[0,{"type":"move","good":"barrel","from":"space:2","to":"contract:2"}],[0,{"type":"done"}],
[1,{"type":"bid","slot":"influence","card":6}],[0,{"type":"bid","slot":"building","card":6}],
[1,{"type":"bid","slot":"building","card":5}],[0,{"type":"bid","slot":"influence","card":7}],
[1,{"type":"bid","slot":"building","card":6}],[0,{"type":"bid","slot":"building","card":6}],
[1,{"type":"bid","slot":"building","card":7}],[0,{"type":"bid","slot":"building","card":7}],
[1,{"type":"bid","slot":"influence","card":5}],[0,{"type":"bid","slot":"permit","card":5}],
[0,{"type":"build","building":"maritime-museum","space":1}],[0,{"type":"pass"}],[0,{"type":"raise"}],
[1,{"type":"produce","from":12}],[1,{"type":"deposit","money":4}],[1,{"type":"done"}],
[0,{"type":"produce","from":4,"to":2}],[0,{"type":"done"}],[1,{"type":"bid","slot":"permit","card":5}],
[0,{"type":"bid","slot":"building","card":7}],[1,{"type":"bid","slot":"building","card":7}],
[0,{"type":"bid","slot":"permit","card":6}],[1,{"type":"bid","slot":"building","card":6}],
[0,{"type":"bid","slot":"ship:1","card":7}],[1,{"type":"bid","slot":"building","card":6}],
[0,{"type":"bid","slot":"contract:2","card":6}],[1,{"type":"bid","slot":"influence","card":7}],
[0,{"type":"bid","slot":"influence","card":8}],[1,{"type":"build","building":"freight-office","space":4}],
[0,{"type":"bollard","wall":1}],[0,{"type":"pass"}],[1,{"type":"raise"}],[0,{"type":"berth","dock":1}],
[0,{"type":"lay","dock":3}]`,
  );

export const NOTHING_LOST_GAME: () => LessonStart<Action> = () =>
  positionIn(
    "094941e249aaa2ffe2f25d12e716f3c1530f7c0bdb03fddb73045c7c0c5d62ed",
    `[0,{"type":"found","space":12}],[0,{"type":"stock","good":"container","space":1}],
[0,{"type":"stock","good":"container","space":2}],[0,{"type":"stock","good":"crate","space":3}],
[1,{"type":"found","space":12}],[1,{"type":"stock","good":"container","space":1}],
[1,{"type":"stock","good":"container","space":2}],[1,{"type":"stock","good":"passenger","space":3}],
[0,{"type":"bid","slot":"ship:1","card":2}],[1,{"type":"bid","slot":"building","card":5}],
[0,{"type":"bid","slot":"building","card":4}],[1,{"type":"bid","slot":"influence","card":3}],
[0,{"type":"bid","slot":"building","card":5}],[1,{"type":"bid","slot":"permit","card":1}],
[0,{"type":"bid","slot":"permit","card":1}],[1,{"type":"bid","slot":"building","card":4}],
[0,{"type":"bid","slot":"building","card":3}],[1,{"type":"bid","slot":"ship:1","card":2}],
[0,{"type":"build","building":"tug-station","space":4}],[0,{"type":"bollard","wall":1}],
[0,{"type":"bollard","wall":4}],[1,{"type":"bollard","wall":1}],[1,{"type":"bollard","wall":4}],
[1,{"type":"bollard","wall":1}],[0,{"type":"berth","dock":1}],[0,{"type":"produce","from":12,"to":5}],
[0,{"type":"done"}],[1,{"type":"produce","from":12}],[1,{"type":"unpack","space":1}],[1,{"type":"done"}],
[0,{"type":"bid","slot":"permit","card":2}],[1,{"type":"bid","slot":"influence","card":5}],
[0,{"type":"bid","slot":"contract:2","card":3}],[1,{"type":"bid","slot":"influence","card":5}],
[0,{"type":"bid","slot":"building","card":5}],[1,{"type":"bid","slot":"building","card":3}],
[0,{"type":"bid","slot":"ship:2","card":1}],[1,{"type":"bid","slot":"building","card":4}],
[0,{"type":"bid","slot":"building","card":4}],[1,{"type":"bid","slot":"permit","card":2}],
[0,{"type":"build","building":"container-works","space":6}],[0,{"type":"pass"}],[1,{"type":"bollard","wall":2}],
[0,{"type":"berth","dock":2,"cargo":"barrel"}],[0,{"type":"lay","dock":2}],[0,{"type":"produce","from":12,"to":7}],
[0,{"type":"produce","from":6,"to":8}],[0,{"type":"unpack","space":1}],[0,{"type":"done"}],
[1,{"type":"produce","from":12}],[1,{"type":"done"}],[0,{"type":"bid","slot":"contract:2","card":3}],
[1,{"type":"bid","slot":"building","card":5}],[0,{"type":"bid","slot":"influence","card":2}],
[1,{"type":"bid","slot":"prices","card":4}],[0,{"type":"bid","slot":"building","card":5}],
[1,{"type":"bid","slot":"permit","card":3}],[0,{"type":"bid","slot":"ladder","card":1}],
[1,{"type":"bid","slot":"influence","card":6}],[0,{"type":"bid","slot":"influence","card":4}],
[1,{"type":"bid","slot":"contract:2","card":5}],[1,{"type":"bollard","wall":3}],[1,{"type":"bollard","wall":4}],
[1,{"type":"price","card":"1243"}],[0,{"type":"pass"}],[1,{"type":"lay","dock":2}]`,
  );

function positionIn(seed: string, moves: string): LessonStart<Action> {
  const options = bremerhaven.readOptions({ mode: "short", seats: 2 });
  if (!options.ok) throw new Error(options.problem);
  const list: unknown = JSON.parse(`[${moves}]`);
  return { options: options.value, seed, moves: Array.isArray(list) ? list.map(readMove) : [] };
}

function readMove(input: unknown): Move<Action> {
  const [seat, made]: unknown[] = Array.isArray(input) ? input : [];
  const action = bremerhaven.readAction(made);
  if (typeof seat !== "number" || action === undefined) throw new Error(`not a move: ${JSON.stringify(input)}`);
  return { seat, action };
}
