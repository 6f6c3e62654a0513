/** Situations of the table, made by playing: every state of the control table. */

import type { Category, Command, Dice, Game } from '../../src/game/index.ts';
import { decide, evolve, findRules, houseName, isRejection, RULE_SETS } from '../../src/game/index.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { lookAt, pagesOf, type State, sentenceOf } from '../../src/table/shown.ts';
import { askedName } from '../../src/table/state/name-entry.ts';
import { NO_PRESSES, type Service } from '../../src/table/state/service-state.ts';
import type { Offer } from '../../src/table/state/setup.ts';
import type { Situation } from '../../src/table/state/situation.ts';
import { startUi, type Ui } from '../../src/table/state/ui.ts';
import { ROUND_OFFER } from '../app/round-dealer.ts';
import { RECALLED, SERVICE_FACTS } from '../app/service-desk.ts';
import { english } from '../language/english.ts';

const HEX = 'ab'.repeat(32);
export const NOW_MS = 10_000;

function start(rules: string): Command {
  return { type: 'start', rules, players: ['Eric', 'Julie'], starter: 0, seed: HEX, seal: HEX };
}

/** The game after these commands; every roll shows the first of these faces. */
export function gameAfter(
  commands: readonly Command[],
  faces: Dice = [2, 2, 2, 3, 3],
  rules = 'yahtzee',
): Game {
  let game: Game | undefined;
  for (const command of [start(rules), ...commands]) {
    const decision = decide(RULE_SETS, game, command, ({ count }) => faces.slice(0, count));
    if (isRejection(decision)) throw new Error(`${command.type}: ${english(decision.reason)}`);
    for (const event of decision) game = evolve(game, event);
  }
  if (game === undefined) throw new Error('No game was started.');
  return game;
}

const roll: Command = { type: 'roll' };
const score = (category: Category): Command => ({ type: 'score', category });

/** A finished game: every player has filled every box with the same dice. */
export function finishedGame(rules = 'yahtzee'): Game {
  const set = findRules(RULE_SETS, rules);
  if (set?.family !== 'five-dice') throw new Error(`${rules} has no boxes.`);
  const rolls = set.manners.stopEarly === 'no' ? [roll, roll, roll] : [roll];
  const commands = set.boxes.flatMap(({ category }): Command[] => {
    const turn: Command[] = [...rolls, score(category)];
    return [...turn, ...turn];
  });
  return gameAfter(commands, undefined, rules);
}

/** Eric and Julie in a turn of this set, with one roll of these faces. */
export function rolledGame(rules: string, faces?: Dice): Game {
  return gameAfter([roll], faces, rules);
}

/** The pages of the display and the sentence of the pages. */
export const displayPages = (situation: Situation): readonly string[] => pagesOf(lookAt(situation));
export const messageLine = (situation: Situation): string => english(sentenceOf(lookAt(situation)));

export function situationOf(game: Game | undefined, change: Partial<Ui> = {}): Situation {
  const ui = { ...startUi(game, TABLE_DEFAULTS, 0), ...change };
  return { ui, game, options: TABLE_DEFAULTS, hall: {}, nowMs: NOW_MS };
}

/** The same, with setup at this question. */
function asked(question: 'game' | 'players' | 'name', offer?: Offer): Situation {
  const situation = situationOf(undefined, { place: 'setup' });
  return { ...situation, ui: { ...situation.ui, setup: { ...situation.ui.setup, question, offer } } };
}

const tumble = {
  startedMs: NOW_MS - 100,
  rolling: [true, true, true, true, true],
  roll: 1,
  durableMs: NOW_MS - 90,
  hotDice: false,
  hurriedMs: undefined,
};

const FARKLE_DICE: Dice = [1, 1, 2, 2, 3, 5];

function farkled(): Situation {
  const game = rolledGame('farkle', [2, 2, 3, 3, 4, 6]);
  const before = rolledGame('farkle', FARKLE_DICE);
  if (before.family !== 'farkle') throw new Error('That is no Farkle.');
  return {
    ...situationOf(game, { farkle: { game: before, lost: 350, penalty: 0, sinceMs: NOW_MS - 100 } }),
    game: before,
  };
}

function served(service: Service): Situation {
  return {
    ...situationOf(undefined, { service }),
    service: SERVICE_FACTS,
  };
}

/** The same game, with somebody of the house on. */
function ofHouse(game: Game): Game {
  return { ...game, players: game.players.with(game.turn.player, houseName('master')) };
}

/** One situation for each state. */
export function situations(): Readonly<Record<State, Situation>> {
  return {
    attract: situationOf(undefined),
    continue: situationOf(gameAfter([roll]), { place: 'attract' }),
    'setup-game': asked('game'),
    'setup-round': asked('game', { round: ROUND_OFFER }),
    'setup-language': asked('game', { language: 'de' }),
    'setup-coach': asked('game', { coach: 'live' }),
    'setup-learn': asked('game', { lesson: true }),
    'setup-players': asked('players'),
    'setup-name': asked('name'),
    'first-roll': situationOf(gameAfter([])),
    'before-roll': situationOf(gameAfter([roll, score('chance')])),
    tumbling: situationOf(gameAfter([roll]), { tumble }),
    'rolls-left': situationOf(gameAfter([roll])),
    'roll-again': situationOf(rolledGame('yahtzee-plain')),
    'no-rolls-left': situationOf(gameAfter([roll, roll, roll])),
    farkle: situationOf(rolledGame('farkle', FARKLE_DICE)),
    farkled: farkled(),
    'fame-name': situationOf(finishedGame(), { fameName: { game: 1, ...askedName(1, NOW_MS) } }),
    over: situationOf(finishedGame()),
    'house-rolls': situationOf(ofHouse(gameAfter([roll])), { tumble }),
    'house-plays': situationOf(ofHouse(gameAfter([roll]))),
    menu: situationOf(gameAfter([roll]), { menu: { item: 0, sinceMs: NOW_MS } }),
    'service-address': served({ stage: 'address', sinceMs: NOW_MS - 4000 }),
    'service-pin': served({ stage: 'pin', sinceMs: NOW_MS }),
    'service-top': served({ stage: 'top', sinceMs: NOW_MS, item: 0 }),
    'service-branch': served({ stage: 'branch', sinceMs: NOW_MS, branch: 'tools', leaf: 0 }),
    'service-edit': served({
      stage: 'edit',
      sinceMs: NOW_MS,
      setting: 'calm',
      choices: [false, true],
      choice: 0,
    }),
    'service-show': served({ stage: 'show', sinceMs: NOW_MS, test: 'leds' }),
    'service-latency': served({ stage: 'latency', sinceMs: NOW_MS, slot: 2, litMs: NOW_MS, took: undefined }),
    'service-recall': served({ stage: 'recall', sinceMs: NOW_MS, games: RECALLED, game: 1, roll: 0 }),
    'service-books': served({ stage: 'books', sinceMs: NOW_MS }),
    'service-buttons': served({ stage: 'buttons', sinceMs: NOW_MS, test: NO_PRESSES }),
    saving: situationOf(gameAfter([roll]), { saving: true }),
    stopped: situationOf(gameAfter([roll]), { stopped: 'The disk is full.' }),
  };
}
