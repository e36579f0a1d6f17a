/** A colour in sRGB, each part from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads a colour in the forms #rgb, #rrggbb and #rrggbbaa; whatever is translucent lies on `ground`. */
export function readColor(hex: string, ground: Rgb = [255, 255, 255]): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(hex.trim())?.[1];
  if (digits === undefined) throw new Error(`not a colour: ${hex}`);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const part = (nth: number): number => Number.parseInt(full.slice(2 * nth, 2 * nth + 2), 16);
  const alpha = full.length === 8 ? part(3) / 255 : 1;
  const [red, green, blue] = ground;
  return [mix(part(0), red, alpha), mix(part(1), green, alpha), mix(part(2), blue, alpha)];
}

function mix(upper: number, lower: number, alpha: number): number {
  return upper * alpha + lower * (1 - alpha);
}

/** Light in proportion to its energy, each part from 0 to 1. */
export function linear([red, green, blue]: Rgb): Rgb {
  const decode = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [decode(red), decode(green), decode(blue)];
}

export function fromLinear([red, green, blue]: Rgb): Rgb {
  const encode = (part: number): number => {
    const share = Math.min(1, Math.max(0, part));
    return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
  };
  return [encode(red), encode(green), encode(blue)];
}

export function luminance(color: Rgb): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}
