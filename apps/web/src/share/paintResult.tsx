import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { dayColors, writtenOut } from "./dayColors.ts";
import { HEIGHT, type Line, layoutOf, WIDTH } from "./layout.ts";
import { ResultPicture } from "./ResultPicture.tsx";
import type { Ended, SharedResult } from "./sharedResult.ts";

const FONTS = { display: '"Limelight"', text: '"Jost Variable"' } as const;
const SMALLEST = 0.62;

/**
 * Paints the result onto a canvas. The drawings are rendered as an image of their own; the words are written by the
 * canvas, which can use the page's fonts, as an image cannot.
 */
export async function paintResult(
  { manifest, client }: Pick<Ended, "manifest" | "client">,
  result: SharedResult,
): Promise<HTMLCanvasElement> {
  // React draws at once only outside its own work, from which this is called.
  await Promise.all(Object.values(FONTS).map((font) => document.fonts.load(`40px ${font}`)));
  const colors = dayColors();
  const layout = layoutOf(result);
  const image = new Image(WIDTH, HEIGHT);
  const picture = <ResultPicture manifest={manifest} client={client} result={result} layout={layout} />;
  image.src = `data:image/svg+xml,${encodeURIComponent(writtenOut(drawn(picture), colors))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext("2d");
  if (brush === null) throw new Error("this browser cannot paint");
  brush.drawImage(image, 0, 0, WIDTH, HEIGHT);
  for (const line of layout.lines) write(brush, line, colors.get(line.color) ?? "#000");
  return canvas;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png");
  });
}

function drawn(picture: React.ReactNode): string {
  const host = document.createElement("div");
  const root = createRoot(host);
  flushSync(() => root.render(picture));
  const [svg] = host.children;
  if (svg === undefined) throw new Error("nothing was drawn");
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return text;
}

function write(brush: CanvasRenderingContext2D, line: Line, color: string): void {
  const { x, y, font, isBold, align, room } = line;
  const fontAt = (size: number) => `${isBold ? 700 : 400} ${size}px ${FONTS[font]}, sans-serif`;
  brush.font = fontAt(line.size);
  brush.font = fontAt(line.size * Math.max(SMALLEST, Math.min(1, room / brush.measureText(line.text).width)));
  brush.fillStyle = color;
  brush.textAlign = align;
  brush.textBaseline = "middle";
  brush.fillText(
    cutTo(room, line.text, (text) => brush.measureText(text).width),
    x,
    y,
  );
}

/** Shortened with an ellipsis if it is wider than the room. */
export function cutTo(room: number, text: string, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join("")}…`) > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
