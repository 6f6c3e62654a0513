/**
 * A cabinet whose maker has made mistakes, around an emulated Uno that knows nothing of them: each fault can be built in and
 * mended while it runs, and what is seen and heard is what somebody in front of it would see and hear.
 *
 *     const bench = new Bench(rig.uno);
 *     bench.break({ kind: 'lanes exchanged', lanes: [0, 1] });
 *     bench.pixels(2);      // of the third die from the left, row by row as the viewer sees it
 *     bench.mend();
 */
import { type ColourOrder, DISPLAY, type Input, LEDS, type Orientation } from '../../hardware/cabinet.ts';
import type { Rgb } from '../../src/uno/led-lane.ts';
import type { Uno } from '../../src/uno/uno.ts';

export type BenchFault =
  /** No program, no power: the board does nothing. */
  | { readonly kind: 'no heartbeat' }
  | { readonly kind: 'display dead'; readonly module: 0 | 1 }
  | { readonly kind: 'displays exchanged' }
  | { readonly kind: 'input stuck'; readonly input: Input }
  | { readonly kind: 'buzzer silent' }
  | { readonly kind: 'rail'; readonly millivolts: number }
  | { readonly kind: 'lanes exchanged'; readonly lanes: readonly [number, number] }
  | { readonly kind: 'lane dark'; readonly lane: number }
  | { readonly kind: 'second dark'; readonly lane: number }
  | { readonly kind: 'dice exchanged'; readonly lane: number }
  | { readonly kind: 'mounted'; readonly orientations: readonly Orientation[] }
  | { readonly kind: 'serpentine' }
  | { readonly kind: 'colour order'; readonly order: ColourOrder };

const RAIL_MV = 5000;
const SIDE = LEDS.width;

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

  /** Everything, but for what is no mistake: how matrices are mounted, and the order of their colours. */
  mend(): void {
    const mended = this.#faults.filter(
      ({ kind }) => !['mounted', 'serpentine', 'colour order'].includes(kind),
    );
    for (const fault of mended) this.#set(fault, false);
    this.#faults = this.#faults.filter((fault) => !mended.includes(fault));
  }

  /** What can be read on both modules, from left to right. */
  text(): string {
    const text = this.#uno.text.padEnd(DISPLAY.characters);
    const isDead = (module: number): boolean =>
      this.#faults.some((fault) => fault.kind === 'display dead' && fault.module === module);
    const halves = [0, DISPLAY.charactersPerModule].map((from, module) =>
      isDead(module) ? ' '.repeat(4) : text.slice(from, from + 4),
    );
    return (this.#has('displays exchanged') ? halves.toReversed() : halves).join('');
  }

  /** Whether there is a sound now, and how high. */
  hz(): number {
    return this.#has('buzzer silent') ? 0 : this.#uno.buzzer.hz(this.#uno.cycle);
  }

  /** The die at this place, 0 to 5 from the left, row by row as the viewer sees it. */
  pixels(place: number): readonly Rgb[] {
    const seen: Rgb[] = Array.from({ length: LEDS.pixelsPerSlot }, () => [0, 0, 0]);
    const slot = this.#slotAt(place);
    if (slot === undefined) return seen;
    const orientation = this.#has('mounted')?.orientations[place] ?? '0';
    for (const [index, colour] of this.#uno.leds.pixels(slot).entries()) {
      const [row, column] = turned(this.#wired(index), orientation);
      seen[row * SIDE + column] = this.#coloured(colour);
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
      case 'rail':
        uno.setRail(on ? fault.millivolts : RAIL_MV);
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

  /** Where on its matrix a pixel of the chain is. */
  #wired(index: number): readonly [row: number, column: number] {
    const row = Math.floor(index / SIDE);
    const backwards = this.#has('serpentine') !== undefined && row % 2 === 1;
    return [row, backwards ? SIDE - 1 - (index % SIDE) : index % SIDE];
  }

  /** The Uno's own eyes take every pixel for one that wants green first. */
  #coloured([red, green, blue]: Rgb): Rgb {
    const sent = [green, red, blue];
    const order = this.#has('colour order')?.order ?? 'GRB';
    const at = (letter: string): number => sent[order.indexOf(letter)]!;
    return [at('R'), at('G'), at('B')];
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
