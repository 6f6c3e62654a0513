/** The two promises of the wire under loss, damage and repetition in both directions, over random conversations. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INPUTS, type Input } from '../../../hardware/cabinet.ts';
import { segmentsOf } from '../../../hardware/font.ts';
import { Conversation, contentOf, GOOD_WIRE, pictureOf, type Wire } from './conversation.ts';

type Damage = 'none' | 'lost' | 'doubled' | 'byteLost' | 'byteDoubled' | 'bitFlipped';

/** One damage after the other for the frames in their order; no draw of its own, so that fast-check can shrink. */
function wireOf(damages: readonly Damage[]): Wire {
  let frame = 0;
  return (bytes) => {
    const damage = damages[frame % damages.length];
    frame += 1;
    const at = frame % bytes.length;
    switch (damage) {
      case 'lost':
        return new Uint8Array();
      case 'doubled':
        return Uint8Array.of(...bytes, ...bytes);
      case 'byteLost':
        return Uint8Array.of(...bytes.subarray(0, at), ...bytes.subarray(at + 1));
      case 'byteDoubled':
        return Uint8Array.of(...bytes.subarray(0, at + 1), ...bytes.subarray(at));
      case 'bitFlipped':
        return bytes.map((byte, index) => (index === at ? byte ^ (1 << (frame % 8)) : byte));
      default:
        return bytes;
    }
  };
}

// At least every third frame passes, as on any wire that somebody would play with.
const wires = fc
  .array(fc.constantFrom<Damage>('lost', 'doubled', 'byteLost', 'byteDoubled', 'bitFlipped'), {
    maxLength: 12,
  })
  .map((damages) => wireOf([...damages, ...damages.flatMap((): Damage[] => ['none']), 'none', 'none']));

type Step =
  | { readonly kind: 'press'; readonly input: Input; readonly waitMs: number }
  | { readonly kind: 'show'; readonly number: number; readonly allNew: boolean; readonly waitMs: number };
const waits = fc.integer({ min: 0, max: 40 });
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('press' as const), input: fc.constantFrom(...INPUTS), waitMs: waits }),
    fc.record({
      kind: fc.constant('show' as const),
      number: fc.nat(40),
      allNew: fc.boolean(),
      waitMs: waits,
    }),
  ),
  { minLength: 1, maxLength: 60 },
);

function play(talk: Conversation, list: readonly Step[]): void {
  for (const step of list) {
    if (step.kind === 'press') talk.chip.press(step.input, talk.nowMs);
    else talk.show(pictureOf(step.number, step));
    talk.run(step.waitMs);
  }
}

const countsOf = (inputs: readonly Input[]) =>
  INPUTS.map((input) => inputs.filter((other) => other === input).length);
const pressedIn = (list: readonly Step[]) =>
  list.flatMap((step) => (step.kind === 'press' ? [step.input] : []));

test('each press is reported exactly once, whatever the wire loses, doubles or damages', () => {
  fc.assert(
    fc.property(wires, wires, steps, (toBoard, toHost, list) => {
      const talk = new Conversation().start().run(20);
      talk.toBoard = toBoard;
      talk.toHost = toHost;
      play(talk, list);
      talk.toBoard = GOOD_WIRE;
      talk.toHost = GOOD_WIRE;
      talk.run(1500);
      expect(countsOf(talk.presses.map(({ input }) => input))).toEqual(countsOf(pressedIn(list)));
    }),
    { seed: 1, numRuns: 150 },
  );
});

test('the last picture and the last text always arrive, also while the wire stays bad', () => {
  fc.assert(
    fc.property(wires, wires, steps, (toBoard, toHost, list) => {
      const talk = new Conversation();
      talk.toBoard = toBoard;
      talk.toHost = toHost;
      talk.start();
      play(talk, list);
      talk.show(pictureOf(777, { allNew: true }));
      talk.exchange.display('LAST', talk.nowMs);
      talk.run(3000);
      expect(talk.chip.picture).toBe(contentOf(pictureOf(777, { allNew: true })));
      expect(talk.chip.text).toBe(
        segmentsOf('LAST')
          .flatMap((word) => [word & 0xff, word >> 8])
          .join(),
      );
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('on a good wire only pictures that were shown appear, and in their order', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const talk = new Conversation().start().run(20);
      play(talk, list);
      talk.run(200);
      const shown = list.flatMap((step) =>
        step.kind === 'show' ? [contentOf(pictureOf(step.number, step))] : [],
      );
      let from = 0;
      for (const picture of talk.chip.pictures) {
        const at = shown.indexOf(picture, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at;
      }
      expect(talk.chip.picture).toBe(shown.at(-1));
    }),
    { seed: 1, numRuns: 150 },
  );
});
