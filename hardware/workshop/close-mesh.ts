/** Mends what boolean operations leave: a vertex on the edge of a triangle that does not know it (a T-junction). Pure. */

export type Vertex = readonly [x: number, y: number, z: number];
export type Triangle = readonly [Vertex, Vertex, Vertex];

/** How far from an edge a vertex still lies on it, in mm. */
const NEAR_MM = 0.01;

const keyOf = (from: Vertex, to: Vertex): string => `${from.join()}|${to.join()}`;

const edgesOf = ([a, b, c]: Triangle): readonly (readonly [Vertex, Vertex, Vertex])[] => [
  [a, b, c],
  [b, c, a],
  [c, a, b],
];

/** Edges that no neighbour runs along the other way. */
function openEdges(triangles: readonly Triangle[]): ReadonlySet<string> {
  const all = new Set(triangles.flatMap((each) => edgesOf(each).map(([from, to]) => keyOf(from, to))));
  const pairs = triangles.flatMap((each) =>
    edgesOf(each).map(([from, to]) => [keyOf(from, to), keyOf(to, from)]),
  );
  return new Set(pairs.flatMap(([key = '', back = '']) => (all.has(back) ? [] : [key])));
}

/** Whether a vertex lies on an edge, between its ends. */
function isBetween(vertex: Vertex, from: Vertex, to: Vertex): boolean {
  const along = to.map((value, axis) => value - (from[axis] ?? 0));
  const away = vertex.map((value, axis) => value - (from[axis] ?? 0));
  const length = Math.hypot(...along);
  const part = along.reduce((sum, value, axis) => sum + value * (away[axis] ?? 0), 0) / length ** 2;
  const beside = Math.hypot(...away.map((value, axis) => value - part * (along[axis] ?? 0)));
  return part > 0 && part < 1 && beside < NEAR_MM;
}

/** Splits triangles at the vertices that lie on their open edges, until no edge is open that way. */
export function closeMesh(triangles: readonly Triangle[]): readonly Triangle[] {
  const open = openEdges(triangles);
  if (open.size === 0) return triangles;
  const ends = triangles.flatMap((each) =>
    edgesOf(each).flatMap(([from, to]) => (open.has(keyOf(from, to)) ? [from, to] : [])),
  );
  const corners = [...new Map(ends.map((vertex) => [vertex.join(), vertex])).values()];
  let isSplit = false;
  const split = triangles.flatMap((triangle): readonly Triangle[] => {
    for (const [from, to, across] of edgesOf(triangle)) {
      if (!open.has(keyOf(from, to))) continue;
      const vertex = corners.find(
        (corner) => !triangle.some((each) => each.join() === corner.join()) && isBetween(corner, from, to),
      );
      if (vertex === undefined) continue;
      isSplit = true;
      return [
        [from, vertex, across],
        [vertex, to, across],
      ];
    }
    return [triangle];
  });
  return isSplit ? closeMesh(split) : triangles;
}
