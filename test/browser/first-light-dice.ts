/** The last steps of the first light, which are about the dice: they begin where `first-light.test.ts` has come to with the others. */
import { expect, test } from 'vitest';
import { LEDS, type Orientation } from '../../hardware/cabinet.ts';
import type { Maker } from './maker.ts';

const MOUNTED: readonly Orientation[] = ['90', '180', '270', '0-mirrored', '90-mirrored', '270-mirrored'];

/** `begun`: once the tests run. `cabinetFile`: as it was before anything was written to it. */
export function diceSteps(begun: () => Maker, cabinetFile: string): void {
  test('lanes: all dark, exchanged, dark, cut in the middle, begun at the wrong die, and right', async () => {
    const maker = begun();
    for (const [faults, wrongs] of [
      // The firmware drives none of them.
      [[{ kind: 'rail', millivolts: 2500 }], ['allDark']],
      [
        [
          { kind: 'lanes exchanged', lanes: [0, 2] },
          { kind: 'lane dark', lane: 1 },
        ],
        ['lanesSwapped', 'laneDark'],
      ],
      [
        [
          { kind: 'second dark', lane: 2 },
          { kind: 'dice exchanged', lane: 0 },
        ],
        ['secondDark', 'diceSwapped'],
      ],
    ] as const) {
      maker.bench.break(...faults);
      await maker.tapDice();
      for (const wrong of wrongs) await maker.found(wrong);
      maker.bench.mend();
      await maker.press('Look again');
    }
    await maker.tapDice();
    await maker.noneFound();
    await maker.right('mounting');
  });

  test('mounting: a torn letter leads back to the pixel or to its matrix, and six turned and mirrored dice stand upright at once', async () => {
    const maker = begun();
    const { bench, page, table } = maker;
    for (const [fault, wrong] of [
      [{ kind: 'serpentine', place: 1 }, 'mixedLayouts'],
      [{ kind: 'chain stops', place: 1, after: 20 }, 'chainStops'],
    ] as const) {
      bench.break(fault);
      await maker.tap(0, () => maker.pathSeen());
      for (const die of [1, 2]) await maker.tap(die, () => maker.letterAt(die - 1));
      await maker.found(wrong);
      bench.mend();
      await maker.press('Look again');
    }
    bench.break({ kind: 'serpentine' }, { kind: 'mounted', orientations: MOUNTED });
    await maker.tap(0, () => 'rows');
    await maker.tap(1, () => maker.letterAt(0));
    await maker.found('letterBroken');
    await maker.press('Look again');
    await maker.tap(0, () => maker.pathSeen());
    await maker.tapLetters();
    await page.getByText('Written to the cabinet file').waitFor();
    await maker.advance(300);
    expect(maker.letters()).toEqual(Array(LEDS.slots).fill('0'));
    const file = table.cabinetFile();
    expect(file).toContain(cabinetFile.replace('layout: rows', 'layout: serpentine'));
    expect(file).toContain('orientations: ["90", "180", "270", 0-mirrored, 90-mirrored, 270-mirrored]');
    await maker.right('colours');
  });

  test('colours: those that flicker, differ or shift are named, and pixels with another order are red where red is meant from then on', async () => {
    const maker = begun();
    const { bench, page, table } = maker;
    bench.break({ kind: 'flicker' });
    expect(maker.colourSeen()).toBe('none');
    await maker.look('coloursFlicker');
    bench.mend();
    for (const [fault, wrong] of [
      [{ kind: 'four colours' }, 'coloursShift'],
      [{ kind: 'colour order', order: 'RGB', place: 3 }, 'coloursMixed'],
    ] as const) {
      bench.break(fault);
      for (let taken = 0; taken < 3; taken += 1) await maker.tap(taken, () => maker.colourSeen());
      await maker.found(wrong);
      bench.mend();
      await maker.press('Look again');
    }
    bench.break({ kind: 'colour order', order: 'BRG' });
    for (let taken = 0; taken < 3; taken += 1) await maker.tap(taken, () => maker.colourSeen());
    await page.getByText('Written to the cabinet file').waitFor();
    expect(table.cabinetFile()).toContain('colourOrder: BRG');
    const seen = new Set<string>();
    for (let second = 0; second < 4; second += 1) {
      await maker.advance(1000);
      seen.add(maker.colourSeen());
    }
    expect([...seen].toSorted()).toEqual(['blue', 'green', 'red', 'white']);
    await maker.right('current');
  });

  test('current: too much, a blown fuse and a low voltage at the end are named, and what was measured becomes what a pixel draws', async () => {
    const maker = begun();
    await maker.advance(1500);
    maker.bench.break({ kind: 'lane dark', lane: 1 });
    expect(maker.bench.lit()).toEqual([0, 1, 4, 5]);
    await maker.look('fuseBlows');
    maker.bench.mend();
    await maker.measure('ledMa', '2.4');
    await maker.page.getByText('in mA, not A?').waitFor();
    expect(await maker.page.getByRole('button', { name: /^Save leds.pixelMa/ }).count()).toBe(0);
    await maker.measure('ledMa', '9000');
    await maker.found('currentHigh');
    await maker.measure('ledMa', '2400');
    await maker.found('currentLow');
    await maker.measure('farVolts', '4.2');
    await maker.found('farLow');
    await maker.page.getByRole('button', { name: /^Save leds.pixelMa/ }).click();
    await expect.poll(() => maker.table.cabinetFile()).toMatch(/pixelMa: 4\d/);
    await maker.page.getByText(/^leds.pixelMa: 4\d$/).waitFor();
    // Pictures are brighter now, and what was measured before is no reason to think that pixels draw less still.
    await maker.advance(3000);
    expect(await maker.page.getByRole('button', { name: /^Save leds.pixelMa/ }).count()).toBe(0);
    await maker.measure('farVolts', '4.8');
    await maker.right('end');
  });
}
