/** The built pages: light enough for a phone on a bad network, and nothing that browsers of 2019 do not know. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../src/language/languages.ts';
import { NO_SCRIPT } from '../../src/language/no-script.ts';
import { inLanguage, PAGES } from '../../src/server/pages/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicetable-build-'));

beforeAll(async () => {
  // As `npm run build` makes them: for a test, Vite would name file and line of every element in the scripts.
  vi.stubEnv('NODE_ENV', 'production');
  await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: folder } });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Everything that a page asks for before it can show a score, in one of the languages. */
function partsOf(page: string, language: Language = 'en'): readonly string[] {
  const html = inLanguage(read(page), language);
  return [page, ...[...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)];
}

const kilobytes = (page: string, language: Language) =>
  partsOf(page, language)
    .map((file) => (file === page ? inLanguage(read(file), language) : read(file)))
    .reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;

test.each([
  ['index.html', 45],
  ['tv.html', 61],
  ['overlay.html', 60],
  ['cabinet.html', 60],
])('%s weighs at most %i KB gzipped, with all of its scripts and styles', (page, limit) => {
  expect(partsOf(page).length).toBeGreaterThan(2);
  for (const language of LANGUAGES) expect(kilobytes(page, language)).toBeLessThanOrEqual(limit);
});

test('where JavaScript is off, every page says in the language of its reader, and in no other, that it is needed', () => {
  for (const { file } of PAGES)
    for (const language of LANGUAGES) {
      const page = inLanguage(read(file), language);
      const said = LANGUAGES.filter((each) => page.includes(NO_SCRIPT[each]));
      expect(said, file).toEqual([language]);
    }
});

test('every page of the server is built, names what it needs in its HTML, and loads nothing from elsewhere', () => {
  for (const { file } of PAGES) {
    const parts = partsOf(file);
    const scripts = parts.filter((part) => part.endsWith('.js'));
    for (const script of scripts) {
      // A script that another one asks for would cost a round trip more.
      for (const [, from, alone] of read(script).matchAll(/from\s*"\.\/([^"]+)"|import\s*"\.\/([^"]+)"/g)) {
        expect(scripts, `${file}: ${script}`).toContain(`assets/${from ?? alone}`);
      }
    }
    for (const part of parts) expect(read(part)).not.toMatch(/https?:\/\/(?!www\.w3\.org)[a-z]/);
  }
});

test.each(LANGUAGES)(
  'a page in %s names the words of that language in its HTML, and of no other',
  (language) => {
    for (const { file } of PAGES) {
      const named = [...inLanguage(read(file), language).matchAll(/data-language="(\w+)"/g)].map(
        ([, each]) => each,
      );
      expect(new Set(named)).toEqual(new Set([language]));
    }
  },
);

test('the live pages have one style sheet each, since rules of several would count in an order that nobody chose', () => {
  for (const page of ['index.html', 'tv.html', 'overlay.html', 'cabinet.html']) {
    expect(partsOf(page).filter((part) => part.endsWith('.css'))).toHaveLength(1);
  }
});

/** By what is missing in Chrome 79 or Safari 13 (caniuse.com), and does harm there. */
const NEW_CSS = [
  /:(has|is|where)\(/,
  /\d(dvh|svh|lvh|dvw|cqw)\b/,
  /[;{](aspect-ratio|inset|translate|rotate|scale|row-gap|column-gap):/,
  /\b(clamp|color-mix|oklch|oklab)\(/,
  /@(layer|container|property|supports selector)/,
  /\((width|height)\s*[<>]/,
  /overflow:\s*clip/,
];

test('the style sheets use nothing that Chrome 79 or Safari 13 do not know', () => {
  const sheets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const css = read(`assets/${sheet}`);
    for (const pattern of NEW_CSS) expect(css.match(pattern)?.[0], `${sheet}: ${pattern}`).toBeUndefined();
    // Safari 13 has gaps in grids only.
    for (const [block] of css.matchAll(/{[^{}]*}/g)) {
      if (/[;{]gap:/.test(block)) expect(block, sheet).toMatch(/grid-gap:|display:grid/);
    }
  }
});

const NEW_JS = [
  /\.(at|replaceAll|findLast|findLastIndex|toSorted|toReversed)\(/,
  /\b(structuredClone|BigInt|ResizeObserver|BigInt64Array)\b/,
  /\?\.[a-z[(]|\?\?/i,
  /\(\?<[=!]/,
  /\bstatic\s*{/,
  /[;{\s]#[a-z]\w*\s*[=;(]/,
];
/** Without TLS there is none of these. */
const SECURE_ONLY = [
  /crypto\.(subtle|randomUUID)/,
  /serviceWorker|wakeLock|navigator\.share|navigator\.clipboard|geolocation/,
];

test('the scripts use nothing that Chrome 79 or Safari 13 do not know, and nothing that needs TLS', () => {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  for (const script of scripts) {
    const code = read(`assets/${script}`);
    for (const pattern of [...NEW_JS, ...SECURE_ONLY]) {
      expect(code.match(pattern)?.[0], `${script}: ${pattern}`).toBeUndefined();
    }
    // web/link/old-browsers.ts brings it along.
    if (code.includes('Object.hasOwn(')) expect(code).toMatch(/["'`]hasOwn["'`]in Object/);
  }
});
