/** What the command line says of best play. */
import { expect, test } from 'vitest';
import { speechIn } from '../../src/commands/speech.ts';
import { reportOnStrategy } from '../../src/commands/strategy/report.ts';
import { jsonOfReport, textOfReport } from '../../src/commands/strategy/text.ts';
import { FARKLE, PLAIN, TRIPLE } from '../../src/game/index.ts';
import { freshFolder, run } from './dicetable.ts';

const ENGLISH = speechIn('en');

test('the report of a rule set has the figures of best play, for programs and for people', () => {
  const report = reportOnStrategy(PLAIN, freshFolder());
  expect(report).toMatchObject({ rules: 'yahtzee-plain', value: 245.8707745141, states: 239_742 });
  expect(report).toMatchObject({ percentiles: { 50: expect.any(Number) }, boxes: { chance: { zero: 0 } } });
  const text = textOfReport(report, PLAIN, ENGLISH).split('\n');
  expect(text[0]).toBe('Classic Yahtzee under best play');
  expect(text[1]).toMatch(/^points +245\.8708$/);
  expect(text[2]).toMatch(/^deviation +39\.8201$/);
  expect(text.find((line) => line.startsWith('Chance'))).toMatch(/ 0\.00 %$/);
  expect(textOfReport(report, PLAIN, speechIn('de'))).toMatch(/\nKleine Straße +[\d,]+/);
});

test('of Farkle it tells one turn', () => {
  const report = reportOnStrategy(FARKLE, freshFolder());
  expect(report).toMatchObject({ rules: 'farkle', value: 470.1855317426, farkle: 0.2029111026 });
  expect(textOfReport(report, FARKLE, ENGLISH)).toMatch(
    /^One turn of Farkle under best play\npoints +470\.1855\n/,
  );
  expect(textOfReport(report, FARKLE, speechIn('de'))).toMatch(
    /^Ein Zug von Farkle, bestmöglich gespielt\nPunkte +470,1855\n/,
  );
});

test('of a set that is too large it says why, and what is offered instead', () => {
  const report = reportOnStrategy(TRIPLE, freshFolder());
  expect(JSON.parse(jsonOfReport(report))).toEqual({
    error: expect.stringMatching(/3 columns.*simulate --rules triple-yahtzee/),
  });
  expect(textOfReport(report, TRIPLE, speechIn('de'))).toContain('die Karte hat 3 Spalten');
  expect(textOfReport(report, TRIPLE, ENGLISH)).toContain('3 columns');
});

test('the command prints one JSON object, and explains an unknown rule set', async () => {
  const { code, stdout } = await run(['strategy', '--rules', 'farkle', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ rules: 'farkle', value: 470.1855317426 });
  const wrong = await run(['strategy', '--rules', 'yahtze']);
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('did you mean yahtzee');
});
