/** What every board must do (src/board/board.ts): one suite, told to whatever can press, look and pull the plug. */
import { afterEach, describe, expect, test } from 'vitest';
import { WIRE_TIMES } from '../../hardware/protocol.ts';
import { DEBOUNCE, INPUTS, type Input } from '../../hardware/table.ts';
import type { Board, BoardState, InputReport, Press } from '../../src/board/board.ts';
import type { Tone } from '../../src/table/picture.ts';
import type { Noise } from './noisy-link.ts';
import { DARK_PIXELS, familiarPicture, type Pixels, pictureNumber, pixelsOf } from './pictures.ts';

/** A board and the world around it: fingers, eyes, cables. Times are table time. */
export interface BoardRig {
  readonly board: Board;
  advance(ms: number): Promise<void>;
  press(input: Input): void;
  release(input: Input): void;
  /** What the LEDs show now. */
  pixels(): Pixels;
  /** What the LEDs have shown, oldest first, since the rig was made. */
  shown(): readonly Pixels[];
  text(): string;
  /** Frequencies heard so far. */
  tones(): readonly number[];
  /** Only the data wires: the board runs on. */
  pullData(): void;
  /** The whole cable: the board is off. */
  pullCable(): void;
  plugCable(): void;
  pushReset(): void;
  /** What the next program uses after `board` was closed, on the same board. */
  successor?(): Board;
  /** For boards with a wire. */
  disturb?(noise: Noise): void;
}

/** The slowest way to be ready: a bootloader, a reopened link. */
const READY_WITHIN_MS = 10_000;
/** Twelve new tiles and six palettes at 250 kBd, a drawing, and a text over I²C; with room. */
const SHOWN_WITHIN_MS = 60;
/** Contact chatter, qualified, sent, taken in. */
const PRESS_WITHIN_MS = 10;
/** Contact chatter after a release, and the longest quiet time of the debounce. */
const RELEASED_WITHIN_MS = 45 + DEBOUNCE.leverQuietMs;
/** Half a second for the dark, a moment for the link. */
const CLOSE_WITHIN_MS = 600;
const TONE: Tone = { hz: 1000, durationMs: 60, volume: 0.5 };

/** Writes down what a board tells its listener. */
class Witness {
  readonly reports: InputReport[] = [];
  readonly presses: Press[] = [];
  readonly states: BoardState[] = [];
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  inputs(report: InputReport): void {
    this.reports.push(report);
    this.presses.push(...report.presses);
  }

  changed(): void {
    const { state } = this.#board.status();
    if (this.states.at(-1) !== state) this.states.push(state);
  }

  /** Presses per input, without those that never were. */
  counts(): Partial<Record<Input, number>> {
    const counts: Partial<Record<Input, number>> = {};
    for (const { input } of this.presses) counts[input] = (counts[input] ?? 0) + 1;
    return counts;
  }
}

function start(board: Board): Witness {
  const witness = new Witness(board);
  board.start({ inputs: (report) => witness.inputs(report), changed: () => witness.changed() });
  return witness;
}

async function untilReady({ board, advance }: BoardRig): Promise<void> {
  for (let waitedMs = 0; board.status().state !== 'ready'; waitedMs += 10) {
    if (waitedMs > READY_WITHIN_MS) throw new Error(`Not ready: ${board.status().fault?.message}`);
    await advance(10);
  }
}

/** A finger's press: long enough for any debounce, down and up again. */
async function tap(rig: BoardRig, input: Input): Promise<void> {
  rig.press(input);
  await rig.advance(DEBOUNCE.quietMs);
  rig.release(input);
  await rig.advance(RELEASED_WITHIN_MS);
}

/** What a board has beside the obligations of every board; a suite leaves out what cannot happen to it. */
export interface BoardTraits {
  /** Its bytes can be damaged on the way. */
  readonly wire: boolean;
  /** It reports inputs that stay pressed for too long. */
  readonly stuckInputs: boolean;
  /** It outlives the program that plays on it. */
  readonly successor: boolean;
  /** It counts presses also while its data wires are out; a board that is reset when its port opens forgets them. */
  readonly countsUnplugged: boolean;
}

export function boardContract(name: string, traits: BoardTraits, make: () => Promise<BoardRig>): void {
  describe(name, () => {
    const rigs: BoardRig[] = [];
    const rigOf = async (): Promise<BoardRig> => {
      const rig = await make();
      rigs.push(rig);
      return rig;
    };
    const readyRig = async () => {
      const rig = await rigOf();
      const witness = start(rig.board);
      await untilReady(rig);
      return { rig, witness };
    };
    const close = async (rig: BoardRig) => {
      const closed = rig.board.close();
      await rig.advance(CLOSE_WITHIN_MS);
      await closed;
    };
    afterEach(async () => {
      for (const rig of rigs.splice(0)) await close(rig);
    });

    describe('connecting', () => {
      test('start returns at once and calls nobody; then the board connects by itself', async () => {
        const rig = await rigOf();
        expect(rig.board.status().state).toBe('closed');
        const witness = start(rig.board);
        expect(witness.states).toEqual([]);
        await untilReady(rig);
        expect(witness.states.at(-1)).toBe('ready');
        expect(rig.board.status()).toMatchObject({ fault: undefined, stuck: [], displays: 2 });
        expect(rig.board.status().description).not.toBe('');
      });

      test('what was shown and said before it was ready appears when it is', async () => {
        const rig = await rigOf();
        start(rig.board);
        rig.board.show(pictureNumber(1));
        rig.board.display('READY');
        await untilReady(rig);
        await rig.advance(SHOWN_WITHIN_MS);
        expect(rig.pixels()).toEqual(pixelsOf(pictureNumber(1)));
        expect(rig.text()).toBe('READY');
      });

      test('pictures, texts and tones for a board that was never started or is closed do no harm', async () => {
        const rig = await rigOf();
        const { board } = rig;
        const useIt = () => {
          board.show(pictureNumber(1));
          board.display('NOBODY');
          board.tone(TONE);
        };
        useIt();
        start(board);
        await untilReady(rig);
        await close(rig);
        useIt();
        await rig.advance(SHOWN_WITHIN_MS);
        expect(rig.pixels()).toEqual(DARK_PIXELS);
        expect(rig.text()).not.toBe('NOBODY');
      });
    });

    describe('presses', () => {
      test.each(INPUTS)('a press of %s is reported once, at once, with what is pressed', async (input) => {
        const { rig, witness } = await readyRig();
        rig.press(input);
        await rig.advance(PRESS_WITHIN_MS);
        expect(witness.presses).toEqual([{ input, ageMs: expect.closeTo(0, -1) }]);
        expect([...(witness.reports.at(-1)?.pressed ?? [])]).toEqual([input]);
        await rig.advance(500);
        rig.release(input);
        await rig.advance(500);
        expect(witness.counts()).toEqual({ [input]: 1 });
        expect([...(witness.reports.at(-1)?.pressed ?? [])]).toEqual([]);
      });

      test('inputs pressed together are all reported, each once', async () => {
        const { rig, witness } = await readyRig();
        for (const input of INPUTS) rig.press(input);
        await rig.advance(100);
        for (const input of INPUTS) rig.release(input);
        await rig.advance(300);
        expect(witness.counts()).toEqual(Object.fromEntries(INPUTS.map((input) => [input, 1])));
      });

      test('a press is reported once also while pictures are being drawn without a pause', async () => {
        const { rig, witness } = await readyRig();
        for (let round = 0; round < 20; round += 1) {
          rig.press('hold4');
          for (let number = 0; number < 45; number += 1) {
            rig.board.show(familiarPicture(number));
            await rig.advance(2.3);
          }
          rig.release('hold4');
          for (let number = 0; number < 45; number += 1) {
            rig.board.show(familiarPicture(number));
            await rig.advance(2.3);
          }
        }
        expect(witness.counts()).toEqual({ hold4: 20 });
      });

      if (traits.successor)
        test('presses made for another program are not reported to the next one', async () => {
          const { rig } = await readyRig();
          await tap(rig, 'hold1');
          await close(rig);
          await tap(rig, 'hold2');
          const next = { ...rig, board: rig.successor!() };
          rigs.push(next);
          const witness = start(next.board);
          await untilReady(next);
          await tap(next, 'hold3');
          expect(witness.counts()).toEqual({ hold3: 1 });
        });

      if (traits.stuckInputs)
        test('an input that stays pressed for too long is reported as stuck, and free again after its release', async () => {
          const { rig, witness } = await readyRig();
          rig.press('hold5');
          await rig.advance(DEBOUNCE.stuckMs + WIRE_TIMES.statusMs + 500);
          expect(rig.board.status().stuck).toEqual(['hold5']);
          rig.release('hold5');
          await rig.advance(WIRE_TIMES.statusMs + 500);
          expect(rig.board.status().stuck).toEqual([]);
          await tap(rig, 'hold5');
          expect(witness.counts()).toEqual({ hold5: 2 });
        });
    });

    describe('pictures, texts and tones', () => {
      test('every picture is shown pixel for pixel', async () => {
        const { rig } = await readyRig();
        for (let number = 1; number <= 12; number += 1) {
          rig.board.show(pictureNumber(number));
          await rig.advance(SHOWN_WITHIN_MS);
          expect(rig.pixels()).toEqual(pixelsOf(pictureNumber(number)));
        }
      });

      test('of pictures that come too fast some are skipped, none comes out of order, and the last one stays', async () => {
        const { rig } = await readyRig();
        const before = rig.shown().length;
        for (let number = 0; number < 300; number += 1) {
          rig.board.show(familiarPicture(number % 6));
          if (number % 10 === 9) await rig.advance(1);
        }
        rig.board.show(pictureNumber(99));
        await rig.advance(SHOWN_WITHIN_MS);
        expect(rig.pixels()).toEqual(pixelsOf(pictureNumber(99)));
        const known = Array.from({ length: 6 }, (_, number) => pixelsOf(familiarPicture(number)));
        for (const pixels of rig.shown().slice(before, -1)) expect(known).toContainEqual(pixels);
      });

      test('pictures in order are latched in order', async () => {
        const { rig } = await readyRig();
        const before = rig.shown().length;
        for (let number = 1; number <= 40; number += 1) {
          rig.board.show(pictureNumber(number));
          await rig.advance(7);
        }
        await rig.advance(SHOWN_WITHIN_MS);
        const numbers = rig
          .shown()
          .slice(before)
          .map((pixels) => {
            const text = JSON.stringify(pixels);
            return Array.from({ length: 41 }, (_, number) => number).find(
              (number) => JSON.stringify(pixelsOf(pictureNumber(number))) === text,
            );
          });
        expect(numbers).not.toContain(undefined);
        expect(numbers).toEqual([...numbers].sort((a, b) => (a ?? 0) - (b ?? 0)));
        expect(new Set(numbers).size).toBeGreaterThan(10);
        expect(numbers.at(-1)).toBe(40);
      });

      test.each([
        { said: 'ERIC', read: 'ERIC' },
        { said: 'julie 25', read: 'JULIE 25' },
        { said: 'TOO LONG FOR IT', read: 'TOO LONG' },
        { said: '', read: '' },
      ])('the text "$said" is read as "$read"', async ({ said, read }) => {
        const { rig } = await readyRig();
        rig.board.display('????????');
        await rig.advance(SHOWN_WITHIN_MS);
        rig.board.display(said);
        await rig.advance(SHOWN_WITHIN_MS);
        expect(rig.text()).toBe(read);
      });

      test('a tone is heard once, and not at all when the board was not ready', async () => {
        const rig = await rigOf();
        start(rig.board);
        rig.board.tone({ ...TONE, hz: 3000 });
        await untilReady(rig);
        rig.board.tone(TONE);
        await rig.advance(300);
        expect(rig.tones()).toHaveLength(1);
        expect(rig.tones()[0]).toBeCloseTo(TONE.hz, -1);
      });
    });

    describe('losing the board and finding it again', () => {
      test('after the data wires were out, the newest picture and text are shown, and presses made meanwhile come once, with their age', async () => {
        const { rig, witness } = await readyRig();
        rig.board.show(pictureNumber(1));
        rig.board.display('BEFORE');
        await tap(rig, 'hold1');
        rig.pullData();
        await rig.advance(100);
        await tap(rig, 'lever');
        await rig.advance(WIRE_TIMES.silentMs + 500);
        expect(rig.board.status().state).toBe('connecting');
        rig.board.show(pictureNumber(2));
        rig.board.display('AFTER');
        rig.plugCable();
        await untilReady(rig);
        await rig.advance(SHOWN_WITHIN_MS);
        expect(rig.pixels()).toEqual(pixelsOf(pictureNumber(2)));
        expect(rig.text()).toBe('AFTER');
        expect(witness.states.slice(-2)).toEqual(['connecting', 'ready']);
        const late = traits.countsUnplugged ? { lever: 1 } : {};
        expect(witness.counts()).toEqual({ hold1: 1, ...late });
        const stale = witness.presses.filter(({ ageMs }) => ageMs > WIRE_TIMES.staleMs);
        expect(stale.map(({ input }) => input)).toEqual(Object.keys(late));
        await tap(rig, 'hold2');
        expect(witness.counts()).toEqual({ hold1: 1, ...late, hold2: 1 });
      });

      test('while it is away the status says why', async () => {
        const { rig } = await readyRig();
        rig.pullData();
        await rig.advance(WIRE_TIMES.silentMs + 500);
        expect(rig.board.status().fault?.code).toMatch(/^(link-lost|link-open|board-silent)$/);
        rig.plugCable();
        await untilReady(rig);
        expect(rig.board.status().fault).toBeUndefined();
      });

      test('after the whole cable was out, everything is shown again and old presses stay old', async () => {
        const { rig, witness } = await readyRig();
        rig.board.show(pictureNumber(3));
        rig.board.display('POWER');
        await tap(rig, 'hold1');
        rig.pullCable();
        await rig.advance(1200);
        rig.plugCable();
        await untilReady(rig);
        await rig.advance(SHOWN_WITHIN_MS);
        expect(rig.pixels()).toEqual(pixelsOf(pictureNumber(3)));
        expect(rig.text()).toBe('POWER');
        await tap(rig, 'hold1');
        expect(witness.counts()).toEqual({ hold1: 2 });
      });

      test('after the reset button everything is shown again, and no press is lost or doubled', async () => {
        const { rig, witness } = await readyRig();
        rig.board.show(pictureNumber(4));
        rig.board.display('RESET');
        for (const input of ['hold1', 'hold1', 'lever'] as const) await tap(rig, input);
        rig.pushReset();
        // A bootloader says nothing; that the board is away shows only after the time of silence.
        await rig.advance(WIRE_TIMES.silentMs + 500);
        await untilReady(rig);
        await rig.advance(SHOWN_WITHIN_MS);
        expect(rig.pixels()).toEqual(pixelsOf(pictureNumber(4)));
        expect(rig.text()).toBe('RESET');
        expect(witness.counts()).toEqual({ hold1: 2, lever: 1 });
        await tap(rig, 'lever');
        expect(witness.counts()).toEqual({ hold1: 2, lever: 2 });
      });

      test('it is lost and found ten times and still counts right', async () => {
        const { rig, witness } = await readyRig();
        for (let round = 0; round < 10; round += 1) {
          await tap(rig, 'hold3');
          if (round % 2 === 0) rig.pullData();
          else rig.pullCable();
          await rig.advance(300 * (round % 3) + 50);
          rig.plugCable();
          await rig.advance(WIRE_TIMES.silentMs + 500);
          await untilReady(rig);
        }
        expect(witness.counts()).toEqual({ hold3: 10 });
      });
    });

    if (traits.wire)
      describe('on a bad wire', () => {
        test.each([
          { what: 'loses', noise: { lost: 0.01, doubled: 0, changed: 0 } },
          { what: 'doubles', noise: { lost: 0, doubled: 0.01, changed: 0 } },
          { what: 'changes', noise: { lost: 0, doubled: 0, changed: 0.01 } },
        ])(
          'that $what one byte in a hundred each press comes once, and the last picture and text stay',
          async ({ noise }) => {
            const { rig, witness } = await readyRig();
            rig.disturb!(noise);
            for (let round = 0; round < 40; round += 1) {
              const input = INPUTS[round % INPUTS.length] as Input;
              rig.press(input);
              rig.board.show(pictureNumber(round));
              await rig.advance(60);
              rig.release(input);
              rig.board.display(`ROUND ${round}`);
              await rig.advance(140);
            }
            await rig.advance(SHOWN_WITHIN_MS * 3);
            expect(witness.counts()).toEqual(Object.fromEntries(INPUTS.map((input) => [input, 4])));
            expect(rig.pixels()).toEqual(pixelsOf(pictureNumber(39)));
            expect(rig.text()).toBe('ROUND 39');
          },
        );
      });

    describe('closing', () => {
      test('close darkens the LEDs and clears the display, and nothing is called after it', async () => {
        const { rig, witness } = await readyRig();
        rig.board.show(pictureNumber(5));
        rig.board.display('BYE');
        await rig.advance(SHOWN_WITHIN_MS);
        const closed = rig.board.close();
        await rig.advance(CLOSE_WITHIN_MS);
        await closed;
        expect(rig.pixels()).toEqual(DARK_PIXELS);
        expect(rig.text()).toBe('');
        expect(rig.board.status().state).toBe('closed');
        const { reports, states } = witness;
        const before = [reports.length, states.length];
        await tap(rig, 'lever');
        rig.pullCable();
        rig.plugCable();
        await rig.advance(2000);
        expect([reports.length, states.length]).toEqual(before);
      });

      test('a board that is away can be closed too', async () => {
        const { rig } = await readyRig();
        rig.pullData();
        await rig.advance(100);
        await close(rig);
        expect(rig.board.status().state).toBe('closed');
      });

      test('a board that was never started can be closed', async () => {
        const rig = await rigOf();
        await rig.board.close();
        expect(rig.board.status().state).toBe('closed');
      });
    });
  });
}
