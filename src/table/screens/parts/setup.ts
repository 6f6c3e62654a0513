/** What the questions of setup have in common: the names that would play, digits to choose from, the lever that starts. */

import { setName, unnamed } from '../../../game/index.ts';
import { type Code, plain } from '../../../language/sentence.ts';
import { DARK, eachSlot } from '../../picture/each-slot.ts';
import type { SlotScene } from '../../scene.ts';
import type { GroupedPress } from '../../state/inputs.ts';
import { toAttract } from '../../state/leave.ts';
import { lessonRules } from '../../state/lesson.ts';
import type { Moment } from '../../state/moment.ts';
import { ignored, type Reaction, refused, shown } from '../../state/reaction.ts';
import { tableRefusal } from '../../state/refusal.ts';
import { roundOf, type Setup, setupNames, walkGames } from '../../state/setup.ts';
import { startGame } from '../../state/start-game.ts';
import { LEARN_KEY, learn, START_KEY } from './attract.ts';
import { QUIT_KEY } from './game-key.ts';

export interface InSetup extends Moment {
  /** One a player, as the game would start with them. */
  readonly names: readonly string[];
  /** The same as the journal will have them. */
  readonly seats: readonly string[];
}

/** Undefined unless setup asks this question. */
export function asking(moment: Moment, question: Setup['question']): InSetup | undefined {
  const { ui, game, options, rules } = moment;
  if (ui.place !== 'setup' || ui.setup.question !== question) return undefined;
  const seats = setupNames(ui.setup, game, options, rules);
  return { ...moment, seats, names: seats.map(moment.nameOf ?? unnamed) };
}

export const STARTS = {
  help: plain('help.start'),
  act: (s: InSetup): Reaction => startGame(s),
};

export const SETS_PLAYERS = {
  help: plain('help.players'),
  act: (s: InSetup, { slot }: GroupedPress<'hold'>): Reaction => setPlayers(s, slot + 1),
};

const WALKS_GAMES = {
  help: plain('help.leafGames'),
  act: (s: InSetup, { step }: GroupedPress<'leaf'>): Reaction =>
    inSetup(s, walkGames(s.ui.setup, s.options, step, s.round, lessonRules(s) !== undefined)),
};

/** Of the games and of what is offered after them: only what select does is each one's own. */
export const AMONG_GAMES = {
  kind: 'setup',
  chord: 'service',
  controls: { hold: SETS_PLAYERS, lever: STARTS, leaf: WALKS_GAMES },
  key: setupKey,
  slots: (s: InSetup) => playerDigits(s, s.names.length),
} as const;

export function setPlayers({ ui, rules, nowMs }: InSetup, players: number): Reaction {
  const seats = roundOf(ui.setup)?.seats;
  const { min, max } = seats === undefined ? rules.players : { min: seats, max: seats };
  if (players < min || players > max) {
    const sentence: Code = { say: 'event.forPlayers', rules: setName(rules), min, max, players };
    return refused(ui, tableRefusal('player-count', sentence), nowMs);
  }
  return inSetup({ ui }, { question: 'players', players, sinceMs: nowMs });
}

export function inSetup(
  { ui }: Pick<Moment, 'ui'>,
  change: Partial<Setup>,
): Extract<Reaction, { type: 'shown' }> {
  return shown({ ...ui, setup: { ...ui.setup, ...change } });
}

export function setupKey(s: InSetup, key: string): Reaction {
  if (key === START_KEY) return startGame(s);
  if (key === LEARN_KEY) return learn(s);
  return key === QUIT_KEY ? shown(toAttract(s.ui, s.nowMs)) : ignored(s.ui, 'unused');
}

/** A digit for each number of players that the game takes; the button below it chooses it. */
export function playerDigits({ rules }: Moment, chosen: number): readonly SlotScene[] {
  const { min, max } = rules.players;
  return eachSlot((slot) => {
    const players = slot + 1;
    if (players < min || players > max) return DARK;
    return { kind: 'glyph', character: `${players}`, role: players === chosen ? 'chosen' : 'dim' };
  });
}
