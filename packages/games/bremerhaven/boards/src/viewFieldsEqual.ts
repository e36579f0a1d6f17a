import type { View } from "@harbor/bremerhaven";

type Seeing = { readonly view: View };

/** Makes a comparison for `memo`: equal if these fields of the view and all other props are identical. */
export function viewFieldsEqual(...fields: readonly (keyof View)[]) {
  return <Props extends Seeing>({ view: was, ...before }: Props, { view: is, ...after }: Props): boolean =>
    fields.every((field) => was[field] === is[field]) && isAlike(before, after);
}

function isAlike(before: object, after: object): boolean {
  const others = Object.entries(after);
  return others.every(([name, value]) => Object.is(Reflect.get(before, name), value));
}
