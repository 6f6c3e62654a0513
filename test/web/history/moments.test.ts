import { expect, test } from 'vitest';
import { RULE_SETS } from '../../../src/game/index.ts';
import { SENTENCES } from '../../../src/language/en/sentences.ts';
import { historyGame } from '../../../src/server/history/game.ts';
import { momentsOf } from '../../../web/history/moments.ts';
import { playCorrected, playGame, storedEvents } from '../../server/played-game.ts';

test('a score belongs to the round it was played in, and a finished game has no round after its last', async () => {
  const game = await historyGame(storedEvents(playGame('yahtzee', ['Eric', 'Julie'])), RULE_SETS, SENTENCES);
  if (game === undefined) throw new Error('the game is not over');
  const moments = momentsOf(game);
  const scored = moments.filter(({ step }) => step.type === 'scored').map(({ round }) => round);
  expect(scored).toEqual(Array.from({ length: 26 }, (_, turn) => 1 + Math.floor(turn / 2)));
  expect(moments.at(-1)).toMatchObject({ step: { type: 'game ended' }, round: 13 });
});

test('a score that an operator moved shows the dice and the player it was made of, though others have rolled since', async () => {
  const game = await historyGame(storedEvents(playCorrected()), RULE_SETS, SENTENCES);
  if (game === undefined) throw new Error('the game is not over');
  const moments = momentsOf(game);
  const undone = moments.findIndex(({ step }) => step.type === 'undone');
  const [before, after] = moments.slice(undone, undone + 2);
  expect(after).toMatchObject({ step: { type: 'scored' }, player: 1, round: 1, dice: before?.dice });
});

test('boxes that were chosen again or repaired have their mark from then on', async () => {
  const game = await historyGame(storedEvents(playCorrected()), RULE_SETS, SENTENCES);
  if (game === undefined) throw new Error('the game is not over');
  const moments = momentsOf(game);
  const marks = (at: number) => moments.at(at)?.cards.map((card) => card?.corrected?.length ?? 0);
  expect(marks(0)).toEqual([0, 0]);
  expect(marks(moments.findIndex(({ step }) => step.type === 'undone') + 1)).toEqual([1, 1]);
  expect(marks(-1)).toEqual([2, 1]);
});
