/** Boards: what one cannot promise it says, and the suite holds what it does instead. */
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '../../src/language/en/operator.ts';
import { english } from '../language/english.ts';
import { SILENCE } from '../rig/noisy-link.ts';
import { type ContractContext, tap } from './board-rig.ts';
import { pictureNumber } from './pictures.ts';

/** "Within 10 s" in the words of the limit. */
const HEALED_WITHIN_MS = 10_000;
/** With three bytes in ten spoilt; the noise is the same in every run. */
const INVENTED_WITHIN_MS = 5000;

export function limitsContract({ readyRig, rigOf, traits }: ContractContext): void {
  test('whatever it counts has a word on the operator’s page', async () => {
    const { rig } = await readyRig();
    const { counters } = rig.board.status();
    expect(Object.keys(OPERATOR.board.counter)).toEqual(expect.arrayContaining(Object.keys(counters)));
  });

  if (traits.wire !== 'unchecked') {
    test('it keeps every obligation, and names no limit', async () => {
      const { board } = await rigOf();
      expect(board.limits).toEqual([]);
    });
    return;
  }

  describe('what it cannot promise', () => {
    test('it cannot notice what a bad wire spoils, and says so; a good wire mends it by itself', async () => {
      const { rig, witness } = await readyRig();
      expect(english(rig.board.limits).join(' ')).toMatch(
        /checks nothing.*wrong until it is sent again, within 10 s/,
      );
      rig.board.show(pictureNumber(1));
      rig.board.display('SPOILT');
      await rig.advance(traits.shownWithinMs);
      // Worse wires can make node-pixel overwrite its own memory; only opening the port again, which resets it, helps then.
      rig.disturb!({ lost: 0.002, doubled: 0, changed: 0.002 });
      for (let round = 2; round < 12; round += 1) {
        rig.board.show(pictureNumber(round));
        rig.board.display(`ROUND ${round}`);
        await rig.advance(traits.shownWithinMs);
      }
      rig.disturb!(SILENCE);
      await rig.advance(HEALED_WITHIN_MS);
      expect(rig.board.status()).toMatchObject({ state: 'ready', fault: undefined, displays: 2 });
      expect(rig.pixels()).toEqual(rig.looks(pictureNumber(11)));
      expect(rig.text()).toBe('ROUND 11');
      const before = witness.presses.length;
      await tap(rig, 'hold2');
      expect(witness.presses.slice(before).map(({ input }) => input)).toEqual(['hold2']);
    });

    test('a report that was lost is made up for by the next answer, a second later at most', async () => {
      const { rig, witness } = await readyRig();
      rig.disturb!({ lost: 1, doubled: 0, changed: 0 });
      rig.press('lever');
      await rig.advance(20);
      rig.disturb!(SILENCE);
      await rig.advance(1100);
      expect(witness.counts()).toEqual({ lever: 1 });
    });

    test('it cannot count presses over a silence, and says so; such a press is never heard of', async () => {
      const { rig, witness } = await readyRig();
      expect(english(rig.board.limits).join(' ')).toMatch(
        /counts no presses: one that is made while .* is lost/,
      );
      rig.disturb!({ lost: 1, doubled: 0, changed: 0 });
      await tap(rig, 'lever');
      rig.disturb!(SILENCE);
      await rig.advance(HEALED_WITHIN_MS);
      expect(witness.counts()).toEqual({});
    });

    test('it cannot tell a spoilt report from a press, and says so', async () => {
      const { rig, witness } = await readyRig();
      expect(english(rig.board.limits).join(' ')).toMatch(/spoilt report .* can be a press that nobody made/);
      rig.disturb!({ lost: 0, doubled: 0, changed: 0.3, only: 'heard' });
      await rig.advance(INVENTED_WITHIN_MS);
      rig.disturb!(SILENCE);
      expect(witness.presses.length).toBeGreaterThan(0);
    });

    test('its buzzer has one pitch, and it says so', async () => {
      const { rig } = await readyRig();
      expect(english(rig.board.limits).join(' ')).toContain('one pitch');
      for (const hz of [500, 2000]) {
        rig.board.tone({ hz, durationMs: 60, volume: 1 });
        await rig.advance(200);
      }
      expect([...new Set(rig.tones())]).toEqual([traits.pitchHz]);
    });
  });
}
