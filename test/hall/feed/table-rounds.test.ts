/** What a table asks of its hall's rounds and leagues, as the hall reads it. */
import { expect, test } from 'vitest';
import type { CalledGame } from '../../../src/game/index.ts';
import { TableRounds } from '../../../src/hall/feed/table-rounds.ts';
import { heardAs, wireBytes } from '../../../src/hall/wire/batch.ts';
import { type RoundAsk, roundAskSchema } from '../../../src/hall/wire/round.ts';

const CALL = { league: 'Cup', rules: 'yahtzee', players: ['Julie', 'Eric'] };
const SITS: CalledGame = { game: 3, seats: ['@abcdefghijk', 'Eric'], players: ['Julie', 'Eric'] };

test('which league anybody may join is known while the hall answers, and a hall of another version may say more', async () => {
  const league = { name: 'Friday', address: 'http://192.0.2.2:8091/league/1' };
  let answer: object | undefined = { round: null, call: null, league, more: 1 };
  const feed = {
    ask: async () => (answer === undefined ? undefined : wireBytes(answer)),
  };
  const rounds = new TableRounds(
    feed,
    () => 'A'.repeat(16),
    () => {},
    () => undefined,
    () => undefined,
  );
  await rounds.look();
  expect(rounds.league).toEqual(league);
  for (const other of [
    { round: null, call: null },
    { round: null, call: null, league: { ...league, address: 'javascript:alert(1)//' } },
    undefined,
  ]) {
    answer = { round: null, call: null, league };
    await rounds.look();
    answer = other;
    await rounds.look();
    expect(rounds.league).toBeUndefined();
  }
});

test('the hall is told who plays its match under another name, only while the two are called here', async () => {
  const heard: (RoundAsk | undefined)[] = [];
  let call: typeof CALL | null = null;
  const feed = {
    async ask(_kind: string, bytes: Uint8Array) {
      heard.push(heardAs(roundAskSchema, bytes));
      return wireBytes({ round: null, call });
    },
  };
  const rounds = new TableRounds(
    feed,
    () => 'A'.repeat(16),
    () => {},
    ({ players }) => (`${players}` === `${CALL.players}` ? SITS : undefined),
    () => undefined,
  );
  await rounds.look();
  call = CALL;
  await rounds.look();
  await rounds.look();
  call = null;
  await rounds.look();
  await rounds.look();
  const asks = ['round', 'round', 'sits', 'sits', 'round'];
  expect(heard.map((asked) => asked?.ask)).toEqual(asks);
  expect(heard[2]).toEqual({ ask: 'sits', sits: SITS });
  expect(rounds.call).toBeUndefined();
});

test('two who are called nowhere are told of too, where both have a match to play, and a game that is over not for ever', async () => {
  const heard: string[] = [];
  let due: string[][] = [['Ann', 'Bob']];
  const feed = {
    async ask(_kind: string, bytes: Uint8Array) {
      const asked = heardAs(roundAskSchema, bytes);
      heard.push(asked?.ask === 'sits' ? `sits ${asked.sits.game}` : `${asked?.ask}`);
      return wireBytes(asked?.ask === 'due' ? { due } : { round: null, call: null });
    },
  };
  let game = { number: 3, rules: 'yahtzee', status: 'playing' as 'playing' | 'over' };
  const rounds = new TableRounds(
    feed,
    () => 'A'.repeat(16),
    () => {},
    ({ players }) => (players.includes('Julie') ? { ...SITS, game: game.number } : undefined),
    () => game,
  );
  await rounds.look();
  due = [['Ann'], ['Eric', 'Julie', 'Ann']];
  await rounds.look();
  game = { ...game, status: 'over' };
  await rounds.look();
  await rounds.look();
  game = { ...game, number: 4 };
  due = [];
  await rounds.look();
  await rounds.look();
  const told = ['due', 'round', 'due', 'sits 3', 'due', 'sits 3', 'round', 'due', 'round', 'round'];
  expect(heard).toEqual(told);
});
