/** Plays whole games alone through the game core, with sealed-seed dice, and collects what they ended with. */
import { createHash } from 'node:crypto';
import { fairDraw } from '../../fairness/fair-draw.ts';
import { seal } from '../../fairness/seal.ts';
import {
  type Command,
  decide,
  evolve,
  type FarkleGame,
  type FarkleRules,
  type FiveDiceGame,
  type FiveDiceRules,
  type Game,
  isRejection,
  type RuleSet,
  totals,
  totalsOf,
  withCards,
} from '../../game/index.ts';
import { greedyFarkle, greedyFiveDice, type Player } from './greedy.ts';
import { type Chance, randomFarkle, randomFiveDice } from './random-player.ts';

export const PLAYER_KINDS = ['random', 'greedy'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export interface CardResult {
  readonly total: number;
  /** Whether a column earned its upper bonus; undefined where there is none. */
  readonly upperBonus: boolean | undefined;
  /** Turns taken. */
  readonly turns: number;
}

/** Endless; game n of a seed is always the same. */
export function* playGames(rules: RuleSet, kind: PlayerKind, seed: string): Generator<CardResult, never> {
  const chance = chanceFrom(`${seed} chance`);
  const next = playerOf(rules, kind, chance);
  for (let number = 1; ; number += 1) {
    const game = playGame(rules, next, sha256(`${seed} ${number}`));
    yield resultOf(rules, game);
  }
}

function playGame(rules: RuleSet, next: Player<Game>, seed: string): Game {
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

/** Methods, so that the record of a family takes the rules and games of all. */
interface Players<R, G> {
  greedy(rules: R): { next(game: G): Command };
  random(rules: R, chance: Chance): { next(game: G): Command };
}

const PLAYERS: {
  readonly 'five-dice': Players<FiveDiceRules, FiveDiceGame>;
  readonly farkle: Players<FarkleRules, FarkleGame>;
} = {
  'five-dice': {
    greedy: (rules) => ({ next: greedyFiveDice(rules) }),
    random: (rules, chance) => ({ next: randomFiveDice(rules, chance) }),
  },
  farkle: {
    greedy: (rules) => ({ next: greedyFarkle(rules) }),
    random: (rules, chance) => ({ next: randomFarkle(rules, chance) }),
  },
};

/** The next command of such a player, whatever the family. */
export function playerOf(rules: RuleSet, kind: PlayerKind, chance: Chance): Player<Game> {
  const players: Players<RuleSet, Game> = PLAYERS[rules.family];
  const player = players[kind](rules, chance);
  return (game) => player.next(game);
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
