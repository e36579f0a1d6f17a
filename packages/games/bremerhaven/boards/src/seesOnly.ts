import type { View } from "@harbor/bremerhaven";

type Seeing = { readonly view: View };

/** For `memo`: a part of the board is drawn anew only when something that it shows of the view is another. */
export function seesOnly(...fields: readonly (keyof View)[]) {
  return <Props extends Seeing>({ view: was, ...before }: Props, { view: is, ...after }: Props): boolean =>
    fields.every((field) => was[field] === is[field]) && isAlike(before, after);
}

function isAlike(before: object, after: object): boolean {
  const others = Object.entries(after);
  return others.every(([name, value]) => Object.is(Reflect.get(before, name), value));
}
