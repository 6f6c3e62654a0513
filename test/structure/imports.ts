/** Reads which files import which, as text: type imports count too, since they couple just as well. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Path of every source file of ours → what it imports: our own files as paths, everything else as written. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

export function importsOf(file: string, text: string): readonly string[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const wanted = match[1] ?? match[2] ?? match[3] ?? '';
    return wanted.startsWith('.') ? normalize(join(dirname(file), wanted)).replaceAll('\\', '/') : wanted;
  });
}

export function readImports(patterns: readonly string[]): Imports {
  const files = ourFiles(patterns);
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));
}

/** With forward slashes, in order, and without the packages that a folder has of its own. */
export function ourFiles(patterns: readonly string[]): readonly string[] {
  const files = globSync([...patterns], { exclude: ['**/node_modules'] });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}

/** Every import cycle once, as the list of its files. */
export function cyclesOf(imports: Imports): readonly string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      cycles.push(path.slice(at));
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of imports.get(file) ?? []) if (imports.has(next)) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return cycles;
}
