import {
  brick,
  deep,
  dune,
  fog,
  ink,
  light,
  reed,
  rust,
  sand,
  sea,
  shade,
  signal,
  skin,
  skinShade,
  slate,
  steel,
} from "../paint.ts";
import { Fist, Head, Shoulders } from "./figure.tsx";

export function CabinBoy() {
  return (
    <>
      <path fill={dune} d="M90 40h4v108h-4z" />
      <path fill={sand} d="M76 22l5 5 4-6 5 6 4-6 5 6 4-6 4 5 3-2-8 28H84z" />
      <path fill={brick} d="M82.5 44h22l-1 4H83.6z" />
      <path fill={shade} d="M95 25l4 2 4-6 4 5 3-2-8 28h-7zM92.5 52h1.5v90h-1.5z" />
      <Shoulders fill={fog} />
      <path
        fill={sea}
        d="M24 93l14-5.5 36 0 14 5.5 6 4H18zM13 103h86l2.5 6H11zM10 115h92v6H10zM10 127h92v6H10zM10 139h92v6H10z"
      />
      <path fill={deep} d="M30 89l17-5 9 20 9-20 17 5-12 16-14 6-14-6z" />
      <path fill={rust} d="M50 104h12l4 18-10 6-10-6z" />
      <path fill={shade} d="M57 88q4-.5 8-3l17 5q19 5 20 22v32H57z" />
      <Head mouth="smile" />
      <path fill={skinShade} d="M46.5 65h1.5v1.5h-1.5zM49.5 67h1.5v1.5h-1.5zM47 69h1.5v1.5H47z" />
      <path fill={dune} d="M42 56V44h28v8l-6-3-4 4-4-5-7 4-3 5z" />
      <path fill={fog} d="M34 38q2-13 24-12 20 1 20 11l-8 8H42z" />
      <path fill={shade} d="M58 26q20 1 20 11l-8 8H58z" />
      <path fill={deep} d="M41 42h30v6H41z" />
      <path fill={deep} d="M70 44l16 6-3 4 2 5-16-9z" />
      <path fill={rust} d="M52 25q4-5 8 0l-1 3h-6z" />
    </>
  );
}

export function Carrier() {
  return (
    <>
      <Shoulders fill={reed} />
      <path fill={fog} d="M30 90l17-5q9 6 18 0l17 5 5 54H25z" />
      <path fill={shade} d="M57 88q4-.5 8-3l17 5 5 54H57z" />
      <Head mouth="plain" />
      <path fill={brick} d="M44 68l2 8q4 6 10 6t11-6l2-8q-3 3-5 3h-4l-4-1.5-4 1.5h-4q-3 0-4-3z" opacity="0.5" />
      <path fill={slate} d="M40 46q0-13 17-13 15 0 16 13z" />
      <path fill={shade} d="M57 33q15 0 16 13H57z" />
      <path fill={ink} d="M38 45h38q6 1 8 5-8 2-16 1H38z" />
      <g transform="matrix(.86 0 0 1 10 2)">
        <path fill={sand} d="M62 20q22-10 44-2 10 4 8 22-2 24-12 44-16 8-30-2-6-12-4-32-8-14-6-30z" />
        <path fill={shade} d="M92 15q8 0 14 3 10 4 8 22-2 24-12 44-8 4-16 3 12-34 6-72z" />
        <path fill={brick} d="M80 34l14 10-14 10-14-10z" opacity="0.6" />
        <path fill={dune} d="M62 20q-6-8-2-14 8 0 12 10zM106 18q6-6 4-14-8 0-12 10z" />
        <path fill={skin} d="M92 84q-10-2-14-10 8-4 16 0l14 36 2 34H92z" />
        <path fill={skinShade} d="M100 90l8 20 2 34H98z" />
      </g>
    </>
  );
}

export function HookMan() {
  return (
    <>
      <Shoulders fill={deep} />
      <path fill={signal} d="M38 88l18 10 18-10 4 4-17 17 3 16-8-6-8 6 3-16-17-17z" />
      <path fill={shade} d="M57 98l17-10 4 4-17 17 3 16-7-5z" />
      <Head />
      <path fill={brick} d="M44 70q6-5 12-1 6-4 12 1-1 6-5 5-4 0-7-3-3 3-7 3-4 1-5-5z" />
      <path fill={rust} d="M37 45q-1-14 19-15 19 0 20 15z" />
      <path fill={shade} d="M57 30q18 0 19 15H57z" />
      <path fill={ink} d="M37 44h40q7 2 8 6-10 2-18 1H37z" />
      <g transform="matrix(-1 0 0 1 103 -2)">
        <path fill={steel} d="M12 34h5v26h-5z" />
        <path fill={steel} d="M17 38V16q0-11-9-11-8 0-9 8l4 6q0-7 5-7 4 0 4 6v20z" />
        <path fill={dune} d="M4 54h24v6H4z" />
        <Fist x={13} y={58} sleeve={deep} />
      </g>
    </>
  );
}

export function CraneDriver() {
  return (
    <>
      <path fill={brick} d="M40 56q-8 16-8 36l16-4zM72 56q8 16 8 36l-16-4z" />
      <Shoulders fill={sand} />
      <path fill={sea} d="M32 144V106h50v38zM34 90l8-2 4 20h-8zM78 90l-8-2-4 20h8z" />
      <path fill={signal} d="M36 106h6v6h-6zM70 106h6v6h-6z" />
      <path fill={deep} d="M46 116h22v14H46z" />
      <path fill={shade} d="M57 106h25v38H57zM78 90l-8-2-4 20h8z" />
      <Head mouth="smile" />
      <path fill={brick} d="M42 60V46h28v14l-3-8q-10-6-20 0z" />
      <path fill={rust} d="M38 54q-4-26 19-27 22 0 18 27-4-12-18-12t-19 12z" />
      <path fill={shade} d="M57 27q22 0 18 27-4-12-18-12z" />
      <path fill={rust} d="M52 30q-12-4-14-12 10-2 18 8 6-10 16-9-1 9-12 13z" />
      <path fill={fog} d="M46 36h3v3h-3zM55 33h3v3h-3zM64 35h3v3h-3zM41 43h3v3h-3zM69 43h3v3h-3z" />
      <path fill={steel} d="M86 18q8-4 13 2l-7 8 6 6 8-6q4 10-6 14l-2 40h-10l2-42q-8-10-4-22z" />
      <path fill={light} d="M90 42h3l-1 40h-3z" />
      <Fist x={93} y={66} sleeve={sand} />
    </>
  );
}

export function TallyClerk() {
  return (
    <>
      <Shoulders fill={fog} />
      <path fill={brick} d="M24 144l4-48 12-8 16 26 16-26 12 8 4 48z" />
      <path fill={signal} d="M55 120h3v3h-3zM55 130h3v3h-3zM55 139h3v3h-3z" />
      <path fill={shade} d="M57 88q4-.5 8-3l17 5q19 5 20 22v32H57z" />
      <path fill={fog} d="M42 86l8-3 6 14 6-14 8 3-8 14-6-3-6 3z" />
      <path fill={ink} d="M51 96l5-3 5 3-2 4 3 14-6 6-6-6 3-14z" />
      <Head mouth="plain" />
      <path
        fill={ink}
        d="M43.5 54.5h11v8h-11zm1.6 1.6v4.8h7.8v-4.8zM58.5 54.5h11v8h-11zm1.6 1.6v4.8h7.8v-4.8zM54 56.5h5v1.5h-5z"
        fillRule="evenodd"
      />
      <path fill={ink} d="M41 46q-1-19 15-19t15 19z" />
      <path fill={slate} d="M41.5 40q1-12 13-13-7 4-7 13z" />
      <path fill={ink} d="M32 45q24-7 49 0-2 6-10 4-14-3-28 0-9 2-11-4z" />
      <path fill={signal} d="M74 50l14-5 1 2.5-14 5z" />
      <path fill={dune} d="M64 98l34-8 9 40-34 8z" />
      <path fill={fog} d="M68 102l27-6 7 32-27 6z" />
      <path
        fill={ink}
        d="M74 92l14-3 1 5-14 3zM73 107l19-4.2.4 1.6-19 4.2zM74.2 113l19-4.2.4 1.6-19 4.2zM75.4 119l19-4.2.4 1.6-19 4.2zM76.6 125l12-2.7.4 1.6-12 2.7z"
      />
      <path fill={skin} d="M60 118q8-4 14-2l4 3-6 2 5 1-1 3-6 1 4 2-1 3-13 2z" />
    </>
  );
}
