/** From pictures to the pixels of the lanes: which cell of which slot each pixel shows, and what is sent to it. Pure. */

import { LEDS, type Orientation, POWER } from '../../../hardware/cabinet.ts';
import { greedOf } from '../../../hardware/current.ts';
import { DICE, type DiceKind, inChainOrder, type Place } from '../../../hardware/dice.ts';
import type { Colour, Picture } from '../../table/picture/picture.ts';
import type { Cabinet } from '../cabinet.ts';

/** The LEDs of a Firmata cabinet: dice of any kind, mounted as the cabinet file says. */
export interface Leds extends Cabinet {
  readonly dice: DiceKind;
}

interface Cell extends Place {
  readonly slot: number;
}

const DARK: Colour = [0, 0, 0];

export class Chain {
  readonly pixelsPerLane: number;
  readonly #cells: readonly Cell[];
  readonly #leds: Leds;

  constructor(leds: Leds) {
    const lanes = Array.from({ length: LEDS.lanes }, (_, lane) => laneCells(lane, leds));
    this.pixelsPerLane = lanes[0]!.length;
    this.#cells = lanes.flat();
    this.#leds = leds;
  }

  /** Of all lanes together, as node-pixel counts them. */
  get pixels(): number {
    return this.#cells.length;
  }

  /** As `bytes` of a dark picture. */
  get dark(): readonly Colour[] {
    return this.#cells.map(() => DARK);
  }

  /**
   * The three bytes of every pixel in the order of the wire, within brightness and current limit of the cabinet. The
   * firmware's own colour orders are three of our six, so it is left at GRB and the bytes change places here.
   */
  bytes(picture: Picture): readonly Colour[] {
    const { brightness, colourOrder } = this.#leds;
    const colours = this.#cells.map((cell) => colourAt(picture, cell));
    const scale = Math.min(brightness, this.#largestScale(colours));
    const [first, second, third] = [...colourOrder].map((letter) => 'RGB'.indexOf(letter)) as [
      0 | 1 | 2,
      0 | 1 | 2,
      0 | 1 | 2,
    ];
    return colours.map((colour) => [
      scaled(colour[first], scale),
      scaled(colour[second], scale),
      scaled(colour[third], scale),
    ]);
  }

  /** With which all pixels together, and those of each lane, stay below their limits; 0 when the dark ones alone reach one. */
  #largestScale(colours: readonly Colour[]): number {
    const { limitMa, pixelMa } = this.#leds;
    const lanes = Array.from({ length: LEDS.lanes }, (_, lane) =>
      colours.slice(lane * this.pixelsPerLane, (lane + 1) * this.pixelsPerLane),
    );
    const scales = lanes.map((lane) => largestScale(lane, POWER.laneLimitMa, pixelMa));
    return Math.min(largestScale(colours, limitMa, pixelMa), ...scales);
  }
}

function laneCells(lane: number, { dice, layout, orientations, buttonLamps }: Leds): readonly Cell[] {
  const slots = Array.from({ length: LEDS.slotsPerLane }, (_, index) => lane * LEDS.slotsPerLane + index);
  const cells = slots.flatMap((slot) =>
    inChainOrder(DICE[dice].places, layout).map((place) => ({
      slot,
      ...seenAt(place, dice, orientations[slot] ?? '0'),
    })),
  );
  // As in the firmware: a lamp copies the corner of its slot's hold frame.
  const lamps = buttonLamps ? slots.map((slot) => ({ slot, row: 0, column: 0 })) : [];
  return [...cells, ...lamps];
}

/** Where the viewer sees a place of a die that is mounted like this: turned clockwise, then mirrored. */
function seenAt(place: Place, dice: DiceKind, orientation: Orientation): Place {
  const { width, height, places } = DICE[dice];
  const [turn = '0', mirror] = orientation.split('-');
  let { row, column } = place;
  for (let degrees = 0; degrees < Number(turn); degrees += 90) [row, column] = [column, height - 1 - row];
  if (mirror !== undefined) column = width - 1 - column;
  const seen = { row, column };
  return places.some((one) => one.row === row && one.column === column) ? seen : place;
}

function colourAt(picture: Picture, { slot, row, column }: Cell): Colour {
  const { planes, palette } = picture[slot]!;
  const bit = 0x80 >> column;
  const number = (planes[0][row]! & bit ? 1 : 0) + (planes[1][row]! & bit ? 2 : 0);
  return number === 0 ? DARK : palette[number - 1]!;
}

/** As in the firmware: 255 leaves a value as it is. */
function scaled(value: number, scale: number): number {
  return (value * (scale + 1)) >> 8;
}

function largestScale(colours: readonly Colour[], limitMa: number, pixelMa: number): number {
  const lightMa = colours.reduce((sum, colour) => sum + colourMa(colour), 0) * greedOf(pixelMa);
  const availableMa = limitMa - colours.length * POWER.darkMa;
  if (lightMa <= availableMa) return 255;
  return Math.max(0, Math.floor((256 * Math.max(0, availableMa)) / lightMa) - 1);
}

function colourMa([red, green, blue]: Colour): number {
  return (red * POWER.redMa + green * POWER.greenMa + blue * POWER.blueMa) / 255;
}
