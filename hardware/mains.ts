/**
 * Mains and protective earth as plain data. They share neither wire nor terminal with the 5 V of `harness.ts`, and every
 * metal part that hands or a loose wire can touch has a conductor of its own to the earth bolt.
 */

/** What an end is made of. None leaves bare metal that a finger reaches (IEC 60320 inlets have blades of 6.3 mm). */
export const MAINS_ENDS = {
  blade: { text: '6.3 mm', what: 'insulated receptacle 6.3 mm' },
  ferrule: { text: 'ferrule', what: 'ferrule with collar' },
  'ring M4': { text: 'ring M4', what: 'ring terminal M4' },
  'ring M6': { text: 'ring M6', what: 'ring terminal M6' },
} as const;
export type MainsEnd = keyof typeof MAINS_ENDS;

export interface MainsWire {
  /** Line and neutral share a jacket, so that their colours are never taken for those of the harness. */
  readonly conductor: 'L' | 'N' | 'PE';
  readonly colour: string;
  readonly mm2: number;
  readonly from: string;
  readonly to: string;
  readonly ends: readonly [MainsEnd, MainsEnd];
  readonly lengthM: number;
}

/** A bolt through the plate of metal below the supply. */
export const EARTH_BOLT = 'earth bolt';
/** What is earthed; the plate is by its bolt, and a panel of wood needs none. */
export const EARTHED = ['LED supply', 'panel', 'lever'] as const;
/** Of copper, at least: a T 2 A fuse in the inlet and a 16 A one in the house blow before it (IEC 60364-5-54 asks for no less than L and N). */
const LEAST_MM2 = 0.75;
/** The plate, in mm: the supply and 25 mm around it are covered, and air is between plate and wood. */
export const EARTH_PLATE = { width: 150, height: 130, thickness: 1.5, above: 20 } as const;

const feed = (conductor: 'L' | 'N', colour: string): MainsWire => ({
  ...{ conductor, colour, mm2: 0.75, from: 'mains inlet', to: 'LED supply' },
  ...{ ends: ['blade', 'ferrule'], lengthM: 0.3 },
});
const earth = (from: string, to: string, ends: MainsWire['ends'], lengthM: number): MainsWire => ({
  ...{ conductor: 'PE', colour: 'green-yellow', mm2: 1, from, to, ends, lengthM },
});

export const MAINS: readonly MainsWire[] = [
  feed('L', 'brown'),
  feed('N', 'blue'),
  earth('mains inlet', EARTH_BOLT, ['blade', 'ring M4'], 0.3),
  earth(EARTH_BOLT, 'LED supply', ['ring M4', 'ferrule'], 0.2),
  earth(EARTH_BOLT, 'panel', ['ring M4', 'ring M4'], 0.6),
  earth(EARTH_BOLT, 'lever', ['ring M4', 'ring M6'], 0.9),
];

/** For `reach.ts`: the bolt is on the plate below the supply, and a panel of metal has a hole for a bolt of its own. */
export const MAINS_WAYS = MAINS.map(({ conductor, from, to, lengthM }) => {
  const place = (name: string): string =>
    name === EARTH_BOLT ? 'LED supply' : name === 'panel' ? 'panel earth' : name;
  return { name: `${conductor} to ${to}`, from: place(from), to: place(to), lengthM };
});

/** All broken rules of mains and earth. */
export function mainsProblems(wires: readonly MainsWire[] = MAINS): string[] {
  const earths = wires.filter(({ conductor }) => conductor === 'PE');
  const from = (place: string): readonly string[] =>
    earths.filter((wire) => wire.from === place).map(({ to }) => to);
  return [
    ...(['L', 'N'] as const)
      .filter((conductor) => !wires.some((wire) => wire.conductor === conductor && wire.to === 'LED supply'))
      .map((conductor) => `${conductor} does not reach the LED supply`),
    ...(from('mains inlet').includes(EARTH_BOLT) ? [] : ['the earth of the inlet does not reach its bolt']),
    ...EARTHED.filter((place) => !from(EARTH_BOLT).includes(place)).map((place) => `${place} has no earth`),
    ...wires
      .filter(({ conductor, colour }) => (conductor === 'PE') !== (colour === 'green-yellow'))
      .map(({ conductor, to, colour }) => `${conductor} to ${to} is ${colour}: green-yellow is earth alone`),
    ...wires
      .filter(({ mm2 }) => mm2 < LEAST_MM2)
      .map(({ conductor, to, mm2 }) => `${conductor} to ${to} has ${mm2} mm², at least ${LEAST_MM2}`),
  ];
}

/** How many ends are of this kind. */
export const mainsEnds = (end: MainsEnd): number =>
  MAINS.flatMap(({ ends }) => ends).filter((each) => each === end).length;
