import { newsInk as ink, newsprint as paper, newsTint as tint } from "../paint.ts";
import { CutSky, cuts } from "./woodcut.tsx";

/** A front page with a steamer, for newspapers of card sets without pictures. */
export function FrontPage() {
  const columns = [62, 68, 74, 80, 86, 92].flatMap((y): [number, number, number, number][] => [
    [88, y, 22, 2.4],
    [114, y, 22, 2.4],
  ]);
  return (
    <>
      <CutSky from={6} to={116} clear={[18, 142]} />
      <path fill={ink} d="M24 14h118v98H24z" />
      <path fill={paper} d="M20 10h118v98H20z" />
      <path fill={ink} d="M28 17h102v10H28zM28 31h102v2H28zM28 38h76v7H28zM28 49h54v3H28z" />
      <path fill={ink} d="M28 58h54v42H28z" />
      <path fill={paper} d="M32 84h46l-6 8H39zM46 72h20v10H46zM54 62h6v9h-6z" />
      <path fill={tint} d="M60 62q8-4 16 0-6 3-15 3zM32 96q12-3 23 0t23 0v2H32z" />
      <path fill={tint} d={cuts(columns)} />
    </>
  );
}
