/** Reads a binary STL: what a slicer sees of a printed part. */

type Corner = readonly [x: number, y: number, z: number];

export interface Mesh {
  readonly triangles: readonly (readonly [Corner, Corner, Corner])[];
  readonly size: Corner;
}

const HEADER_BYTES = 84;
const TRIANGLE_BYTES = 50;
const NORMAL_BYTES = 12;

export function readStl(bytes: Buffer): Mesh {
  const count = bytes.readUInt32LE(HEADER_BYTES - 4);
  if (bytes.length !== HEADER_BYTES + count * TRIANGLE_BYTES) throw new Error('The STL has another length.');
  const corner = (at: number): Corner => [
    bytes.readFloatLE(at),
    bytes.readFloatLE(at + 4),
    bytes.readFloatLE(at + 8),
  ];
  const triangles = Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + index * TRIANGLE_BYTES + NORMAL_BYTES;
    return [corner(at), corner(at + 12), corner(at + 24)] as const;
  });
  const spans = [0, 1, 2].map((axis) => {
    const values = triangles.flat().map((each) => each[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  return { triangles, size: [spans[0] ?? 0, spans[1] ?? 0, spans[2] ?? 0] };
}

/** How many edges are not run along exactly twice, once in each direction: 0 when water stays in. */
export function leaks({ triangles }: Mesh): number {
  const edges = new Map<string, number>();
  for (const corners of triangles)
    for (const [index, corner] of corners.entries()) {
      const key = `${corner.join()} ${corners[(index + 1) % 3]?.join()}`;
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
  return [...edges].filter(([key, count]) => {
    const [from, to] = key.split(' ');
    return count !== 1 || edges.get(`${to} ${from}`) !== 1;
  }).length;
}

/** In cubic millimetres; negative where the inside is out. */
export function volume({ triangles }: Mesh): number {
  const sixth = ([[ax, ay, az], [bx, by, bz], [cx, cy, cz]]: readonly [Corner, Corner, Corner]): number =>
    ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  return triangles.reduce((sum, each) => sum + sixth(each), 0) / 6;
}
