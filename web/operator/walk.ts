/** Arrow keys on the boxes of a card: to the one above, below or beside, as far as there is one. */

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Undefined: this key walks nowhere from here. */
export function nextBox(from: HTMLElement, key: string): HTMLElement | undefined {
  const [down, right] = STEPS[key] ?? [0, 0];
  const rows = [...(from.closest('tbody')?.rows ?? [])]
    .map((row) => [...row.querySelectorAll<HTMLElement>('.box-button')])
    .filter((boxes) => boxes.length > 0);
  const at = rows.findIndex((boxes) => boxes.includes(from));
  const column = rows[at]?.indexOf(from) ?? 0;
  const next = rows[at + down]?.[column + right];
  return next === from ? undefined : next;
}
