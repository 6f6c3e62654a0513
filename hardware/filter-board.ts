/** Where everything sits on the stripboard of the filters, made from the cables that end there. */
import {
  AT,
  buzzerBlock,
  displayBlock,
  FIVE,
  type FilterBoard,
  type FilterPart,
  GROUND,
  type Hole,
  holesBetween,
  LAST_HOLE,
  laneBlock,
  RAIL_ROW,
  type Side,
  terminalBlock,
  twoLegs,
} from './filter-blocks.ts';
import { CABLES, type CableSpec } from './harness.ts';

const LINKS = [14, 13, 12] as const;
/** Above the Nano strips run through from one half to the other, and links stand in the middle. */
const MIDDLE_LINKS = [18, 20, 17, 21] as const;
const NANO = { top: 22, left: 16, right: 22, cuts: [15, 19, 23] } as const;
/** Its USB plug is at the lower edge. */
const NANO_LEFT = 'TX1 RX0 RST GND D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12'.split(' ');
const NANO_RIGHT = 'VIN GND RST 5V A7 A6 A5 A4 A3 A2 A1 A0 REF 3V3 D13'.split(' ');

/** Rows from one terminal to the next: two ways of 5.08 mm. */
const BLOCK = 4;
const FIRST = 4;
const LEFT_TERMINALS = 6;
const LEFT: Side = (column) => column;
const RIGHT: Side = (column) => LAST_HOLE - column;

export const isAtBoard = ({ from, to, kind }: CableSpec): boolean =>
  kind !== 'USB' && [from, to].includes('board');

/** A Nano's sockets; a hole beside each pin for its wire, which an Uno has at its shield. */
function nano(): FilterBoard {
  const row = (index: number): number => NANO.top + index;
  const legs = [NANO_LEFT, NANO_RIGHT].flatMap((names, side) =>
    names.map((name, index) => ({
      hole: [side === 0 ? NANO.left : NANO.right, row(index)] as const,
      net: `Nano ${side} ${name}`,
      contact: name,
    })),
  );
  return {
    parts: [{ kind: 'Nano', name: 'Nano', legs }],
    cuts: NANO_LEFT.flatMap((_, index) => NANO.cuts.map((column): Hole => [column, row(index)])),
  };
}

/** Bare wires that make one net of the rows of a rail, each in the first column that is free all the way. */
function linked(board: FilterBoard, side: Side): FilterPart[] {
  const taken = new Set(
    board.parts.flatMap((part) => (part.kind === 'Nano' ? [] : holesBetween(part))).map(String),
  );
  return [FIVE, GROUND].flatMap((net) => {
    const legs = board.parts.filter(({ kind }) => kind !== 'link').flatMap(({ legs: all }) => all);
    const rows = [
      ...new Set(
        legs
          .filter(({ hole, net: of }) => of === net && (hole[1] < NANO.top || side(hole[0]) < NANO.cuts[0]))
          .map(({ hole }) => hole[1]),
      ),
    ].sort((a, b) => a - b);
    return rows.slice(1).flatMap((row, index): FilterPart[] => {
      const above = rows[index] ?? 0;
      const isThrough = row < NANO.top;
      if (isThrough && side === RIGHT) return [];
      const way = (column: number) => twoLegs('link', net, [[column, above], net], [[column, row], net]);
      const columns = isThrough ? MIDDLE_LINKS : LINKS.map(side);
      const column = columns.find((each) =>
        holesBetween(way(each)).every((hole) => !taken.has(String(hole))),
      );
      if (column === undefined) return [];
      for (const hole of holesBetween(way(column))) taken.add(String(hole));
      return [way(column)];
    });
  });
}

export function filterBoard(cables: readonly CableSpec[] = CABLES): FilterBoard {
  const here = cables.filter(isAtBoard);
  const of = (kind: string): readonly CableSpec[] => here.filter((cable) => cable.kind === kind);
  const [join] = of('ground join');
  const buttons = of('button');
  const first = buttons.slice(0, LEFT_TERMINALS - 1);
  const after = FIRST + BLOCK * LEFT_TERMINALS;
  const right = buttons.slice(LEFT_TERMINALS - 1);
  const display = FIRST + BLOCK * right.length;
  const [lane1, lane2, ...lanes] = of('lane data');
  const groups: readonly FilterBoard[] = [
    ...first.map((cable, index) => terminalBlock(LEFT, FIRST + BLOCK * index, cable, undefined)),
    ...of('rail sense').map((cable) => terminalBlock(LEFT, after - BLOCK, cable, join)),
    ...right.map((cable, index) => terminalBlock(RIGHT, FIRST + BLOCK * index, cable, undefined)),
    ...[lane1, lane2].flatMap((cable, index) =>
      cable ? [laneBlock(LEFT, after + BLOCK * index, cable)] : [],
    ),
    displayBlock(RIGHT, display, of('display')),
    ...lanes.map((cable, index) => laneBlock(RIGHT, display + BLOCK + 2 + BLOCK * index, cable)),
    ...of('buzzer').map((cable) => buzzerBlock(RIGHT, display + BLOCK * 2 + 2, cable)),
    nano(),
    {
      parts: [
        { kind: 'wire', name: FIVE, legs: [{ hole: [AT.supply, FIRST + RAIL_ROW], net: FIVE }] },
        { kind: 'wire', name: GROUND, legs: [{ hole: [AT.supply, FIRST + 2], net: GROUND }] },
      ],
      // Where both halves have a strip of a pin in the same row.
      cuts: Array.from(
        { length: Math.ceil((NANO.top - FIRST) / BLOCK) },
        (_, index): Hole => [LAST_HOLE / 2, FIRST + BLOCK * index],
      ),
    },
  ];
  const board = { parts: groups.flatMap(({ parts }) => parts), cuts: groups.flatMap(({ cuts }) => cuts) };
  const left = linked(board, LEFT);
  const links = [...left, ...linked({ ...board, parts: [...board.parts, ...left] }, RIGHT)];
  return { parts: [...board.parts, ...links], cuts: board.cuts };
}

/** The bare wires that are drawn, with 10 mm to hold at both ends. */
const linkLengths = filterBoard()
  .parts.filter(({ kind }) => kind === 'link')
  .map(({ legs: [a, b] }) => 20 + 2.54 * Math.abs((a?.hole[1] ?? 0) - (b?.hole[1] ?? 0)));
export const LINK_WIRES = {
  count: linkLengths.length,
  metres: Math.ceil(linkLengths.reduce((sum, mm) => sum + mm, 0) / 1000),
} as const;
