/** A minus sign for a hyphen before a digit. */
export function withMinus(text: string): string {
  return text.replace(/-(?=\d)/, "−");
}
