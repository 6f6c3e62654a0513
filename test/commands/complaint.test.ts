/** What Commander and the YAML package say, for whoever reads German. */
import { expect, test } from 'vitest';
import { complaintIn } from '../../src/commands/complaint.ts';
import { speechIn } from '../../src/commands/speech.ts';
import { readCabinetText } from '../../src/config/cabinet-text.ts';
import { run } from './dicetable.ts';

const GERMAN = speechIn('de');

test('a word that is none of the choices is refused in German, and so is the reason', () => {
  const text =
    "error: option '--player <kind>' argument 'x' is invalid. Allowed choices are greedy, perfect, random.\n";
  const told = complaintIn(GERMAN, text);
  expect(told).toContain('Möglich sind greedy, perfect, random.');
  expect(told).not.toMatch(/Allowed|invalid/);
});

test('broken YAML for which we have no words is told by its kind; English has the whole sentence', () => {
  const [problem] = readCabinetText('calm: "\\q"\n').syntax;
  const why = problem?.why ?? '';
  expect(GERMAN.told(why)).toMatch(/^kein gültiges YAML \([A-Z_]+\)$/);
  expect(speechIn('en').told(why)).toMatch(/^Invalid escape sequence/);
});

test('help has German words where values stand', async () => {
  const { stdout } = await run(['simulate', '--language', 'de', '--help']);
  expect(stdout).toContain('--games <Zahl>');
  expect(stdout).toContain('--player <Art>');
  expect(stdout).not.toMatch(/<(file|kind|number)>/);
  const all = await run(['--help', '--language', 'de']);
  expect(all.stdout).toContain('verify [Optionen] <Spiel>');
  expect(all.stdout).not.toMatch(/\[(options|file|id)\]/);
});
