/**
 * What sits together on the stripboard of the filters: the parts of one cable. Holes count from 0, from the left and from
 * the top, as seen from the side of the parts; strips run from left to right below them.
 */
import type { CableSpec } from './harness.ts';

/** 100 mm of 2.54 mm (BOM.md, B1). */
export const HOLES_A_SIDE = 39;
export const LAST_HOLE = HOLES_A_SIDE - 1;
/** Square corners for the screws, in holes. */
export const CORNER = 3;

export type Hole = readonly [column: number, row: number];

export interface FilterPart {
  readonly kind: 'terminal' | 'socket' | 'resistor' | 'capacitor' | 'link' | 'wire' | 'Nano';
  /** Of terminals and sockets their cable, of others the reference in BOM.md, of wires and the Nano pins of the board. */
  readonly name: string;
  readonly legs: readonly { readonly hole: Hole; readonly net: string; readonly contact?: string }[];
}

export interface FilterBoard {
  readonly parts: readonly FilterPart[];
  readonly cuts: readonly Hole[];
}

/** Columns of the left half; the right one is its mirror. Its own wires are soldered beside the parts they belong to. */
export const AT = {
  terminal: 2,
  buzzer: 3,
  socket: 6,
  outer: 5,
  cut: 6,
  inner: 8,
  ceramic: 9,
  wire: 10,
  pullUp: 11,
  supply: 14,
} as const;
export const FIVE = '5V-BOARD';
export const GROUND = 'GND-BOARD';

/** From a pin's strip to the rail of its resistor, which lies flat on 7.62 mm. */
export const RAIL_ROW = 3;

/** From a column of the left half to the one it is. */
export type Side = (column: number) => number;
export const holesBetween = ({ legs }: FilterPart): readonly Hole[] => {
  const [columns, rows] = [legs.map(({ hole }) => hole[0]), legs.map(({ hole }) => hole[1])];
  const [left, right, top, bottom] = [
    Math.min(...columns),
    Math.max(...columns),
    Math.min(...rows),
    Math.max(...rows),
  ];
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, across): Hole => [left + across, top + down]),
  ).flat();
};

/** Of a strip before the resistor in its wire. */
const outside = (net: string): string => `${net}, outside`;

/** What a contact is at, by the cable's wire. */
function contactNet({ name }: CableSpec, net: string, isOpen: boolean | undefined): string {
  return isOpen ? `${name}, open` : net;
}

export function twoLegs(
  kind: FilterPart['kind'],
  name: string,
  a: readonly [Hole, string],
  b: readonly [Hole, string],
): FilterPart {
  return { kind, name, legs: [a, b].map(([hole, net]) => ({ hole, net })) };
}

/** A terminal with its filter, in four rows: what comes in, a row left free, ground, and the rail of its resistor. */
export function terminalBlock(
  side: Side,
  row: number,
  cable: CableSpec,
  second: CableSpec | undefined,
): FilterBoard {
  const net = cable.wires[0]?.net ?? '';
  const rail = second === undefined ? FIVE : GROUND;
  const [series, toRail, ceramic] = second === undefined ? ['R3', 'R4', 'C1'] : ['R2', 'R2', 'C2'];
  const at = (column: number, down = 0): Hole => [side(column), row + down];
  return {
    cuts: [at(AT.cut)],
    parts: [
      {
        kind: 'terminal',
        name: second === undefined ? cable.name : `${cable.name}, ${second.name}`,
        legs: [
          { hole: at(AT.terminal), net: outside(net), contact: net },
          { hole: at(AT.terminal, 2), net: GROUND, contact: GROUND },
        ],
      },
      twoLegs('resistor', series, [at(AT.outer), outside(net)], [at(AT.inner), net]),
      twoLegs('capacitor', ceramic, [at(AT.ceramic), net], [at(AT.ceramic, 2), GROUND]),
      twoLegs('resistor', toRail, [at(AT.pullUp), net], [at(AT.pullUp, RAIL_ROW), rail]),
      { kind: 'wire', name: net, legs: [{ hole: at(AT.wire), net }] },
    ],
  };
}

/** A contact in each row, from this one down. */
function socket(side: Side, column: number, row: number, cable: CableSpec): FilterPart {
  return {
    kind: 'socket',
    name: cable.name,
    legs: cable.wires.map(({ net, isOpenAtStart }, index) => ({
      hole: [side(column), row + index],
      net: cable.kind === 'buzzer' && index === 0 ? outside(net) : contactNet(cable, net, isOpenAtStart),
      contact: net,
    })),
  };
}

export function laneBlock(side: Side, row: number, cable: CableSpec): FilterBoard {
  const net = cable.wires[0]?.net ?? '';
  const at = (column: number, down = 0): Hole => [side(column), row + down];
  return {
    cuts: [],
    parts: [
      socket(side, AT.socket, row, cable),
      twoLegs('resistor', 'R2', [at(AT.pullUp), net], [at(AT.pullUp, RAIL_ROW), GROUND]),
      { kind: 'wire', name: net, legs: [{ hole: at(AT.wire), net }] },
    ],
  };
}

export function buzzerBlock(side: Side, row: number, cable: CableSpec): FilterBoard {
  const net = cable.wires[0]?.net ?? '';
  return {
    cuts: [[side(AT.cut), row]],
    parts: [
      socket(side, AT.buzzer, row, cable),
      twoLegs('resistor', 'R1', [[side(AT.outer), row], outside(net)], [[side(AT.inner), row], net]),
      { kind: 'wire', name: net, legs: [{ hole: [side(AT.wire), row], net }] },
    ],
  };
}

/** Both sockets on the same strips, and a resistor from each wire of the bus to the 5 V three rows above. */
export function displayBlock(side: Side, row: number, cables: readonly CableSpec[]): FilterBoard {
  const bus = ['sda', 'scl'].map((net, index) => ({
    net,
    row: row + 2 + index,
    column: [AT.ceramic, AT.pullUp][index] ?? 0,
  }));
  return {
    cuts: [],
    parts: [
      ...cables.map((cable, index) => socket(side, [AT.terminal, AT.socket][index] ?? 0, row, cable)),
      ...bus.map(({ net, row: of, column }) =>
        twoLegs('resistor', 'R5', [[side(column), of], net], [[side(column), of - RAIL_ROW], FIVE]),
      ),
      ...bus.map(
        ({ net, row: of }): FilterPart => ({
          kind: 'wire',
          name: net,
          legs: [{ hole: [side(AT.wire), of], net }],
        }),
      ),
    ],
  };
}
