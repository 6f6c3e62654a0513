/** Dice and faces. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** What colour the pips of a face have, in games where that matters. */
export type FaceColour = 'black' | 'red' | 'green';
export type FaceColours = Readonly<Record<Face, FaceColour>>;

/** Faces in slot order. */
export type Dice = readonly Face[];

export function isFace(value: number): value is Face {
  return Number.isInteger(value) && value >= 1 && value <= 6;
}
