/**
 * A cabinet whose maker has made mistakes, around an emulated Uno that knows nothing of them: each fault can be built in and
 * mended while it runs, and what is seen and heard is what somebody in front of it would see and hear.
 *
 *     const bench = new Bench(rig.uno);
 *     bench.break({ kind: 'lanes exchanged', lanes: [0, 1] });
 *     bench.pixels(2);      // of the third die from the left, row by row as the viewer sees it
 *     bench.mend();
 */
import { DEBOUNCE, DISPLAY, type Input, LEDS, type Orientation } from '../../hardware/cabinet.ts';
import { textOf } from '../../hardware/font.ts';
import type { Rgb } from '../../src/uno/led-lane.ts';
import type { Uno } from '../../src/uno/uno.ts';
import type { BenchFault } from './bench-fault.ts';

const SUPPLY_MV = 5000;
/** How long somebody holds a button down, or a lever. */
const HELD_MS = 80;
/** The first touch of a contact that bounces. */
const TOUCH_MS = 10;
/** Until a contact that was let go counts as open. */
const QUIET_MS = DEBOUNCE.leverQuietMs + 30;
/** Of the word of a character: the other half of its bits first. */
const OTHER_SEGMENTS = 7;
const ALL_SEGMENTS = 0x3fff;
const BYTES_OF_FOUR_COLOURS = 4;
const SIDE = LEDS.width;
const DARK: Rgb = [0, 0, 0];

export class Bench {
  readonly #uno: Uno;
  #faults: readonly BenchFault[] = [];

  constructor(uno: Uno) {
    this.#uno = uno;
  }

  break(...faults: readonly BenchFault[]): void {
    this.#faults = [...this.#faults, ...faults];
    for (const fault of faults) this.#set(fault, true);
  }

  /** Everything, but for what is no mistake: how all matrices are mounted, and the order of their colours. */
  mend(): void {
    const mended = this.#faults.filter(
      (fault) => !(['mounted', 'serpentine', 'colour order'].includes(fault.kind) && !('place' in fault)),
    );
    for (const fault of mended) this.#set(fault, false);
    this.#faults = this.#faults.filter((fault) => !mended.includes(fault));
  }

  /** What can be read on both modules, from left to right. */
  text(): string {
    const text = this.#uno.displays
      .map(({ segments }, module) => textOf(this.#segments(segments, module)).padEnd(segments.length))
      .join('');
    const isDead = (module: number): boolean =>
      this.#faults.some((fault) => fault.kind === 'display dead' && fault.module === module);
    const halves = [0, DISPLAY.charactersPerModule].map((from, module) =>
      isDead(module) ? ' '.repeat(4) : text.slice(from, from + 4),
    );
    return (this.#has('displays exchanged') ? halves.toReversed() : halves).join('');
  }

  /** Whether there is a sound now, and how high. */
  hz(): number {
    const hz = this.#has('buzzer silent') ? 0 : this.#uno.buzzer.hz(this.#uno.cycle);
    return hz === 0 ? 0 : (this.#has('own tone')?.hz ?? hz);
  }

  /** Somebody presses a button, or pulls the lever, and lets it go. `advance` lets time pass. */
  async push(input: Input, advance: (ms: number) => Promise<void>): Promise<void> {
    if (this.#faults.some((fault) => fault.kind === 'input dead' && fault.input === input)) return;
    const [a, b] = this.#has('inputs exchanged')?.inputs ?? [];
    const wired = input === a ? b! : input === b ? a! : input;
    const bounces = this.#faults.find((fault) => fault.kind === 'input bounces' && fault.input === input) as
      | Extract<BenchFault, { kind: 'input bounces' }>
      | undefined;
    const touches = bounces === undefined ? [] : [[TOUCH_MS, bounces.openMs] as const];
    for (const [heldMs, openMs] of [...touches, [HELD_MS, QUIET_MS] as const]) {
      this.#uno.press(wired);
      await advance(heldMs);
      this.#uno.release(wired);
      await advance(openMs);
    }
  }

  /** The die at this place, 0 to 5 from the left, row by row as the viewer sees it. */
  pixels(place: number): readonly Rgb[] {
    const seen: Rgb[] = Array.from({ length: LEDS.pixelsPerSlot }, () => DARK);
    const slot = this.#slotAt(place);
    if (slot === undefined) return seen;
    const orientation = this.#has('mounted')?.orientations[place] ?? '0';
    for (const [index, colour] of this.#received(slot).entries()) {
      const [row, column] = turned(this.#wired(index, place), orientation);
      seen[row * SIDE + column] = this.#reaches(place, index) ? this.#coloured(colour, place) : DARK;
    }
    return seen;
  }

  /** Places whose dice show anything. */
  lit(): readonly number[] {
    return Array.from({ length: LEDS.slots }, (_, place) => place).filter((place) =>
      this.pixels(place).some((colour) => colour.some((value) => value > 0)),
    );
  }

  #has<K extends BenchFault['kind']>(kind: K): Extract<BenchFault, { kind: K }> | undefined {
    return this.#faults.find((fault): fault is Extract<BenchFault, { kind: K }> => fault.kind === kind);
  }

  /** What holds at this place: of it alone, or of all. */
  #hasAt<K extends 'serpentine' | 'colour order'>(
    kind: K,
    place: number,
  ): Extract<BenchFault, { kind: K }> | undefined {
    return this.#faults.find(
      (fault): fault is Extract<BenchFault, { kind: K }> =>
        fault.kind === kind && (fault.place === undefined || fault.place === place),
    );
  }

  #set(fault: BenchFault, on: boolean): void {
    const uno = this.#uno;
    switch (fault.kind) {
      case 'no heartbeat':
        uno.switchPower(!on);
        break;
      case 'display dead':
        uno.displays[fault.module]!.present = !on;
        break;
      case 'input stuck':
        if (on) uno.press(fault.input);
        else uno.release(fault.input);
        break;
      case 'board supply':
        uno.setBoardSupply(on ? fault.millivolts : SUPPLY_MV);
        break;
      case 'rail':
        uno.setRail(on ? fault.millivolts : SUPPLY_MV);
        break;
    }
  }

  /** Which slot's pixels shine at a place; undefined: none. */
  #slotAt(place: number): number | undefined {
    const { slotsPerLane } = LEDS;
    let lane = Math.floor(place / slotsPerLane);
    let inLane = place % slotsPerLane;
    if (this.#has('lane dark')?.lane === lane) return undefined;
    if (this.#has('second dark')?.lane === lane && inLane > 0) return undefined;
    if (this.#has('dice exchanged')?.lane === lane) inLane = slotsPerLane - 1 - inLane;
    const [a, b] = this.#has('lanes exchanged')?.lanes ?? [];
    if (lane === a) lane = b!;
    else if (lane === b) lane = a!;
    return lane * slotsPerLane + inLane;
  }

  /** What the pixels of a slot get from the wire, in the Uno's own way: it takes every pixel for one that wants green first. */
  #received(slot: number): readonly Rgb[] {
    const { leds } = this.#uno;
    if (this.#has('four colours') === undefined) return leds.pixels(slot);
    const { slotsPerLane, pixelsPerSlot, pixelsPerLane } = LEDS;
    const first = (slot % slotsPerLane) * pixelsPerSlot;
    const bytes = leds
      .chain(Math.floor(slot / slotsPerLane), pixelsPerLane)
      .flatMap(([red, green, blue]) => [green, red, blue]);
    return Array.from({ length: pixelsPerSlot }, (_, index) => {
      const at = (first + index) * BYTES_OF_FOUR_COLOURS;
      const [green = 0, red = 0, blue = 0] = bytes.slice(at);
      return [red, green, blue];
    });
  }

  /** The chain is whole up to this pixel of the die at this place. */
  #reaches(place: number, index: number): boolean {
    const cut = this.#has('chain stops');
    if (
      cut === undefined ||
      Math.floor(cut.place / LEDS.slotsPerLane) !== Math.floor(place / LEDS.slotsPerLane)
    )
      return true;
    return place < cut.place || (place === cut.place && index < cut.after);
  }

  /** Where on its matrix a pixel of the chain is. */
  #wired(index: number, place: number): readonly [row: number, column: number] {
    const row = Math.floor(index / SIDE);
    const backwards = this.#hasAt('serpentine', place) !== undefined && row % 2 === 1;
    return [row, backwards ? SIDE - 1 - (index % SIDE) : index % SIDE];
  }

  #coloured([red, green, blue]: Rgb, place: number): Rgb {
    const sent = [green, red, blue];
    const order = this.#hasAt('colour order', place)?.order ?? 'GRB';
    const at = (letter: string): number => sent[order.indexOf(letter)]!;
    const seen = [at('R'), at('G'), at('B')] as const;
    // As if by chance, and the same each time: what is seen in one picture is not what is seen in the next.
    const shift = this.#has('flicker') === undefined ? 0 : (this.#uno.leds.pictures + place) % seen.length;
    return [seen[shift % 3]!, seen[(shift + 1) % 3]!, seen[(shift + 2) % 3]!];
  }

  #segments(words: readonly number[], module: number): readonly number[] {
    if (!this.#faults.some((fault) => fault.kind === 'other segments' && fault.module === module))
      return words;
    return words.map((word) => ((word >> OTHER_SEGMENTS) | (word << OTHER_SEGMENTS)) & ALL_SEGMENTS);
  }
}

/** Where the viewer sees a place of a matrix that is mounted like this: turned clockwise, then mirrored. */
export function turned(
  [row, column]: readonly [number, number],
  orientation: Orientation,
): readonly [number, number] {
  const [degrees, mirrored] = orientation.split('-');
  let [seenRow, seenColumn] = [row, column];
  for (let turn = 0; turn < Number(degrees); turn += 90)
    [seenRow, seenColumn] = [seenColumn, SIDE - 1 - seenRow];
  return [seenRow, mirrored === undefined ? seenColumn : SIDE - 1 - seenColumn];
}
