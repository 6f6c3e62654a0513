/** Dice and faces. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** Faces in slot order. */
export type Dice = readonly Face[];

export function isFace(value: number): value is Face {
  return Number.isInteger(value) && value >= 1 && value <= 6;
}
