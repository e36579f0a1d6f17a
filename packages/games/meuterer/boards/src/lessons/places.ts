/** What a teacher can point at, as a selector; places unknown to the boards are nowhere. */
export function selectorOf(place: string): string | undefined {
  const [what, which = ""] = place.split(":");
  switch (what) {
    case "place":
      return `.meu-island[data-place="${which}"]`;
    case "aimed":
      return '.meu-island[data-aimed="true"]';
    case "seat":
      return `.meu-mate[data-seat="${which}"]`;
    case "hand":
      return `.meu-hand [data-kind="${which}"]`;
    case "role":
      return `.meu-role-choice[data-role="${which}"]`;
    case "answer":
      return `.meu-answers [data-key="${which}"]`;
    case "answers":
      return ".meu-answers";
    case "pass":
      return ".meu-pass";
    case "discards":
      return ".meu-discards";
    default:
      return undefined;
  }
}
