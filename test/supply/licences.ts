/** Under which licences the packages are that npm installs. Pure. */

/** What stands in package-lock.json of one package. */
export interface LockedPackage {
  readonly version?: string;
  /** The package's own name, where it stands in for another. */
  readonly name?: string;
  readonly license?: string;
  /** Only who develops needs it. */
  readonly dev?: boolean;
}

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** As SPDX; undefined: it names none. */
  readonly licence: string | undefined;
  readonly dev: boolean;
  /** Undefined: it is for another platform and not installed here. */
  readonly hasText: boolean | undefined;
}

/** What is known of an installed package. */
export interface Installed {
  readonly licence: string | undefined;
  readonly hasText: boolean;
}

/** What may be taken in: MPL binds whoever changes its files, which we do not; Unlicense binds nobody. */
const TAKEN = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'Unlicense'];

/** Every package of the lock file, by name. `look` is asked for each by its folder. */
export function licensedPackages(
  packages: Readonly<Record<string, LockedPackage>>,
  look: (folder: string) => Installed | undefined,
): readonly Licensed[] {
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { name, version = '', license, dev = false }]) => {
      const found = look(folder);
      const [own = ''] = folder.split('node_modules/').slice(-1);
      const licence = license ?? found?.licence;
      return { name: name ?? own, version, licence, dev, hasText: found?.hasText };
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** One line for each licence: how many packages, and where they are few, which. */
export function licenceTable(packages: readonly Licensed[]): string {
  const kinds = new Map<string, Licensed[]>();
  for (const each of packages) {
    const kind = each.licence ?? 'none named';
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  const rows = [...kinds].sort((a, b) => b[1].length - a[1].length);
  return rows
    .map(([kind, list]) => `${kind.padEnd(20)}${`${list.length}`.padStart(4)}${few(list)}\n`)
    .join('');
}

const FEW = 14;

function few(list: readonly Licensed[]): string {
  return list.length > FEW ? '' : `  ${[...new Set(list.map(({ name }) => name))].join(', ')}`;
}

/** What has to be looked at before this is given to anybody: `notice` is the text of NOTICE. */
export function licenceProblems(packages: readonly Licensed[], notice: string): readonly string[] {
  const told = notice.split('\n').flatMap((line) => /^- ([^\s:]+):/.exec(line)?.slice(1) ?? []);
  const isTold = (name: string): boolean =>
    told.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name));
  return packages.flatMap(({ name, version, licence, hasText }) => {
    if (isTold(name)) return [];
    if (licence === undefined)
      return [`${name} ${version} names no licence, and NOTICE does not speak of it.`];
    if (!licence.split(/ OR /).some((each) => TAKEN.includes(each)))
      return [`${name} ${version} is under ${licence}, which is none that may be taken in.`];
    return hasText === false
      ? [`${name} ${version} comes without the text of its licence, and NOTICE does not speak of it.`]
      : [];
  });
}
