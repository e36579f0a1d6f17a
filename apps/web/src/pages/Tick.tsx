type TickProps = { readonly on: boolean; readonly label: string; flip(on: boolean): void };

export function Tick({ on, label, flip }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={on} onChange={({ target }) => flip(target.checked)} />
      {label}
    </label>
  );
}
