import { expect, test } from 'vitest';
import { RULE_SETS } from '../../../src/game/index.ts';
import { SENTENCES } from '../../../src/language/en/sentences.ts';
import { historyGame } from '../../../src/server/history/game.ts';
import { momentsOf } from '../../../web/history/moments.ts';
import { playGame, storedEvents } from '../../server/played-game.ts';

test('a score belongs to the round it was played in, and a finished game has no round after its last', async () => {
  const game = await historyGame(storedEvents(playGame('yahtzee', ['Eric', 'Julie'])), RULE_SETS, SENTENCES);
  if (game === undefined) throw new Error('the game is not over');
  const moments = momentsOf(game);
  const scored = moments.filter(({ step }) => step.type === 'scored').map(({ round }) => round);
  expect(scored).toEqual(Array.from({ length: 26 }, (_, turn) => 1 + Math.floor(turn / 2)));
  expect(moments.at(-1)).toMatchObject({ step: { type: 'game ended' }, round: 13 });
});
