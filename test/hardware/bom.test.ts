/** What is to be bought follows from the tables: counted here a second time, by hand. */
import { expect, test } from 'vitest';
import { bomCsv, bomPage, totalEur } from '../../hardware/bom-page.ts';
import { BUILD_STEPS } from '../../hardware/build.ts';
import { CASE, DIE_LAYERS } from '../../hardware/case.ts';
import { COIN_PARTS } from '../../hardware/coin-parts.ts';
import { USES, useProblems } from '../../hardware/fasteners.ts';
import { filterBoard } from '../../hardware/filter-board.ts';
import { CABLES, STAR } from '../../hardware/harness.ts';
import { ringsOn } from '../../hardware/harness-counts.ts';
import { EARTH_PLATE } from '../../hardware/mains.ts';
import { OPTIONS, WITHOUT_MAINS } from '../../hardware/option-parts.ts';
import { PANEL } from '../../hardware/panel.ts';
import { BUY, SPARES, TOOLS } from '../../hardware/parts.ts';

const count = (reference: string, kind: '8x8' | '5x5' | 'pips' = '8x8'): number | undefined =>
  BUY.find((part) => part.reference === reference)?.quantity(kind);

test('a cabinet has six dice of its kind, and none of the others', () => {
  expect(['8x8', '5x5', 'pips'].map((kind) => count('D-8x8', kind as '8x8'))).toEqual([6, 0, 0]);
  expect(count('D-5x5', '5x5')).toBe(6);
  // Seven pips a die.
  expect(count('D-pips', 'pips')).toBe(42);
});

test('each input has its filter, each lane its fuse and its resistors', () => {
  expect(['R3', 'R4', 'C1'].map((reference) => count(reference))).toEqual([10, 10, 10]);
  expect(['S', 'S-L'].map((reference) => count(reference))).toEqual([9, 1]);
  expect([count('F2'), count('R1'), count('R2')]).toEqual([3, 3 + 1, 3 + 2]);
});

test('plugs and contacts fit the cables', () => {
  // Three of lane data, buzzer; two displays: at the filter board alone.
  expect([count('J2'), count('J3'), count('J4')]).toEqual([4, undefined, 2]);
  expect(count('JC')).toBe(Math.ceil((4 * 2 + 2 * 4) * 1.2));
  // Nine buttons with two blades, the lever with two.
  expect([count('JR2'), count('JR4')]).toEqual([Math.ceil(18 * 1.2), Math.ceil(2 * 1.2)]);
});

test('there is wire for every cable', () => {
  // Ten inputs of 0.8 m with two wires, three lanes' data of 0.8 m, two displays of 0.5 m with four, buzzer; links.
  // And from an Uno to the filter board: 17 pins, 5 V and ground.
  const thin = 10 * 0.8 * 2 + 3 * 0.8 * 2 + 2 * 0.5 * 4 + 0.4 * 2 + 3 * 0.15 + 19 * 0.3;
  expect(count('W24')).toBe(Math.ceil(thin * 1.2));
  expect(count('W16')).toBe(Math.ceil((0.3 + 0.1) * 2 * 1.2));
  const gauges = new Set(
    CABLES.filter(({ name }) => name !== 'USB').flatMap(({ wires }) => wires.map(({ gauge }) => gauge)),
  );
  expect([...gauges].map((gauge) => count(`W${gauge}`) ?? 0)).not.toContain(0);
});

test('links, pip dice and lamps have wire of their own', () => {
  // Eighteen links of 10 mm and 20 mm to hold: less than a metre.
  expect([count('W-B'), filterBoard().parts.filter(({ kind }) => kind === 'link').length]).toEqual([1, 18]);
  // Six links of three wires of 50 mm in each of six dice; three wires of 0.2 m to each of six lamps.
  expect(['8x8', '5x5', 'pips'].map((kind) => count('W22-P', kind as '8x8'))).toEqual([0, 0, 6]);
  expect(OPTIONS.find(({ reference }) => reference === 'W22-L')?.quantity('8x8')).toBe(4);
});

test('every part says what it must be and who makes it, and costs no less than nothing', () => {
  for (const { must, numbers, priceEur } of [...BUY, ...OPTIONS, ...SPARES, ...TOOLS]) {
    expect(must).not.toBe('');
    expect(numbers.length).toBeGreaterThan(0);
    expect(priceEur[0]).toBeGreaterThan(0);
    expect(priceEur[1]).toBeGreaterThanOrEqual(priceEur[0]);
  }
  expect(new Set(BUY.map(({ reference }) => reference)).size).toBe(BUY.length);
});

test('a number that nobody could look up carries a mark, which the page explains', () => {
  expect(bomPage()).toContain('A number with * could not be looked up');
  expect(bomPage()).toContain('Seimitsu PS-14-DNK *');
});

test('screws are as long as what they hold, with washer and nut, and end inside the wood', () => {
  const lengthOf = (reference: string): number =>
    Number(/× (\d+)/.exec(BUY.find((part) => part.reference === reference)?.what ?? '')?.[1]);
  const layers = DIE_LAYERS.reduce((sum, [, mm]) => sum + mm, 0);
  // Washers and nuts of M3 (0.5 and 2.4 mm) and M4 (0.8 and 3.2 mm): ISO 7089, ISO 4032; the bracket and the tray are printed.
  expect(lengthOf('M1')).toBeGreaterThanOrEqual(PANEL.thicknessMax + layers + 0.5 + 2.4);
  expect(lengthOf('M3')).toBeGreaterThanOrEqual(PANEL.thicknessMax + 4 + 0.8 + 3.2);
  expect(lengthOf('M6')).toBeLessThan(3 + CASE.wood);
  expect(lengthOf('M6')).toBeGreaterThan(3 + 10);
  const plate = EARTH_PLATE.thickness + EARTH_PLATE.above;
  expect(lengthOf('M8')).toBeLessThan(plate + CASE.wood);
  expect(lengthOf('M8')).toBeGreaterThan(plate + 10);
  // Board of 1.6 mm on a sleeve of 10 mm.
  expect(lengthOf('M10')).toBeLessThan(11.6 + CASE.wood);
  expect(lengthOf('M10')).toBeGreaterThan(11.6 + 10);
});

test('every screw, sleeve and splice that a step takes is bought, and none too many', () => {
  const steps = BUILD_STEPS.map(({ title }) => title);
  expect(useProblems(steps, BUY)).toEqual([]);
  // Two bus bars with two screws, a tray with four, four feet, five clamps.
  expect([count('M6'), count('M7'), count('X8')]).toEqual([17, 26, 4]);
  const [first] = USES;
  expect(useProblems(steps, BUY, [...USES, { ...first!, part: 'M5', count: 1 }])).toEqual([
    'M5: steps take 5, and 4 are bought',
  ]);
  expect(useProblems(steps, BUY, [...USES, { ...first!, step: 'Paint it' }])).toContain(
    'M7: no step "Paint it"',
  );
  expect(
    useProblems(
      steps,
      BUY,
      USES.filter(({ part }) => part !== 'X8'),
    ),
  ).toEqual(['X8 is bought, and no step takes it']);
});

test('each ring of a bus bar has a screw of its own', () => {
  // Trunk, capacitor, three lanes; and the ground join.
  expect([ringsOn(['5V-LED']), ringsOn(STAR.joins)]).toEqual([5, 6]);
  expect(BUY.find(({ reference }) => reference === 'X1')?.must).toContain('6 screws');
});

test('a finished supply takes away exactly what belongs to mains', () => {
  const references = BUY.map(({ reference }) => reference);
  expect(WITHOUT_MAINS.filter((reference) => !references.includes(reference))).toEqual([]);
  expect(bomPage()).toContain(`instead of ${WITHOUT_MAINS.join(', ')}`);
});

test('parts named by cables are bought', () => {
  const named = new Set(CABLES.flatMap(({ parts = [] }) => parts));
  const counted = {
    fuse: 'F2',
    mainFuse: 'F1',
    railCapacitor: 'C3',
    laneResistor: 'R1',
    lanePullDown: 'R2',
    inputSeries: 'R3',
    inputPullUp: 'R4',
    inputCapacitor: 'C1',
    busPullUp: 'R5',
    buzzerResistor: 'R1',
    railDivider: 'R2',
    railFilter: 'C2',
    usbCable: 'W-USB',
  };
  expect([...named].sort()).toEqual(Object.keys(counted).sort());
  expect(Object.values(counted).map((reference) => count(reference) ?? 0)).not.toContain(0);
});

test('the sheet has a line for each part, and the page the sums', () => {
  const lines = bomCsv().trimEnd().split('\n');
  expect(lines).toHaveLength(
    1 + BUY.length + OPTIONS.length + COIN_PARTS.length + SPARES.length + TOOLS.length,
  );
  const columns = lines.map(
    (line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.filter((cell) => cell !== '').length,
  );
  expect(new Set(columns)).toEqual(new Set([13]));
  const [low, high] = totalEur(BUY, '8x8');
  expect(low).toBeLessThan(high);
  expect(bomPage()).toContain(`${low}–${high} €`);
});
