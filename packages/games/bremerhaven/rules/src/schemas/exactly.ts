import type { z } from "zod";

type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Field in keyof T]: Plain<T[Field]> }
    : T;
type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? unknown : { differsFrom: A };

/** Accepts only a schema with exactly the fields of this type; otherwise it does not compile. */
export function exactly<Type>(): <Schema extends z.ZodType>(schema: Schema & Same<Type, z.infer<Schema>>) => Schema {
  return (schema) => schema;
}
