/** Plays whole games alone through the game core, with sealed-seed dice, and collects what they ended with. */

import { createHash } from 'node:crypto';
import { fairDraw } from '../../fairness/fair-draw.ts';
import { seal } from '../../fairness/seal.ts';
import {
  type Command,
  decide,
  evolve,
  type Game,
  HOUSE_PLAYERS,
  type HousePlayer,
  isRejection,
  type RuleSet,
  seenOf,
  totals,
  totalsOf,
  withCards,
} from '../../game/index.ts';
import type { AdviserOf } from '../../strategy/choices.ts';
import { type Chance, playerBy } from '../../strategy/house/decide.ts';
import { houseDecides } from '../../strategy/house/house.ts';
import { randomPlayer } from './random-player.ts';

/** Greedy ones were there before the house had players. */
export type PlayerKind = 'random' | 'greedy' | `house:${HousePlayer}`;

export const PLAYER_KINDS: readonly PlayerKind[] = [
  'random',
  'greedy',
  ...HOUSE_PLAYERS.map((player) => `house:${player}` as const),
];

export interface CardResult {
  readonly total: number;
  /** Whether a column earned its upper bonus; undefined where there is none. */
  readonly upperBonus: boolean | undefined;
  /** Turns taken. */
  readonly turns: number;
}

/** Endless; game n of a seed is always the same. */
export function* playGames(
  rules: RuleSet,
  kind: PlayerKind,
  seed: string,
  adviserOf?: AdviserOf,
): Generator<CardResult, never> {
  const chance = chanceFrom(`${seed} chance`);
  const next = playerOf(rules, kind, chance, adviserOf);
  for (let number = 1; ; number += 1) {
    const game = playGame(rules, next, sha256(`${seed} ${number}`));
    yield resultOf(rules, game);
  }
}

function playGame(rules: RuleSet, next: (game: Game) => Command, seed: string): Game {
  const sets = [rules];
  const players = ['Simulation'];
  let game: Game | undefined;
  const play = (command: Command): Game => {
    const decision = decide(sets, game, command, fairDraw);
    if (isRejection(decision)) {
      throw new Error(`A simulated ${command.type} was refused in ${rules.id}: ${decision.reason}`);
    }
    for (const event of decision) game = evolve(game, event);
    return game as Game;
  };
  const start = { rules: rules.id, players, starter: 0, seed, seal: seal(seed, rules.id, players) };
  let now = play({ type: 'start', ...start });
  while (now.status === 'playing') now = play(next(now));
  return now;
}

/** The next command of such a player, whatever the family. Without `adviserOf` those who would ask it play greedily. */
export function playerOf(
  rules: RuleSet,
  kind: PlayerKind,
  chance: Chance,
  adviserOf: AdviserOf = () => undefined,
): (game: Game) => Command {
  if (kind === 'random') return randomPlayer(rules, chance);
  const player = HOUSE_PLAYERS.find((each) => kind === each || kind === `house:${each}`) ?? 'greedy';
  const next = playerBy(houseDecides(rules, player, { adviserOf }), chance);
  return (game) => next(seenOf(game));
}

function resultOf(rules: RuleSet, game: Game): CardResult {
  const cards = withCards(rules, game);
  return {
    total: totalsOf(rules, game)[0] ?? 0,
    upperBonus: cards?.game.cards.some((card) => totals(cards.rules, card).upperBonus > 0),
    turns: game.turn.round - 1,
  };
}

/** Bytes of a hash chain as numbers: no other randomness, so that a seed says everything. */
function chanceFrom(seed: string): Chance {
  let block = Buffer.alloc(0);
  let at = 0;
  let counter = 0;
  return () => {
    if (at + 4 > block.length) {
      block = createHash('sha512').update(`${seed} ${counter}`).digest();
      counter += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4) / 2 ** 32;
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
