import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesIn } from './literals.ts';

/** Whose words stay English wherever they are: see src/language/README.md. */
const ENGLISH_FOLDERS = [
  'src/language/',
  // The seed's own words.
  'src/commands/farkle/',
  // Answers that programs read, one JSON object a line.
  'src/commands/judge/',
  'src/commands/advise/',
  // The help of metrics, which Prometheus reads.
  'src/server/health/metrics.ts',
  // A property list, which macOS reads.
  'src/commands/service/launch-agent.ts',
];

test('people read no sentence that is not in the catalogue of languages', () => {
  const files = globSync('src/**/*.ts').map((file) => file.replaceAll('\\', '/'));
  const found = files
    .filter((file) => !ENGLISH_FOLDERS.some((folder) => file.startsWith(folder)))
    .flatMap((file) =>
      sentencesIn(readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}: ${text}`),
    );
  expect(found).toEqual([]);
});

test('a sentence is found as a literal, in a template, and where a value stands in it', () => {
  const source = [
    "const a = { help: 'roll the dice' };",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
    'const b = `${dice} dice are left`;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
    "throw new Fault('link-open', `${port} is ${state} already`);",
  ].join('\n');
  expect(sentencesIn(source)).toEqual([
    { text: 'roll the dice', line: 1 },
    { text: '# dice are left', line: 2 },
    { text: '# is # already', line: 3 },
  ]);
});

test('no sentences are: bugs, the log, SQL, addresses, types, and what is no three words', () => {
  const source = `
    throw new Error('The table is in no state.');
    log.warn({ games }, 'What was kept of them did not fit');
    const sql = 'SELECT seq FROM event WHERE seq > ?';
    const type: 'game was ended' | 'x' = 'x';
    const path = './board/firmata/packages.ts';
    const flash = 'avrdude -p atmega328p -c arduino -b 115200';
    const words = 'ROLL OR'.length;
    const header = 'text/plain; charset=utf-8';
  `;
  expect(sentencesIn(source)).toEqual([]);
});
