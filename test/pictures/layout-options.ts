/** What `npm run layouts` is asked for on its command line. Pure. */
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../../src/language/languages.ts';
import { PAGES } from '../../src/server/pages/pages.ts';
import { ALL_SIZES } from './layout-sizes.ts';

/** Pages that follow a game, each of which is shown every moment. */
export const LIVE = [
  '/',
  '/cabinet',
  '/tv',
  '/tv?dice=clear',
  '/overlay',
  '/overlay?layout=lower&odds=1',
  '/overlay?layout=wide',
];

const SIZES = ALL_SIZES.map((size) => size.join('x'));

export const USAGE = `Usage: npm run layouts -- [FOLDER [PAGE …]] [--language LANGUAGE] [--size SIZE] [--pages BUILT]

Looks at every page at every size, tells what is cut off or written over something else, and keeps the pictures.

  FOLDER      where the pictures go; layouts, unless it is named
  PAGE        only this one: /tv, /operator, or a moment or part of it: "/tv twelve"
  LANGUAGE    only this one: ${LANGUAGES.join(', ')}
  SIZE        only this one: ${SIZES.join(', ')}
  BUILT       the built pages, such as dist/web; else they are built anew`;

export interface LayoutOptions {
  readonly help: boolean;
  readonly folder: string;
  readonly only: readonly string[];
  readonly languages: readonly Language[];
  readonly size: string | undefined;
  readonly pages: string | undefined;
}

/** Throws with a sentence where something makes no sense. */
export function layoutOptions(args: readonly string[]): LayoutOptions {
  const one = { type: 'string' } as const;
  const options = {
    help: { type: 'boolean', default: false },
    language: one,
    size: one,
    pages: one,
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { help, language, size, pages } = values;
  const [folder = 'layouts', ...only] = positionals;
  const [begin = ''] = folder.split(/[ ?]/);
  if (PAGES.some(({ path }) => path.replace(/\/:.*/, '') === begin))
    throw new Error(`"${folder}" is a page. The folder for the pictures comes first: layouts "${folder}".`);
  const languages = LANGUAGES.filter((each) => each === (language ?? each));
  if (languages.length === 0)
    throw new Error(`There is no language "${language}". There are ${LANGUAGES.join(', ')}.`);
  if (size !== undefined && !SIZES.includes(size))
    throw new Error(`No page is looked at in the size "${size}". There are ${SIZES.join(', ')}.`);
  return { help, folder, only, languages, size, pages };
}

/** `name`: a page and, after a blank, a moment or part of it. */
export function isWanted({ only }: Pick<LayoutOptions, 'only'>, name: string): boolean {
  return only.length === 0 || only.some((page) => name === page || name.split(' ')[0] === page);
}

/** Throws for a page that was asked for and is none of these; what stands after a blank is told of that page alone. */
export function checkPages({ only }: Pick<LayoutOptions, 'only'>, names: readonly string[]): void {
  for (const page of only) {
    if (names.some((name) => isWanted({ only: [page] }, name))) continue;
    const [path = ''] = page.split(' ');
    const parts = names.filter((name) => name.startsWith(`${path} `));
    const pages = [...new Set(names.map((name) => name.split(' ')[0]))];
    throw new Error(
      parts.length > 0
        ? `There is no "${page}". Of ${path} there are ${parts.map((name) => `"${name}"`).join(', ')}.`
        : `There is no page "${page}". There are ${pages.join(', ')}.`,
    );
  }
}
