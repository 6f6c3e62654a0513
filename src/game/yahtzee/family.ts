/** What makes a game one of score cards: boxes that are filled once, holds, and a number of rolls. */
import type { Family } from '../family.ts';
import type { FiveDiceGame, Turn } from '../game.ts';
import { freshTurn } from '../turns.ts';
import { USUAL_VERBS } from '../verbs.ts';
import { reboxFiveDice } from './correct.ts';
import { decideFiveDice } from './decide.ts';
import { evolveFiveDice } from './evolve.ts';
import { fiveDiceWords } from './house-words.ts';
import { nextPlayer, settleFiveDice } from './next-player.ts';
import { boxPictures } from './pictures.ts';
import { mayRoll, rollsLeft } from './rolls.ts';
import { boxLabel, type FiveDiceRules } from './rule-set.ts';
import { soonestScore } from './score.ts';
import { EMPTY_CARD, shownTotal, totals } from './score-card.ts';
import { turnPoints } from './turn-points.ts';
import { advanceFiveDice, unskipFiveDice } from './turns.ts';

export const FIVE_DICE_FAMILY: Family<FiveDiceRules, FiveDiceGame, Turn> = {
  begin: (facts, dice) => ({
    ...facts,
    family: 'five-dice',
    turn: freshTurn(facts.starter, 1, dice),
    ...{ waiting: [], kept: [], done: [] },
    cards: facts.players.map(() => EMPTY_CARD),
    saved: facts.players.map(() => 0),
    lastScored: undefined,
  }),
  decide: decideFiveDice,
  evolve: evolveFiveDice,
  advance: advanceFiveDice,
  leave: (game, _, next) => (next === undefined ? undefined : advanceFiveDice(game, next)),
  // The others have to have open boxes: the turn is played once they are through.
  skipTo: nextPlayer,
  settle: settleFiveDice,
  rebox: reboxFiveDice,
  soonest: soonestScore,
  unskip: unskipFiveDice,
  totals: (rules, { cards }) => cards.map((card) => (rules === undefined ? 0 : totals(rules, card).total)),
  turnPoints: (rules, game) => (rules === undefined ? game.players.map(() => []) : turnPoints(rules, game)),
  shownTotal: (rules, { cards }, player) => shownTotal(rules, cards[player] ?? EMPTY_CARD),
  adjustments: ({ cards }, player) => cards[player]?.adjustments ?? [],
  results: (rules, { cards }) =>
    cards.map((card, player) => ({ player, total: totals(rules, card).total, turns: undefined })),
  boxes: ({ boxes }) => boxes,
  box: (rules, category) => {
    const box = rules.boxes.find((each) => each.category === category);
    return box && { label: boxLabel(rules, box), times: rules.columns[box.column] ?? 1 };
  },
  rolls: ({ rolls }) => rolls,
  rollsLeft,
  diceToRoll: (rules, game) => (mayRoll(rules, game) ? game.turn.held.filter((held) => !held).length : 0),
  setAside: () => undefined,
  houseWords: fiveDiceWords,
  pictures: boxPictures,
  canTie: () => true,
  mark: 'held',
  verbs: () => USUAL_VERBS,
};
