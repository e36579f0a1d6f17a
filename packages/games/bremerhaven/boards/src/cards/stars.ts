import type { ShipStars } from "@harbor/bremerhaven-pictures";

const STARS: readonly ShipStars[] = [1, 2, 3, 4, 5];

export function starsOf(stars: number): ShipStars {
  return STARS.find((one) => one === stars) ?? 5;
}
