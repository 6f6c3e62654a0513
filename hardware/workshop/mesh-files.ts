/** A solid as files for slicers: binary STL, and 3MF, the same bytes wherever they are made. */
import { serialize as to3mf } from '@jscad/3mf-serializer';
import jscad from '@jscad/modeling';
import { serialize as toStl } from '@jscad/stl-serializer';
import { strToU8, zipSync } from 'fflate';
import { closeMesh, type Triangle, type Vertex } from './close-mesh.ts';

const { geometries } = jscad;
type Solid = ReturnType<typeof geometries.geom3.create>;

/** The package's own types give this function as a module with a default that is not there. */
const { generalize } = jscad.modifiers as unknown as {
  readonly generalize: (
    options: { readonly snap: boolean; readonly triangulate: boolean },
    solid: Solid,
  ) => Solid;
};

/** Below what a printer can do, above what sines of different processors differ by. */
const GRID_MM = 1 / 1000;

/** As triangles on the grid, without a gap. */
function printable(solid: Solid): Solid {
  const polygons = geometries.geom3.toPolygons(generalize({ snap: true, triangulate: true }, solid));
  const triangles = polygons
    .map(({ vertices }) => vertices.map(onGrid) as unknown as Triangle)
    .filter((vertices) => new Set(vertices.map((vertex) => vertex.join())).size === 3);
  return geometries.geom3.create(
    closeMesh(triangles).map((vertices) => geometries.poly3.create(vertices.map(([x, y, z]) => [x, y, z]))),
  );
}

function onGrid(vertex: readonly number[]): Vertex {
  const [x = 0, y = 0, z = 0] = vertex.map((value) => Math.round(value / GRID_MM) * GRID_MM + 0);
  return [x, y, z];
}

export function stlFile(solid: Solid): Uint8Array {
  return Buffer.concat(toStl({ binary: true }, printable(solid)).map((part) => new Uint8Array(part)));
}

const TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>
`;
const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>
`;
/** The first moment that a zip file can tell; without a zone it is the same everywhere. */
const NO_TIME = new Date('1980-01-01T00:00:00');

/** The serializer's own package has the time of day in it, so only its model is taken. */
export function threeMfFile(solid: Solid): Uint8Array {
  const [model] = to3mf({ unit: 'millimeter', metadata: false, compress: false }, printable(solid));
  return zipSync(
    {
      '[Content_Types].xml': strToU8(TYPES),
      '_rels/.rels': strToU8(RELATIONSHIPS),
      '3D/3dmodel.model': strToU8(model),
    },
    { mtime: NO_TIME },
  );
}
