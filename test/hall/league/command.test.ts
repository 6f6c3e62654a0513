/** What `dicetable league` does and prints, with the real PostgreSQL. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LeagueAsked, LeagueDeed } from '../../../src/commands/league/asked.ts';
import { leagueDeed } from '../../../src/commands/league/deeds.ts';
import { speechIn } from '../../../src/commands/speech.ts';
import { RULE_SETS } from '../../../src/game/index.ts';
import { testPostgres } from '../servers.ts';

const atEnd: (() => void | Promise<void>)[] = [];
let url = '';
beforeAll(async () => {
  ({ url } = await testPostgres((end) => atEnd.unshift(end)));
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

function league(deed: LeagueDeed, what = '', asked: Partial<LeagueAsked> = {}, database = url) {
  const all: LeagueAsked = { kind: 'robin', rules: 'yahtzee', ...asked };
  return leagueDeed(database, { deed, what, asked: all, sets: RULE_SETS, speech: speechIn('en') });
}

test('a league is opened, scored by hand, shown, and exported', async () => {
  expect(await league('list')).toBe('There are no leagues yet.\n');
  expect(await league('open', 'A <b>', { players: 'Julie, Eric' })).toContain('League 1, A <b>, is open');
  await league('score', '1', { match: '1', points: '231,250' });
  expect(await league('show', '1')).toBe(
    [
      'League 1 · A <b> · everybody meets everybody · over',
      '  place  player  played  won  drawn  lost  points  dice  against',
      '  1      Eric    1       1    0      0     2       250   231',
      '  2      Julie   1       0    0      1     0       231   250',
      '',
      'Matches',
      '  match  round  player  player  result',
      '  1      1      Julie   Eric    231:250',
      '',
    ].join('\n'),
  );
  expect(await league('show', '1', { csv: true })).toContain('\r\n1,Eric,1,1,0,0,2,250,231\r\n');
  const page = await league('show', '1', { html: true });
  expect(page).toContain('A &#60;b&#62;');
  expect(page).not.toContain('<b>');
  expect(JSON.parse(await league('show', '1', { json: true }))).toMatchObject({ no: 1, stage: 'over' });
});

test('without players anybody may join, until it is closed or drawn', async () => {
  const [, no = ''] = /League (\d+)/.exec(await league('open', 'Open', { seats: 'all' })) ?? [];
  expect(await league('list')).toContain(
    `League ${no} · Open · everybody meets everybody · anybody may join`,
  );
  expect(await league('close', no)).toBe('Nobody joins any more.\n');
  expect(await league('show', no)).toContain('not drawn yet');
  expect(await league('reopen', no)).toBe('Anybody may join again.\n');
  await expect(league('draw', no)).rejects.toThrow('too few');
  await expect(league('remove', no, { players: 'Ann' })).rejects.toThrow('nobody of that name');
  await expect(league('draw', '99')).rejects.toThrow('no league 99');
});

test('what cannot be is refused in words', async () => {
  const opened = await league('open', 'Cup', { kind: 'single', players: 'Ann,Bob' });
  const [, cup = ''] = /League (\d+)/.exec(opened) ?? [];
  const told = async (...asked: Parameters<typeof league>) =>
    league(...asked).then(
      () => '',
      (error: Error) => error.message,
    );
  expect(await told('open', ' ', { players: 'Ann,Bob' })).toContain('1 to 60 characters');
  expect(await told('open', 'Cup', { players: 'Ann,Ann' })).toContain('names 2 to 64');
  expect(await told('open', 'Cup', { kind: 'double', players: 'Ann,Bob' })).toContain('names 3 to 64');
  expect(await told('open', 'Cup', { players: 'Ann,Bob', rules: 'chess' })).toContain('no rule set chess');
  expect(await told('show', 'x')).toContain('its number');
  expect(await told('show', '99')).toContain('no league 99');
  expect(await told('score', cup, { match: '1', points: '5' })).toContain('--points 231,250');
  expect(await told('score', cup, { match: '7', points: '5,6' })).toContain('no match 7');
  expect(await told('score', cup, { match: '1', points: '5,5' })).toContain('play again');
  const away = 'postgresql://ann:secret@127.0.0.1:1/hall';
  expect(await told('list', '', {}, away)).toMatch(/ECONNREFUSED/);
  expect(await told('list', '', {}, away)).not.toContain('secret');
});
