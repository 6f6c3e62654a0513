/** What a table asks of its hall's rounds and leagues, as the hall reads it. */
import { expect, test } from 'vitest';
import type { CalledGame } from '../../../src/game/index.ts';
import { TableRounds } from '../../../src/hall/feed/table-rounds.ts';
import { heardAs, wireBytes } from '../../../src/hall/wire/batch.ts';
import { type RoundAsk, roundAskSchema } from '../../../src/hall/wire/round.ts';

const CALL = { league: 'Cup', rules: 'yahtzee', players: ['Julie', 'Eric'] };
const SITS: CalledGame = { game: 3, seats: ['@abcdefghijk', 'Eric'], players: ['Julie', 'Eric'] };

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
    (called) => (called.league === CALL.league ? SITS : undefined),
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
