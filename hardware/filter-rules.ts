/** What must hold of the filter board before it is drawn: each broken rule is one sentence. */
import { CORNER, type FilterBoard, HOLES_A_SIDE, type Hole, holesBetween } from './filter-blocks.ts';
import { filterBoard, isAtBoard } from './filter-board.ts';
import { CABLES, type CableSpec } from './harness.ts';
import { FILTER_WIRES } from './harness-counts.ts';

/** As somebody counts them on the board. */
const told = ([column, row]: Hole): string => `column ${column + 1}, row ${row + 1}`;

const isInCorner = (hole: Hole): boolean =>
  hole.every((place) => place < CORNER || place >= HOLES_A_SIDE - CORNER);

function placeProblems({ parts, cuts }: FilterBoard): string[] {
  const users = [
    // Wires lie below a Nano in its sockets.
    ...parts.flatMap((part) =>
      (part.kind === 'Nano' ? part.legs.map(({ hole }) => hole) : holesBetween(part)).map((hole) => ({
        hole,
        name: part.name,
      })),
    ),
    // Below a part a strip may be cut, but not at its legs.
    ...cuts.flatMap((hole) =>
      parts.flatMap(({ name, legs }) =>
        legs.some((leg) => String(leg.hole) === String(hole)) ? [{ hole, name: `a cut at ${name}` }] : [],
      ),
    ),
  ];
  return [
    ...users.flatMap(({ hole, name }) =>
      hole.some((place) => !Number.isInteger(place) || place < 0 || place >= HOLES_A_SIDE)
        ? [`${name} leaves the board at ${told(hole)}`]
        : isInCorner(hole)
          ? [`${name} is below a screw at ${told(hole)}`]
          : [],
    ),
    ...[...Map.groupBy(users, ({ hole }) => String(hole)).values()].flatMap((list) =>
      list.length > 1 && list[0] !== undefined
        ? [`${list.map(({ name }) => name).join(' and ')} meet at ${told(list[0].hole)}`]
        : [],
    ),
  ];
}

/** Pieces of copper: a strip between two cuts, and what links join to it. */
function copperProblems({ parts, cuts }: FilterBoard): string[] {
  const piece = ([column, row]: Hole): string =>
    `${row} ${cuts.filter(([at, of]) => of === row && at < column).length}`;
  const joined = new Map<string, string>();
  const root = (of: string): string => {
    const next = joined.get(of);
    return next === undefined ? of : root(next);
  };
  for (const { kind, legs } of parts) {
    const [a, b] = legs.map(({ hole }) => root(piece(hole)));
    if (kind === 'link' && a !== undefined && b !== undefined && a !== b) joined.set(a, b);
  }
  const legs = parts.flatMap((part) =>
    part.legs.map(({ hole, net }) => ({ net, copper: root(piece(hole)) })),
  );
  return [
    ...[...Map.groupBy(legs, ({ copper }) => copper).values()].flatMap((list) => {
      const nets = [...new Set(list.map(({ net }) => net))];
      return nets.length > 1 ? [`${nets.join(' and ')} are on one strip`] : [];
    }),
    ...[...Map.groupBy(legs, ({ net }) => net)].flatMap(([net, list]) =>
      new Set(list.map(({ copper }) => copper)).size > 1 ? [`the strips of ${net} are not joined`] : [],
    ),
  ];
}

/** What a cable, or a wire to the Uno, finds no place for. */
function endProblems({ parts }: FilterBoard, cables: readonly CableSpec[]): string[] {
  const ends = parts.filter(({ kind }) => kind === 'terminal' || kind === 'socket');
  return [
    ...cables
      .filter(isAtBoard)
      .flatMap(({ name, wires }) =>
        wires.flatMap(({ net }) =>
          ends.some(
            (part) =>
              part.name.split(', ').includes(name) && part.legs.some(({ contact }) => contact === net),
          )
            ? []
            : [`${net} of ${name} ends at no terminal`],
        ),
      ),
    ...FILTER_WIRES.flatMap(({ net }) =>
      parts.some(({ kind, name }) => kind === 'wire' && name === net)
        ? []
        : [`${net} has no wire to the Uno`],
    ),
  ];
}

/** All broken rules of the filter board. */
export function filterProblems(
  board: FilterBoard = filterBoard(),
  cables: readonly CableSpec[] = CABLES,
): string[] {
  return [...placeProblems(board), ...copperProblems(board), ...endProblems(board, cables)];
}
