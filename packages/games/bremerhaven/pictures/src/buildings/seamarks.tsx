import {
  beam,
  brick,
  dune,
  fog,
  glass,
  glow,
  ink,
  lamp,
  light,
  rust,
  sand,
  shade,
  shadow,
  signal,
  slate,
  steel,
} from "../paint.ts";
import { Clouds, Gulls, Sky, Sun, Water } from "../scenery.tsx";
import { Smoke } from "../solids.tsx";
import { Facade } from "../wall.tsx";

export function Lighthouse() {
  return (
    <>
      <Sky name="sky" upper={[70, 8]} />
      <path fill={beam} d="M104 27L-4-18V34zM104 27l60-26v38z" />
      <Clouds
        at={[
          [8, 62, 40],
          [120, 66, 34],
        ]}
      />
      <Water y={86} />
      <path fill={fog} d="M24 85V66l10 17zM22 85V70l-8 12z" />
      <path fill={ink} d="M12 84h26l-4 5H16z" />
      <path fill={slate} d="M62 120l12-15 14-9h40l14 8 22 10v6z" />
      <path fill={steel} d="M62 120l12-15 14-9 6 8-12 6-4 10zM106 96l10 10-6 14h-14l2-16z" />
      <path fill={shadow} d="M120 98l8-2 14 8 22 10v6h-16z" />
      <path fill={fog} d="M95 42h18l8 58H87z" />
      <path
        fill={rust}
        d="M93.4 53.6q10.6 3.4 21.2 0l1.6 11.6q-12.2 4-24.4 0zM90.2 76.8q13.8 4.6 27.6 0l1.6 11.6q-15.4 5-30.8 0z"
      />
      <path fill={shade} d="M107 42h6l8 58h-11z" />
      <path fill={light} d="M95 42h4l-6 58h-6z" />
      <path fill={ink} d="M100.5 100v-8a3.5 3.5 0 0 1 7 0v8zM89 38h30l-3 4H92zM103 45h3v5h-3zM102.5 69h3.5v5h-3.5z" />
      <path fill={ink} d="M90 33h28v1.5H90zM91 33h1.2v6H91zM116 33h1.2v6H116z" />
      <path fill={lamp} d="M97 22h14v16H97z" />
      <path fill={rust} d="M94 22q10-14 20 0z" />
      <path fill={ink} d="M97 22h1.4v16H97zM109.6 22h1.4v16h-1.4zM103.3 22h1.4v16h-1.4zM103.2 8h1.6v8h-1.6z" />
      <circle cx="104" cy="30" r="16" fill={glow} />
      <path fill={sand} d="M126 96h22v14h-22z" />
      <path fill={rust} d="M122 97l7-9h16l7 9z" />
      <path fill={glass} d="M130 100h4v5h-4zM139 100h4v5h-4z" />
      <path fill={shade} d="M141 97h7v14h-4z" />
      <Gulls
        at={[
          [52, 34, 13],
          [68, 46, 9],
          [40, 48, 8],
        ]}
        fill={ink}
      />
    </>
  );
}

export function HarborOffice() {
  return (
    <>
      <Sky name="haze" from={[30, 92]} upper={[30, 40]} />
      <Sun x={30} y={84} r={18} />
      <Water y={92} />
      <path fill={ink} d="M0 92h44l-3-4h-8v-6h-6v6H12l-4-3H0z" />
      <path fill={slate} d="M56 106h104v14H48z" />
      <path fill={shadow} d="M112 106h48v8z" />
      <Facade
        at={[72, 44, 108, 98, 48, 106]}
        fill={rust}
        columns={3}
        rows={5}
        pane={[0.42, 0.55]}
        field={[0, 0.08, 1, 0.9]}
      />
      <Facade
        at={[98, 48, 106, 116, 46, 107]}
        fill={brick}
        columns={1}
        rows={5}
        pane={[0.34, 0.5]}
        field={[0, 0.08, 1, 0.9]}
      />
      <path fill={fog} d="M62 40l38 5 26-4-3 6-24 4-33-5z" />
      <Facade
        at={[68, 20, 41, 99, 23, 45]}
        fill={fog}
        columns={5}
        rows={1}
        pane={[0.86, 0.7]}
        field={[0.02, 0.05, 0.98, 0.95]}
      />
      <path fill={steel} d="M99 23l21-1v19l-21 4z" />
      <path fill={glass} d="M102 27l15-1v12l-15 3z" />
      <path fill={ink} d="M62 18l36-6 28 8-27 5z" />
      <path fill={ink} d="M96-4h2.5v18H96zM84 3h26v1.6H84z" />
      <path fill={signal} d="M100 5l16 2-16 6z" />
      <path fill={ink} d="M97 6L28 58l.8 1L98 8z" />
      <path fill={rust} d="M84 17l-9 7 7 6zM64 32l-8 6 6 6z" />
      <path fill={fog} d="M74 24.5l-8.5 6.5 7 6z" />
      <path fill={signal} d="M54 39.5l-7 5.5 5.5 5z" />
      <path fill={ink} d="M79 106V94h9v13zM66 52h2v56h-2z" />
      <path fill={ink} d="M132 108V62h3v46z" />
      <path fill={ink} d="M126 74l7.5-9 7.5 9zM126 80l7.5 9 7.5-9z" />
      <Gulls
        at={[
          [40, 28, 11],
          [142, 36, 9],
        ]}
        fill={ink}
      />
    </>
  );
}

export function TugStation() {
  return (
    <>
      <Sky name="dusk" from={[26, 88]} upper={[14, 60]} />
      <Sun x={26} y={86} r={24} />
      <Water y={86} />
      <Facade
        at={[112, 54, 92, 150, 50, 96]}
        fill={sand}
        columns={4}
        rows={2}
        pane={[0.5, 0.56]}
        field={[0, 0.1, 1, 0.95]}
      />
      <path fill={rust} d="M108 56l14-18h30l10 12v4z" />
      <path fill={shade} d="M150 50l12 2v44h-12z" />
      <path fill={slate} d="M104 92l56 2v26h-34l-22-16z" />
      <path fill={ink} d="M134 20h2v20h-2z" />
      <path fill={signal} d="M136 20l18 5-18 6z" />
      <Smoke x={70} y={18} size={0.8} fill={ink} />
      <path fill={ink} d="M2 72q4 0 8 2 30 12 62 11 26-1 42-7l6 2q-4 22-16 34H22Q4 98 2 72z" />
      <path fill={rust} d="M8 98q52 8 106 0-4 10-10 16H22Q13 107 8 98z" />
      <path fill={fog} d="M2 72q4 0 8 2 30 12 62 11 26-1 42-7l6 2-.6 4q-22 7-47 7-36 1-68-13z" />
      <path
        fill={ink}
        d="M14 82a7 7 0 1 1-.1 0zM32 88a6.5 6.5 0 1 1-.1 0zM50 91a6.5 6.5 0 1 1-.1 0zM68 92a6.5 6.5 0 1 1-.1 0zM86 90a6.5 6.5 0 1 1-.1 0zM104 87a6.5 6.5 0 1 1-.1 0z"
      />
      <path fill={fog} d="M26 62h66v22q-34 6-66-4z" />
      <path fill={dune} d="M22 58h74v5H22z" />
      <path fill={glass} d="M62 68h7v7h-7zM74 68h7v7h-7zM85 67h5v7h-5z" />
      <path fill={fog} d="M28 38h28v21H28z" />
      <path fill={glass} d="M30 42h6v9h-6zM39 42h6v9h-6zM48 42h6v9h-6z" />
      <path fill={ink} d="M24 35h36v4H24z" />
      <path fill={rust} d="M62 22h19l3 36H61z" />
      <path fill={signal} d="M61.8 30h19.7l.7 9H61.5z" />
      <path fill={ink} d="M61 17h21l.5 7H61zM38 8h2v28h-2zM32 16h14v1.5H32zM94 56h3v26h-3z" />
      <path fill={shade} d="M74 17h8l2 41h16v5h-8v20q-8 2-16 2zM48 38h8v20h-8z" />
      <path fill={light} d="M0 116h126l-4 2H0zM6 112h14l-2 2H8z" />
      <path fill={beam} d="M104 114q18-4 34-2-18 2-34 5zM-2 108q8-6 12-18 6 14 14 24-14-4-26-6z" />
    </>
  );
}
