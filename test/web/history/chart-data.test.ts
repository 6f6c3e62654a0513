import { expect, test } from 'vitest';
import { type GameEvent, RULE_SETS, replay } from '../../../src/game/index.ts';
import { SENTENCES } from '../../../src/language/en/sentences.ts';
import { historyGame } from '../../../src/server/history/game.ts';
import type { HistoryGame } from '../../../src/server/history/messages.ts';
import { totalsByTurn } from '../../../web/history/chart-data.ts';
import { playCorrected, playGame, playOn, storedEvents } from '../../server/played-game.ts';

async function historyOf(events: readonly GameEvent[]): Promise<HistoryGame> {
  const game = await historyGame(storedEvents(events), RULE_SETS, SENTENCES);
  if (game === undefined) throw new Error('the game is not over');
  return game;
}

const SIGNED = { by: 'Anna', why: 'misread' };

test('a game without corrections has the total after each own turn', async () => {
  const game = await historyOf(playGame('yahtzee', ['Eric', 'Julie']));
  const scored = game.steps.filter(({ type }) => type === 'scored');
  expect(totalsByTurn(game)).toEqual(
    game.players.map((_, player) => [
      0,
      ...scored.filter((_, index) => index % 2 === player).map(({ totals }) => totals[player]),
    ]),
  );
});

test('what was taken back, moved to another box or repaired is no turn, and no line dips', async () => {
  const game = await historyOf(playCorrected());
  expect(game.steps.filter(({ type }) => type === 'scored')).toHaveLength(28);
  const series = totalsByTurn(game);
  for (const [player, totals] of series.entries()) {
    expect(totals).toHaveLength(1 + 13);
    expect(totals.at(-1)).toBe(game.players[player]?.total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  }
  // The dice of Julie's first turn went to the Yahtzee box, and Eric's second turn was repaired: both brought nothing.
  expect(series[1]?.[1]).toBe(0);
  expect(series[0]?.[2]).toBe(series[0]?.[1]);
});

test('a bank of Farkle that was taken back and made again is one turn, and its line ends with what was adjusted', async () => {
  const whole = playGame('farkle', ['Eric', 'Julie']);
  const first = whole.slice(0, whole.findIndex(({ type }) => type === 'banked') + 1);
  const events = [
    ...first,
    ...playOn(replay(first), [{ type: 'take back' }, { type: 'adjust', player: 1, points: -50, ...SIGNED }]),
  ];
  const game = await historyOf(events);
  const turns = events.filter(({ type }) => type === 'banked' || type === 'farkled').length - 1;
  expect(game.turns.flat()).toHaveLength(turns);
  const sums = game.turns.map((own) => own.reduce((sum, points) => sum + points, 0));
  expect(sums).toEqual([game.players[0]?.total, (game.players[1]?.total ?? 0) + 50]);
  expect(totalsByTurn(game).map((totals) => totals.at(-1))).toEqual(game.players.map(({ total }) => total));
});

test('a player whose turns nobody can tell any more has a line from 0 to the total', () => {
  const player = (total: number) => ({ name: 'Eric', total, winner: false });
  expect(totalsByTurn({ turns: [[], []], players: [player(0), player(40)] })).toEqual([[0], [0, 40]]);
});
