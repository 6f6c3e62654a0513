/** A link of a page leads somewhere: to a file of the repository, and to a heading of it where it names one. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ourFiles } from './imports.ts';

const PAGES = ourFiles(['*.md', '.github/**/*.md', '{src,web,hardware,firmware,test}/**/*.md']);

interface Link {
  readonly page: string;
  readonly file: string;
  readonly heading: string | undefined;
}

function linksOf(page: string, text: string): readonly Link[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].flatMap(
    ([, markdown, html]): readonly Link[] => {
      const target = markdown ?? html ?? '';
      if (/^https?:/.test(target)) return [];
      const [path = '', heading] = target.split('#');
      return [{ page, file: path === '' ? page : join(dirname(page), path), heading }];
    },
  );
}

/** As GitHub names the headings of a page. */
function headingsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const isWhole = ({ file, heading }: Link): boolean =>
  existsSync(file) && (heading === undefined || headingsOf(readFileSync(file, 'utf8')).includes(heading));

test('every link of every page leads to a file, and to a heading that it has', () => {
  const links = PAGES.flatMap((page) => linksOf(page, readFileSync(page, 'utf8')));
  expect(PAGES.length).toBeGreaterThan(15);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !isWhole(link))).toEqual([]);
});

test('a link to a missing file, and one to a missing heading, are found', () => {
  const [fine, file, heading, other] = linksOf(
    'README.md',
    '[a](LICENSE) [b](no.md) [c](README.md#no) [d](#play)',
  );
  expect([fine, file, heading, other].map((link) => link && isWhole(link))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
