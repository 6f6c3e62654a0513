/**
 * Writes everything that is made from the tables: the headers in `firmware/gen/`, and the pages and lists in `hardware/`.
 * `node hardware/generate.ts` writes, `--check` only names the stale files and exits with 1.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bomCsv, bomPage } from './bom-page.ts';
import { bringupPage } from './bringup-page.ts';
import { BUILD_STEPS } from './build.ts';
import { buildPage } from './build-page.ts';
import { cHeaders, hashHeader } from './c-headers.ts';
import { lengthProblems } from './cable-limits.ts';
import { baseProblems, TILT_DEGREES, wallProblems } from './case.ts';
import { hardwareProblems } from './check.ts';
import { ATMEGA328P } from './chips/atmega328p.ts';
import { coinProblems } from './coin-rules.ts';
import { desktopProblems } from './desktop-supply.ts';
import { assemblySheet } from './drawing/assembly-sheet.ts';
import { coinSheet } from './drawing/coin-sheet.ts';
import { filterSheet } from './drawing/filter-sheet.ts';
import { harnessSheet } from './drawing/harness-sheet.ts';
import { leverSheet } from './drawing/lever-sheet.ts';
import { panelSheet } from './drawing/panel-sheet.ts';
import { pixelSheet } from './drawing/pixel-sheet.ts';
import { schematic } from './drawing/schematic.ts';
import { wallSheet } from './drawing/wall-sheet.ts';
import { useProblems } from './fasteners.ts';
import { filterProblems } from './filter-rules.ts';
import { CABLES } from './harness.ts';
import { FILTER_WIRES } from './harness-counts.ts';
import { leverProblems } from './lever.ts';
import { MAINS_WAYS, mainsProblems } from './mains.ts';
import { leftHanded, RIGHT_HANDED } from './panel.ts';
import { panelProblems } from './panel-rules.ts';
import { BUY } from './parts.ts';
import { powerPage } from './power-page.ts';
import { protocolPage } from './protocol-page.ts';
import { filterWireProblems, reachProblems } from './reach.ts';
import { electricProblems } from './rules.ts';
import { sourcesSha256 } from './sources.ts';
import { wiringPage } from './wiring-page.ts';

const ROOT = join(import.meta.dirname, '..');

/** Path below the repository to contents, of every generated file. */
export function generatedFiles(root = ROOT): Readonly<Record<string, string>> {
  const headers = Object.fromEntries(
    Object.entries(cHeaders(ATMEGA328P)).map(([name, text]) => [`gen/${name}`, text]),
  );
  const sum = sourcesSha256(join(root, 'firmware'), headers);
  const firmware = { ...headers, 'gen/hash.h': hashHeader(sum) };
  return {
    ...Object.fromEntries(Object.entries(firmware).map(([name, text]) => [`firmware/${name}`, text])),
    'hardware/BOM.csv': bomCsv(),
    'hardware/BOM.md': bomPage(),
    'hardware/BRINGUP.md': bringupPage(),
    'hardware/BUILD.md': buildPage(ATMEGA328P),
    'hardware/POWER.md': powerPage(),
    'hardware/WIRING.md': wiringPage(ATMEGA328P),
    'hardware/PROTOCOL.md': protocolPage(),
    'hardware/wiring.svg': harnessSheet(ATMEGA328P.pins),
    'hardware/coin-door.svg': coinSheet(),
    'hardware/filter-board.svg': filterSheet(),
    'hardware/schematic.svg': schematic(ATMEGA328P),
    'hardware/pixels.svg': pixelSheet(),
    'hardware/assembly.svg': assemblySheet(),
    'hardware/lever.svg': leverSheet(),
    'hardware/walls.svg': wallSheet(),
    'hardware/panel.svg': panelSheet(RIGHT_HANDED, 'panel'),
    'hardware/panel-left-handed.svg': panelSheet(leftHanded(), 'panel, left-handed'),
  };
}

function textOfFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}

/** The generated files that are missing or differ from what the tables say now. */
export function staleFiles(root = ROOT): string[] {
  return Object.entries(generatedFiles(root))
    .filter(([path, text]) => textOfFile(join(root, path)) !== text)
    .map(([path]) => path);
}

function write(root = ROOT): void {
  for (const [path, text] of Object.entries(generatedFiles(root))) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    if (textOfFile(file) !== text) writeFileSync(file, text);
  }
}

function main(options: readonly string[]): number {
  const unknown = options.filter((option) => option !== '--check');
  if (unknown.length > 0) {
    console.error(`Unknown option ${unknown.join(' ')}. Usage: node hardware/generate.ts [--check]`);
    return 2;
  }
  const problems = [
    ...hardwareProblems(),
    ...electricProblems(),
    ...desktopProblems(),
    ...coinProblems(),
    ...lengthProblems(),
    ...filterProblems(),
    ...panelProblems(),
    ...panelProblems(leftHanded()),
    ...leverProblems(TILT_DEGREES),
    ...mainsProblems(),
    ...baseProblems(),
    ...wallProblems(),
    ...useProblems(
      BUILD_STEPS.map(({ title }) => title),
      BUY,
    ),
    ...reachProblems([...CABLES, ...MAINS_WAYS]),
    ...filterWireProblems(FILTER_WIRES),
  ];
  for (const problem of problems) console.error(`hardware: ${problem}`);
  if (problems.length > 0) return 1;
  if (!options.includes('--check')) {
    write();
    return 0;
  }
  const stale = staleFiles();
  for (const path of stale) console.error(`${path} is stale: run "npm run generate" and "npm run firmware".`);
  return stale.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
