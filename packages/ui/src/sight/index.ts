/** For tests: what colours look like to people who see fewer of them, and how well they can be told apart. */
export { SIGHTS, type Sight, seenBy } from "./blindness.ts";
export { contrast, type Rgb, readColor } from "./color.ts";
export { difference, labOf } from "./difference.ts";
export { LOOKS, type Look, paletteOf } from "./palette.ts";
