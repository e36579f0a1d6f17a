/** One decimal is finer than any screen can show, and keeps the paths short. */
export const short = (value: number): number => Math.round(value * 10) / 10;
