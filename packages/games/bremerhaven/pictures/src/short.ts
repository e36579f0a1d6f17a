/** One decimal is finer than any screen shows these pictures, and keeps the paths short. */
export const short = (value: number): number => Math.round(value * 10) / 10;
