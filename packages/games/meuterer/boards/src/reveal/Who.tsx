import { SeatSign } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useWords } from "../boardContext.ts";

/** A player's sign and name. */
export function Who({ seat }: { readonly seat: number }) {
  const { nameOf, colorOf } = useWords();
  return (
    <span className="meu-who" {...asks({ about: "sign", seat })}>
      <SeatSign seat={colorOf(seat)} className="meu-sign" />
      <span className="meu-who-name" title={nameOf(seat)}>
        {nameOf(seat)}
      </span>
    </span>
  );
}
