/**
 * A dice table as people write it after the READMEs of johnny-five and node-pixel: LED dice on three wires, a lever, and
 * a new roll for every pull. In plain JavaScript, as there: neither library has types.
 *
 * `dice`: how many, how wide, where the three columns and rows of pips begin, and how wide a pip is.
 * `changedOnly`: the one thing that most learn soon, not to send a pixel that has its colour already.
 */
const PIPS = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 2],
  ],
];
const WHITE = '#484030';
const DARK = '#000000';

export function plainTable({ five, pixel, board, strips, leverPin, dice, changedOnly, pulled }) {
  const strip = new pixel.Strip({ board, controller: 'FIRMATA', gamma: 2.8, strips });
  const lever = new five.Button({ pin: leverPin, board, isPullup: true });
  const pixelsPerDie = dice.width * dice.width;
  const shown = [];

  function setPixel(index, colour) {
    if (changedOnly && shown[index] === colour) return;
    shown[index] = colour;
    strip.pixel(index).color(colour);
  }

  function litPixels(face) {
    const lit = new Set();
    for (const [row, column] of PIPS[face]) {
      for (let y = 0; y < dice.pip; y += 1) {
        for (let x = 0; x < dice.pip; x += 1) {
          lit.add((dice.starts[row] + y) * dice.width + dice.starts[column] + x);
        }
      }
    }
    return lit;
  }

  /** One face for each die; 0 = dark. */
  function showDice(faces) {
    faces.slice(0, dice.count).forEach((face, die) => {
      const lit = litPixels(face);
      for (let led = 0; led < pixelsPerDie; led += 1) {
        setPixel(die * pixelsPerDie + led, lit.has(led) ? WHITE : DARK);
      }
    });
    strip.show();
  }

  /** Every other pixel in the one colour, the rest in the other. */
  function fill(colours) {
    for (let index = 0; index < dice.count * pixelsPerDie; index += 1) setPixel(index, colours[index % 2]);
    strip.show();
  }

  lever.on('press', () => showDice(pulled()));
  return { showDice, fill };
}
