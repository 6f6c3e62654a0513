/**
 * A dice table as people write it after the READMEs of johnny-five and node-pixel: LED dice on three wires, a lever, and
 * a new roll for every pull. Neither library has types.
 */
import type { FiveBoard } from '../../../src/board/firmata/libraries.ts';

export interface PlainDice {
  readonly count: number;
  readonly width: number;
  /** Where the three columns and rows of pips begin, and how wide a pip is. */
  readonly starts: readonly number[];
  readonly pip: number;
}

// biome-ignore lint/suspicious/noExplicitAny: as they are.
type Stock = Readonly<Record<'five' | 'pixel', any>>;

interface PlainParts {
  readonly board: FiveBoard;
  readonly strips: readonly object[];
  readonly leverPin: number;
  readonly dice: PlainDice;
  /** The one thing that most learn soon: not to send a pixel that has its colour already. */
  readonly changedOnly: boolean;
  /** Called in the host's event of a press; the faces to be shown. */
  readonly pulled: () => readonly number[];
}

/** Rows and columns of the pips of each face, 0 to 2. */
const PIPS = ['', '11', '0022', '001122', '00022022', '0002112022', '000210122022'].map(
  (face) => face.match(/../g) ?? [],
);
const WHITE = '#484030';
const DARK = '#000000';

export function plainTable(libraries: Stock, parts: PlainParts) {
  const { board, strips, leverPin, dice, changedOnly, pulled } = parts;
  const strip = new libraries.pixel.Strip({ board, controller: 'FIRMATA', gamma: 2.8, strips });
  const lever = new libraries.five.Button({ pin: leverPin, board, isPullup: true });
  const pixelsPerDie = dice.width * dice.width;
  const shown: string[] = [];

  function setPixel(index: number, colour: string) {
    if (changedOnly && shown[index] === colour) return;
    shown[index] = colour;
    strip.pixel(index).color(colour);
  }

  const isIn = (at: number, which: string | undefined) => {
    const start = dice.starts[Number(which)] as number;
    return at >= start && at < start + dice.pip;
  };

  /** One face for each die; 0 = dark. */
  function showDice(faces: readonly number[]) {
    faces.slice(0, dice.count).forEach((face, die) => {
      for (let led = 0; led < pixelsPerDie; led += 1) {
        const [x, y] = [led % dice.width, Math.floor(led / dice.width)];
        const isLit = PIPS[face]?.some(([row, column]) => isIn(y, row) && isIn(x, column));
        setPixel(die * pixelsPerDie + led, isLit ? WHITE : DARK);
      }
    });
    strip.show();
  }

  /** Every other pixel in the one colour, the rest in the other. */
  function fill(colours: readonly string[]) {
    for (let index = 0; index < dice.count * pixelsPerDie; index += 1)
      setPixel(index, colours[index % 2] as string);
    strip.show();
  }

  lever.on('press', () => showDice(pulled()));
  return { showDice, fill };
}
