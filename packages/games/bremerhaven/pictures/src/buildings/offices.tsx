import {
  brick,
  dune,
  fog,
  glass,
  glassDim,
  ink,
  light,
  rust,
  sand,
  shade,
  shadow,
  signal,
  slate,
  steel,
  sun,
} from "../paint.ts";
import { Gulls, Sky } from "../scenery.tsx";
import { People } from "../solids.tsx";
import { Facade, patch, type Wall } from "../wall.tsx";

const COLONNADE: Wall = [-6, 26, 106, 124, 68, 102];

export function Bank() {
  const columns = [0, 1, 2, 3, 4, 5];
  return (
    <>
      <Sky name="sky" from={[118, 46]} upper={[96, 20]} />
      <circle cx="118" cy="46" r="36" fill={sun} />
      <circle cx="118" cy="46" r="30" fill={dune} />
      <circle cx="118" cy="46" r="28" fill={sun} />
      <path fill={dune} d="M118 27l5 13h14l-11 8 4 14-12-8-12 8 4-14-11-8h14z" />
      <path fill={slate} d="M0 102h160v18H0z" />
      <path fill={glass} d={patch(COLONNADE, 0, 0, 1, 1)} />
      <path fill={fog} d={columns.map((c) => patch(COLONNADE, (c + 0.28) / 6, 0, (c + 0.82) / 6, 1)).join("")} />
      <path fill={shade} d={columns.map((c) => patch(COLONNADE, (c + 0.58) / 6, 0, (c + 0.82) / 6, 1)).join("")} />
      <path
        fill={sand}
        d={columns
          .map(
            (c) =>
              patch(COLONNADE, (c + 0.2) / 6, 0, (c + 0.9) / 6, 0.05) +
              patch(COLONNADE, (c + 0.2) / 6, 0.95, (c + 0.9) / 6, 1),
          )
          .join("")}
      />
      <path fill={fog} d="M-8-14L130 54v15L-8 26z" />
      <path fill={sand} d="M-8 6L132 62v3L-8 11z" />
      <path fill={shade} d="M-8 18L130 65v4L-8 26z" />
      <path fill={steel} d="M-8 105l134-4 8 3-142 7zM-8 110l144-6 10 3-154 9z" />
      <path fill={fog} d="M-8 108l138-5 4 1-142 7zM-8 114l152-8 4 1-156 10z" />
      <path fill={shadow} d="M128 104h32v10l-14-6z" />
      <People
        at={[
          [140, 111, 10],
          [147, 112, 10],
        ]}
      />
    </>
  );
}

export function CommodityExchange() {
  return (
    <>
      <Sky name="dawn" upper={[34, 62]} />
      <path fill={slate} d="M0 104h160v16H0z" />
      <path fill={shadow} d="M70 115l54-8h36v4l-70 9z" />
      <Facade at={[18, 70, 108, 70, 62, 115]} fill={fog} columns={6} rows={3} pane={[0.46, 0.62]} />
      <Facade at={[70, 62, 115, 122, 70, 108]} fill={steel} columns={6} rows={3} pane={[0.46, 0.62]} />
      <Facade at={[31, 40, 72, 70, 30, 66]} fill={fog} columns={4} rows={2} pane={[0.46, 0.74]} />
      <Facade at={[70, 30, 66, 109, 40, 72]} fill={steel} columns={4} rows={2} pane={[0.46, 0.74]} />
      <Facade at={[44, 14, 42, 70, 1, 35]} fill={fog} columns={3} rows={1} pane={[0.5, 0.8]} />
      <Facade at={[70, 1, 35, 96, 14, 42]} fill={steel} columns={3} rows={1} pane={[0.5, 0.8]} />
      <path fill={sand} d="M18 70l52-8 52 8-52-5zM31 40l39-10 39 10-39-7zM44 14L70 1l26 13-26-9z" />
      <path fill={ink} d="M62 114V96q8-10 16 0v18l-8 1z" />
      <path fill={glass} d="M64 113V98q5-5 5-3v19zM76 113V98q-5-5-5-3v19z" />
      <path fill={rust} d="M-4 92l30-18 16 14 26-34 16 16 38-52 34-14-4 12 8 10-30 12-44 60-18-18-26 34-18-16-30 18z" />
      <path fill={shade} d="M26 74l16 14 2 20-18-16zM68 54l16 16 2 28-18-18zM122 18l8 24-4 6-8-22z" />
      <People
        at={[
          [100, 115, 9],
          [30, 114, 9],
        ]}
      />
    </>
  );
}

export function InsuranceOffice() {
  const rain: string[] = [];
  for (let drop = 0; drop < 90; drop++) {
    const x = ((drop * 53) % 197) - 10;
    const y = ((drop * 29) % 113) - 8;
    rain.push(`M${x} ${y}l-5 13h1.2l5-13z`);
  }
  return (
    <>
      <path fill={slate} d="M0 0h160v120H0z" />
      <path fill="var(--sky-high)" d="M0 0h120L40 120H0z" />
      <path fill={light} d="M0 0h70L0 106z" />
      <path fill={fog} d={rain.join("")} />
      <path fill={ink} d="M0 106h160v14H0z" />
      <path fill={light} d="M20 108h120l-14 6H34z" />
      <path fill={sand} d="M34 52h92v54H34z" />
      <path fill={shade} d="M88 52h38v54H88z" />
      {[40, 57, 74, 91, 108].map((x, i) => (
        <g key={x}>
          <path fill={i === 3 ? glassDim : glass} d={`M${x} 74v-8q6-8 12 0v8z`} />
          <path fill={i === 1 ? glassDim : glass} d={`M${x} 80h12v18h-12z`} />
        </g>
      ))}
      <path fill={ink} d="M74 106V84q6-6 12 0v22z" />
      <path fill={fog} d="M30 100h44v3H30zM86 100h44v3H86zM28 104h46v3H28zM86 104h46v3H86z" />
      <path fill={ink} d="M34 48h92v7H34z" />
      <path
        fill={rust}
        d="M6 58q8-46 74-50 66 4 74 50-10-9-18 0-10-10-19 0-10-11-19 0-8-9-18 0-8-9-18 0-9-11-19 0-9-10-19 0-8-9-18 0z"
      />
      <path
        fill={brick}
        d="M80 8q66 4 74 50-10-9-18 0Q128 20 80 8zM80 8q32 14 37 50-10-11-19 0Q98 24 80 8zM80 8q-32 14-37 50 10-11 19 0Q62 24 80 8z"
      />
      <path fill={shade} d="M80 8q66 4 74 50-10-9-18 0-10-10-19 0-10-11-19 0Q100 26 80 8z" />
      <path fill={ink} d="M79-4h2.4l.8 13h-4z" />
      <People
        at={[
          [64, 113, 10],
          [54, 114, 10],
        ]}
      />
    </>
  );
}

const PROW_LEFT: Wall = [8, 50, 106, 54, -2, 116];
const PROW_RIGHT: Wall = [54, -2, 116, 164, 62, 106];

/** A brick office house that ends like a ship's bow. */
export function ChamberOfCommerce() {
  return (
    <>
      <Sky name="sky" upper={[20, 70]} from={[170, 110]} />
      <path fill={slate} d="M0 104h160v16H0z" />
      <path fill={shadow} d="M54 117l106-11v14H76z" />
      <Facade at={PROW_LEFT} fill={rust} columns={5} rows={8} pane={[0.44, 0.56]} field={[0, 0.2, 0.94, 0.86]} />
      <Facade at={PROW_RIGHT} fill={brick} columns={13} rows={8} pane={[0.44, 0.56]} field={[0.02, 0.2, 1, 0.86]} />
      <path fill={sand} d={patch(PROW_LEFT, -0.04, 0.13, 1.02, 0.17) + patch(PROW_LEFT, -0.03, 0.02, 1.02, 0.05)} />
      <path fill={dune} d={patch(PROW_RIGHT, 0, 0.13, 1, 0.17) + patch(PROW_RIGHT, 0, 0.02, 1, 0.05)} />
      <path fill={ink} d={patch(PROW_LEFT, 0.12, 0.89, 0.9, 1) + patch(PROW_RIGHT, 0.05, 0.89, 1, 1)} />
      <path
        fill={sand}
        d={[0, 1, 2, 3, 4, 5, 6, 7, 8].map((c) => patch(PROW_RIGHT, 0.05 + c / 9.5, 0.89, 0.07 + c / 9.5, 1)).join("")}
      />
      <path fill={sand} d="M51 2l3-6 3 6v114l-3 3-3-3z" />
      <path fill={shade} d="M54-4l3 6v114l-3 3z" />
      <path fill={ink} d="M53.4-20h1.2V0h-1.2z" />
      <path fill={signal} d="M112 8l22 4-4 5 4 6-22-4z" />
      <path fill={ink} d="M111 7h1.4v30H111z" />
      <People
        at={[
          [30, 114, 9],
          [24, 114, 9],
          [100, 117, 9],
        ]}
      />
      <Gulls
        at={[
          [140, 40, 9],
          [126, 48, 7],
        ]}
        fill={ink}
      />
    </>
  );
}

export function FreightOffice() {
  return (
    <>
      <Sky name="haze" upper={[24, 60]} />
      <path fill={steel} d="M0 100h160v20H0z" />
      <path fill={shadow} d="M0 100h126l34 14v6H0z" />
      <Facade at={[126, 6, 102, 140, 2, 104]} fill={sand} />
      <Facade
        at={[140, 2, 104, 152, 8, 102]}
        fill={dune}
        columns={1}
        rows={6}
        pane={[0.4, 0.5]}
        field={[0, 0.36, 1, 0.96]}
      />
      <path fill={fog} d="M127 14l12-2.6v15L127 29z" />
      <path fill={ink} d="M132.4 15h1.4v6.4l3.4 2-.8 1.2-4-2.6z" />
      <Facade
        at={[-4, 44, 106, 126, 66, 100]}
        fill={rust}
        columns={9}
        rows={1}
        pane={[0.66, 0.8]}
        field={[0, 0.28, 1, 0.5]}
      />
      <path fill={ink} d={patch([-4, 44, 106, 126, 66, 100], 0.02, 0.6, 0.98, 1)} />
      <path fill={fog} d="M-4 22l146 36v5L-4 40z" />
      <path fill={shade} d="M-4 34l146 27v2L-4 40z" />
      <path fill={ink} d="M-4 40l146 23-12 3L-4 48z" />
      <path fill={signal} d="M96 78h18v18H96z" />
      <path fill={ink} d="M94 94h22v5H94zM98 81h14v6H98zM96 99h5v4h-5zM109 99h5v4h-5z" />
      <path fill={signal} d="M34 62q20-6 40 0l2 14 6 4v24H26V80l6-4z" />
      <path fill={shade} d="M62 60q8 1 12 2l2 14 6 4v24H62z" />
      <path fill={glassDim} d="M37 65q17-4 34 0l2 11H35z" />
      <path fill={fog} d="M38 66l10-2-6 12h-6z" />
      <path fill={ink} d="M44 82q10-3 20 0v16H44z" />
      <path fill={steel} d="M46 84h2v13h-2zM50 84h2v13h-2zM54 84h2v13h-2zM58 84h2v13h-2z" />
      <path fill={ink} d="M24 98h60v6H24zM27 104h13v7q-6.5 3-13 0zM68 104h13v7q-6.5 3-13 0z" />
      <circle cx="34" cy="89" r="5.5" fill="var(--lamp)" />
      <circle cx="74" cy="89" r="5.5" fill="var(--lamp)" />
      <path fill="var(--glow)" d="M34 84l-50 40h60zM74 84l-20 40h80z" />
      <People at={[[102, 108, 10]]} />
    </>
  );
}
