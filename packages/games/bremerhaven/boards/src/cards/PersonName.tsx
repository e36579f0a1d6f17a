type PersonNameProps = { readonly name: string };

/** Shorter names fit everywhere. */
const LONG = 12;

/** A person's name; the layout may cut a long one to its first word. */
export function PersonName({ name }: PersonNameProps) {
  const end = name.length > LONG ? name.indexOf(" ") : -1;
  return (
    <span className="name" title={name}>
      {end < 1 ? name : name.slice(0, end)}
      {end > 0 && <span className="name-rest">{name.slice(end)}</span>}
    </span>
  );
}
