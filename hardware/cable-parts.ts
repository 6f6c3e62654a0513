/** What the cables of the harness are made of, counted from it. */
import { CABLES } from './harness.ts';
import { endsOf, FILTER_WIRES } from './harness-counts.ts';
import { MAINS } from './mains.ts';
import { type BoughtPart, pieces, unchecked } from './part.ts';
import { GAUGES, type Gauge } from './wire.ts';

/** For bends, ends and one mistake. */
const SLACK = 1.2;
const COLOURS_OF_GAUGE = new Map<Gauge, number>([
  [16, 3057],
  [18, 3055],
  [22, 3051],
  [24, 3050],
]);

export function wireParts(): readonly BoughtPart[] {
  return [...COLOURS_OF_GAUGE].map(([gauge, number]) => {
    const wires = CABLES.filter(({ kind }) => kind !== 'USB')
      .flatMap(({ count, lengthM, wires: all }) =>
        all
          .filter((wire) => wire.gauge === gauge)
          .map(({ colour }) => ({ colour, metres: count * lengthM * SLACK })),
      )
      .concat(
        FILTER_WIRES.filter((wire) => wire.gauge === gauge).map(({ colour, lengthM }) => ({
          ...{ colour, metres: lengthM * SLACK },
        })),
      );
    const sum = (list: typeof wires): number => list.reduce((total, { metres }) => total + metres, 0);
    const colours = [...Map.groupBy(wires, ({ colour }) => colour)].map(
      ([colour, list]) => `${colour} ${Math.round(sum(list) * 10) / 10} m`,
    );
    return {
      reference: `W${gauge}`,
      what: `stranded wire AWG ${gauge} (${GAUGES[gauge].mm2} mm²): ${colours.join(', ')}`,
      must: 'tinned copper, PVC, 300 V, UL 1007',
      numbers: [`Alpha Wire ${number}`, 'any of UL 1007'],
      priceEur: [0.2, 1] as const,
      unit: 'm' as const,
      quantity: () => Math.ceil(sum(wires)),
    };
  });
}

/** How many receptacles the inputs have that this is true of. */
const pushedOn = (isIt: (input: string) => boolean): number =>
  CABLES.filter(({ kind, to }) => kind === 'button' && isIt(to)).reduce(
    (sum, { ends, wires: all }) => sum + ends.filter((end) => end === 'receptacle').length * all.length,
    0,
  );

/** A header and a housing at each small end, and a contact for each wire; for thicker wires what is crimped or screwed. */
export function connectorParts(): readonly BoughtPart[] {
  const small = endsOf('JST-XH');
  const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
  const screwed = CABLES.filter(({ from, to }) => [from, to].includes('board')).flatMap(
    ({ ends, wires: all, from }) => (ends[from === 'board' ? 0 : 1] === 'screw terminal' ? [all.length] : []),
  );
  const ferrules = [
    ...CABLES.flatMap(({ count, ends, wires: all }) =>
      ends
        .filter((end) => end === 'screw terminal')
        .flatMap(() => all.flatMap(({ gauge }) => Array.from({ length: count }, () => GAUGES[gauge].mm2))),
    ),
    ...FILTER_WIRES.map(({ gauge }) => GAUGES[gauge].mm2),
    ...MAINS.flatMap(({ ends, mm2 }) => ends.filter((end) => end === 'ferrule').map(() => mm2)),
  ];
  const ferruleGauges = [...Map.groupBy(ferrules, (mm2) => mm2)].map(
    ([mm2, list]) => `${list.length} for ${mm2} mm²`,
  );
  const rest = { must: '2.5 mm pitch, AWG 22 to 28, 3 A', priceEur: [0.05, 0.3] as const };
  return [
    ...[...new Set(small)]
      .sort((a, b) => a - b)
      .map((ways) =>
        pieces(small.filter((each) => each === ways).length, {
          ...{ reference: `J${ways}`, what: `plug of ${ways} ways and its socket`, ...rest },
          numbers: [`JST XHP-${ways} with JST B${ways}B-XH-A`],
        }),
      ),
    pieces(Math.ceil(sum(small) * SLACK), {
      ...{ reference: 'JC', what: 'crimp contact for the plugs', ...rest },
      numbers: ['JST SXH-001T-P0.6'],
    }),
    ...(
      [
        ['JR2', '2.8 mm', 'buttons', pushedOn((input) => input !== 'lever'), unchecked('TE 2-520080-2')],
        ['JR4', '4.8 mm', 'the switch of the lever', pushedOn((input) => input === 'lever'), 'TE 2-520181-2'],
      ] as const
    ).map(([reference, blade, where, count, number]) =>
      pieces(Math.ceil(count * SLACK), {
        ...{
          reference,
          what: `receptacle ${blade} with sleeve, for the blades of ${where}: ${count}, and spares`,
        },
        must: 'AWG 22 to 18: the stripped end of AWG 24 is folded double; measure your blades first',
        ...{ numbers: [number], priceEur: [0.05, 0.3] },
      }),
    ),
    pieces(Math.ceil(CABLES.filter(({ fuseMa }) => fuseMa !== undefined).length * SLACK), {
      ...{ reference: 'JB', what: 'butt splice, from the lead of each fuse holder to its wire' },
      must: 'insulated, AWG 22 to 16',
      ...{ numbers: ['any with a UL mark'], priceEur: [0.05, 0.4] },
    }),
    pieces(Math.ceil(sum(endsOf('ring terminal')) * SLACK), {
      ...{ reference: 'JG', what: 'ring terminal M4, for the bus bars', must: 'AWG 16 to 22, insulated' },
      ...{ numbers: [unchecked('TE 34148')], priceEur: [0.05, 0.4] },
    }),
    pieces(Math.ceil(ferrules.length * SLACK), {
      ...{ reference: 'JF', what: `ferrule with collar: ${ferruleGauges.join(', ')}, and spares` },
      ...{ must: 'as thick as its wire', numbers: ['any to DIN 46228-4'], priceEur: [0.02, 0.1] },
    }),
    pieces(Math.ceil(sum(screwed) / 2), {
      ...{ reference: 'JT', what: 'screw terminal of two ways, on the filter board' },
      must: '5.08 mm pitch, AWG 14 to 24, 10 A',
      ...{ numbers: ['Phoenix Contact 1729128', 'Würth 691213510002'], priceEur: [0.3, 1.2] },
    }),
  ];
}
