/** Which step of BUILD.md takes which screws, sleeves and splices, and how many: the buy list has exactly their sums. */
import { CASE } from './case.ts';
import { CABLES } from './harness.ts';
import { endsOf } from './harness-counts.ts';
import { RIGHT_HANDED } from './panel.ts';
import type { BoughtPart } from './part.ts';

export interface Use {
  /** A title of `build.ts`. */
  readonly step: string;
  readonly part: string;
  readonly count: number;
  readonly what: string;
}

/** How many screw holes the features with this name have. */
const holes = (name: string): number =>
  RIGHT_HANDED.filter((feature) => feature.name.startsWith(name)).reduce(
    (sum, { cuts }) => sum + cuts.filter(({ shape, width }) => shape === 'round' && width < 10).length,
    0,
  );
const fuses = CABLES.filter(({ fuseMa }) => fuseMa !== undefined).length;
const rings = endsOf('ring terminal').reduce((sum, ways) => sum + ways, 0);

/** USB or the lead of the computer, HDMI, Ethernet, the leads of PS2 and of a coin door. */
const LEAVING = 5;

const BOX = 'Build the box';
const HARNESS = 'Make the harness';
const PANEL = 'Fit the panel';
const BASE = 'Mount the supply, the board and the star point';
const CLOSE = 'Close the cabinet';

export const USES: readonly Use[] = [
  { step: BOX, part: 'M7', count: 12, what: 'three at each corner, the uppermost 40 mm below the edge' },
  { step: BOX, part: 'M7', count: 14, what: 'the base: four from front and back, three from each side' },
  { step: HARNESS, part: 'JB', count: fuses, what: 'one at each fuse holder' },
  { step: HARNESS, part: 'JG', count: rings, what: 'one for each screw of the bus bars that is used' },
  { step: PANEL, part: 'M1', count: holes('matrix'), what: 'the bezels' },
  { step: PANEL, part: 'M1', count: 1, what: 'the spring of the lever' },
  { step: PANEL, part: 'M2', count: holes('displays'), what: 'the display frame' },
  { step: PANEL, part: 'M2', count: 2, what: 'the switch of the lever' },
  { step: PANEL, part: 'M3', count: holes('lever'), what: 'the lever bracket' },
  {
    step: PANEL,
    part: 'M11',
    count: 4,
    what: 'two beside the rod of the lever, one below head and one below nut of its axle',
  },
  { step: BASE, part: 'M12', count: 4, what: 'a computer inside, if there is one' },
  { step: BASE, part: 'M5', count: 4, what: 'the Uno on its tray' },
  { step: BASE, part: 'M6', count: 4, what: 'the tray' },
  { step: BASE, part: 'M6', count: 4, what: 'two for each bus bar' },
  { step: BASE, part: 'M6', count: fuses, what: 'the feet of the fuse holders' },
  { step: BASE, part: 'X8', count: fuses, what: 'the feet of the fuse holders' },
  { step: BASE, part: 'M8', count: 4, what: 'the plate, not with PS2' },
  { step: BASE, part: 'M13', count: 2, what: 'the inlet, not with PS2' },
  { step: BASE, part: 'X5', count: 4, what: 'below the plate, not with PS2' },
  { step: BASE, part: 'M9', count: 4, what: 'the supply on its plate, not with PS2' },
  { step: BASE, part: 'M10', count: 4, what: 'the filter board' },
  { step: BASE, part: 'X7', count: 4, what: 'below the filter board' },
  { step: CLOSE, part: 'X9', count: LEAVING, what: 'inside at the back: one for each cable that leaves' },
  { step: CLOSE, part: 'M6', count: LEAVING, what: 'their clamps' },
  {
    step: CLOSE,
    part: 'M4',
    count: holes('edge'),
    what: `the panel, into walls of ${CASE.wood} mm`,
  },
];

export const usesOf = (part: string): number =>
  USES.filter((use) => use.part === part).reduce((sum, { count }) => sum + count, 0);

/** What steps take and nobody has bought enough of, and screws that no step takes. */
export function useProblems(
  steps: readonly string[],
  buy: readonly Pick<BoughtPart, 'reference' | 'quantity'>[],
  uses: readonly Use[] = USES,
): string[] {
  const taken = Map.groupBy(uses, ({ part }) => part);
  return [
    ...uses.filter(({ step }) => !steps.includes(step)).map(({ step, part }) => `${part}: no step "${step}"`),
    ...[...taken].flatMap(([part, list]) => {
      const bought = buy.find(({ reference }) => reference === part)?.quantity('8x8') ?? 0;
      const count = list.reduce((sum, each) => sum + each.count, 0);
      return bought < count ? [`${part}: steps take ${count}, and ${bought} are bought`] : [];
    }),
    ...buy
      .filter(({ reference }) => /^(M\d|X[5789]$|JB|JG)/.test(reference) && !taken.has(reference))
      .map(({ reference }) => `${reference} is bought, and no step takes it`),
  ];
}
