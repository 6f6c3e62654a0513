import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../../src/game/index.ts';
import { SENTENCES } from '../../../src/language/en/sentences.ts';
import { historyGame } from '../../../src/server/history/game.ts';
import type { HistoryStep } from '../../../src/server/history/messages.ts';
import { decidingTurn } from '../../../web/tv/deciding.ts';
import { playGame, storedEvents } from '../../server/played-game.ts';

const FIVES = [5, 5, 5, 5, 5];

/** Two players in turn, `points` a turn; the first begins. What a step leaves behind is the next turn, as the server tells it. */
function played(points: readonly number[], type = 'scored'): readonly HistoryStep[] {
  const totals = [0, 0];
  return points.flatMap((gain, turn): HistoryStep[] => {
    const player = turn % 2;
    const step = {
      seq: turn,
      at: '',
      held: [],
      set: null,
      turnPoints: null,
      roll: null,
      cards: [],
      rolls: 0,
    };
    const at = { player, round: 1 + Math.floor(turn / 2), totals: [...totals] };
    totals[player] = (totals[player] ?? 0) + gain;
    const next = { player: 1 - player, round: 1 + Math.floor((turn + 1) / 2), totals: [...totals] };
    return [
      { ...step, ...at, type: 'rolled', text: `rolls ${turn}`, dice: FIVES },
      { ...step, ...next, type, text: `turn ${turn}`, dice: null },
    ];
  });
}

const players = (...winners: readonly boolean[]) =>
  winners.map((winner, player) => ({ name: `${player}`, total: 0, winner }));
const SECOND = players(false, true);

describe('the deciding turn', () => {
  test.each(['scored', 'banked'])('is the last one with which the winner took the lead (%s)', (type) => {
    // 10:20, 30:20, 30:70, 40:80
    const steps = played([10, 20, 20, 50, 10, 10], type);
    expect(decidingTurn({ players: SECOND, steps })).toEqual({ round: 2, dice: FIVES, text: 'turn 3' });
  });

  test('is not one that only drew level', () => {
    // 30:0, 30:30, 30:40
    const steps = played([20, 0, 10, 30, 0, 10]);
    expect(decidingTurn({ players: SECOND, steps })).toMatchObject({ round: 3, text: 'turn 5' });
  });

  test('is left out where the lead was there from the first round, alone, and at a shared win', () => {
    expect(decidingTurn({ players: SECOND, steps: played([10, 20, 5, 20]) })).toBeUndefined();
    const steps = played([10, 20, 20, 50]);
    expect(decidingTurn({ players: players(true), steps })).toBeUndefined();
    expect(decidingTurn({ players: players(true, true), steps })).toBeUndefined();
    expect(decidingTurn({ players: players(false, false), steps })).toBeUndefined();
  });

  test('is left out where it was not the winner’s own, as after a correction of somebody else’s points', () => {
    const steps = played([10, 0, 10, 5]);
    const last = steps.at(-1) as HistoryStep;
    const corrected = [...steps, { ...last, type: 'score set', totals: [0, 5] }];
    expect(decidingTurn({ players: SECOND, steps: corrected })).toBeUndefined();
  });

  test('is left out where the winner does not lead in the end, as behind somebody who has left', () => {
    expect(decidingTurn({ players: SECOND, steps: played([90, 5, 0, 5]) })).toBeUndefined();
  });
});

test.each(['yahtzee', 'farkle'])(
  'a whole game of %s has one, of its winner and with its dice',
  async (rules) => {
    const names = ['Eric', 'Julie', 'Bo'];
    const game = await historyGame(storedEvents(playGame(rules, names)), RULE_SETS, SENTENCES);
    if (game === undefined) throw new Error('the game is not over');
    const turn = decidingTurn(game);
    const winner = game.players.find((player) => player.winner)?.name ?? '';
    const step = game.steps.findIndex(({ text }) => text === turn?.text);
    expect(turn?.text).toContain(winner);
    expect(turn?.dice).toEqual(game.steps[step - 1]?.dice);
    expect(turn?.dice).toHaveLength(game.dice);
  },
);
