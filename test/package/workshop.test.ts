/** What is cut, drilled and printed: the files of the repository, as a mill, a printer of paper and a slicer see them. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FRAME, HOLDER, LEVER, leftHanded, MATRIX, PANEL, RIGHT_HANDED } from '../../hardware/panel.ts';
import { leaks, readStl, volume } from './stl.ts';

const PRINTED = readdirSync('hardware/printed');
const mesh = (name: string) => readStl(readFileSync(`hardware/printed/${name}.stl`));

test('everything that the workshop makes is fresh, to the byte', () => {
  const { status, stderr } = spawnSync(process.execPath, ['hardware/workshop/generate.ts', '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test.each(PRINTED.filter((file) => file.endsWith('.stl')))('%s is watertight, with its inside in', (file) => {
  const part = mesh(file.replace('.stl', ''));
  expect(part.triangles.length).toBeGreaterThan(100);
  expect(leaks(part)).toBe(0);
  expect(volume(part)).toBeGreaterThan(1000);
});

test('a hole in a mesh is found', () => {
  const { triangles, size } = mesh('bezel');
  expect(leaks({ triangles: triangles.slice(1), size })).toBe(3);
});

test.each([
  ['diffuser-grid', [MATRIX.board, MATRIX.board]],
  ['bezel', [HOLDER.width, HOLDER.height]],
  ['retainer', [HOLDER.width, HOLDER.height]],
  ['display-frame', [FRAME.width, FRAME.height]],
  ['lever-bracket', LEVER.bracket],
  // An Uno of 68.6 × 53.4 mm with its screws around it.
  ['board-tray', [100, 80]],
])('%s is as large as the panel says', (name, [width = 0, height = 0]) => {
  const { size } = mesh(name);
  expect(size[0]).toBeCloseTo(width, 2);
  expect(size[1]).toBeCloseTo(height, 2);
  expect(PRINTED).toContain(`${name}.3mf`);
});

/** What a zip file holds under this name. */
function unzipped(bytes: Buffer, name: string): string {
  const at = bytes.indexOf(`PK\u0003\u0004`);
  for (let entry = at; entry >= 0; entry = bytes.indexOf(`PK\u0003\u0004`, entry + 4)) {
    const length = bytes.readUInt16LE(entry + 26);
    const start = entry + 30 + length + bytes.readUInt16LE(entry + 28);
    if (bytes.toString('utf8', entry + 30, entry + 30 + length) === name)
      return inflateRawSync(bytes.subarray(start), { finishFlush: 2 }).toString('utf8');
  }
  return '';
}

test.each(PRINTED.filter((file) => file.endsWith('.3mf')))(
  '%s has as many triangles as its twin, in mm',
  (file) => {
    const model = unzipped(readFileSync(`hardware/printed/${file}`), '3D/3dmodel.model');
    expect(model).toContain('unit="millimeter"');
    expect(model.match(/<triangle /g)).toHaveLength(mesh(file.replace('.3mf', '')).triangles.length);
  },
);

test.each([
  ['panel', RIGHT_HANDED],
  ['panel-left-handed', leftHanded()],
])('%s.dxf is in millimetres and has every hole where the panel has it', (name, features) => {
  const lines = readFileSync(`hardware/${name}.dxf`, 'utf8').split('\n');
  expect(lines.slice(lines.indexOf('$INSUNITS'), lines.indexOf('$INSUNITS') + 3)).toEqual([
    '$INSUNITS',
    '70',
    '4',
  ]);
  // Codes and values take turns, and a value may look like a code.
  const value = (from: number, code: string): number =>
    Number(lines[lines.findIndex((line, at) => at > from && (at - from) % 2 === 1 && line === code) + 1]);
  const circles = lines.flatMap((line, at) =>
    line === 'CIRCLE' ? [[value(at, '10'), PANEL.height - value(at, '20'), 2 * value(at, '40')]] : [],
  );
  const holes = features.flatMap(({ cuts }) => cuts.filter(({ shape }) => shape === 'round'));
  const sorted = (list: readonly (readonly number[])[]) =>
    list.map((each) => each.map((mm) => mm.toFixed(2)).join()).sort();
  expect(sorted(circles)).toEqual(sorted(holes.map(({ x, y, width }) => [x, y, width])));
});

test.each(['drill-template', 'drill-template-left-handed'])(
  '%s.pdf covers the panel with sheets of A4',
  (name) => {
    const pdf = readFileSync(`hardware/${name}.pdf`, 'latin1');
    const sheets = [...pdf.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
      size.map(Number),
    );
    expect(sheets).toHaveLength(6);
    for (const [width = 0, height = 0] of sheets) {
      expect((width / 72) * 25.4).toBeCloseTo(297, 1);
      expect((height / 72) * 25.4).toBeCloseTo(210, 1);
    }
  },
);
