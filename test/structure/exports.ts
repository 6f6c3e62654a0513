/** Reads what each file gives to others, and what of it they take: by name, from the text. */
import { dirname, join, normalize } from 'node:path';

export interface Exported {
  readonly file: string;
  readonly name: string;
  /** A type is gone when the program runs; everything else is a value. */
  readonly isType: boolean;
}

const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(const|let|function\*?|class|enum|interface|type) +(\w+)/gm;
const FROM = /\b(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'(\.[^']+)'/g;
const DYNAMIC = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** Everything that is declared in this file for others; what it only passes on is declared elsewhere. */
export function exportsOf(file: string, text: string): readonly Exported[] {
  return [...text.matchAll(DECLARED)].map(([, kind = '', name = '']) => ({
    ...{ file, name, isType: kind === 'interface' || kind === 'type' },
  }));
}

/** `file name` of everything that these files take from each other; `file *` where one takes all. */
export function takenBy(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const taken = new Set<string>();
  const passedOn = new Map<string, string[]>();
  for (const [file, text] of files) {
    // Beside a program in JavaScript stand its types.
    const at = (path: string): string =>
      normalize(join(dirname(file), path))
        .replaceAll('\\', '/')
        .replace(/\.js$/, '.d.ts');
    for (const [, path = ''] of text.matchAll(DYNAMIC)) taken.add(`${at(path)} *`);
    for (const [statement, names = '', path = ''] of text.matchAll(FROM)) {
      const from = at(path);
      if (names.startsWith('*')) taken.add(`${from} *`);
      for (const [, name = ''] of names.matchAll(/(?:type\s+)?(\w+)(?:\s+as\s+\w+)?\s*(?=[,}])/g)) {
        if (!statement.startsWith('export')) taken.add(`${from} ${name}`);
        else passedOn.set(`${file} ${name}`, [...(passedOn.get(`${file} ${name}`) ?? []), `${from} ${name}`]);
      }
    }
  }
  // What is taken from a file that passes it on is taken from where it comes from.
  const follow = (wanted: string): void => {
    for (const origin of passedOn.get(wanted) ?? []) {
      taken.add(origin);
      follow(origin);
    }
  };
  for (const wanted of [...taken]) follow(wanted);
  return taken;
}

/** Names that more than one of these files declares, with the files. */
export function sharedNames(declared: readonly Exported[]): ReadonlyMap<string, readonly string[]> {
  const files = Map.groupBy(declared, ({ name }) => name);
  return new Map(
    [...files].flatMap(([name, found]) => {
      const places = [...new Set(found.map(({ file }) => file))];
      return places.length > 1 ? [[name, places] as const] : [];
    }),
  );
}
