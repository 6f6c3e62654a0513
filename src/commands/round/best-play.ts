/** What best play expects of a rule set, and what it makes of the dice of a round that is open. */
import { solveOnTwo } from '../../coach/two-threads/solve-on-two.ts';
import { valuesOf } from '../../coach/values.ts';
import { duplicateFace, type RoundDice } from '../../fairness/duplicate.ts';
import {
  type Command,
  type Draw,
  decide,
  EMPTY_CARD,
  evolve,
  fiveDiceRules,
  type Game,
  HALL_HAS_SEED,
  isRejection,
  type RuleSet,
  totalsOf,
} from '../../game/index.ts';
import { type Adviser, adviserFrom, tooLarge } from '../../strategy/five-dice/advice.ts';
import { playerOf } from '../simulate/play.ts';

/** Undefined: of these rules nobody can say. */
export function parOf(rules: RuleSet, dataDir: string): number | undefined {
  const value = adviserIn(rules, dataDir)?.cardValue(EMPTY_CARD);
  return value === undefined ? undefined : Math.round(value * 100) / 100;
}

function adviserIn(rules: RuleSet, dataDir: string): Adviser | undefined {
  const cards = fiveDiceRules(rules);
  if (cards === undefined || tooLarge(cards) !== undefined) return undefined;
  return adviserFrom(valuesOf(cards, dataDir, solveOnTwo));
}

/** Its total: it decides from what lies there, as everybody did, and knows no dice ahead. Undefined as above. */
export function masterWith(rules: RuleSet, dataDir: string, dice: RoundDice): number | undefined {
  const adviser = adviserIn(rules, dataDir);
  if (adviser === undefined) return undefined;
  const next = playerOf(
    rules,
    'house:master',
    () => 0,
    () => adviser,
  );
  const draw: Draw = ({ dealt }) => {
    if (dealt === undefined) throw new Error('A round has dealt dice.');
    return dealt.held.flatMap((isHeld, slot) => (isHeld ? [] : [duplicateFace(dice, dealt, slot)]));
  };
  let game: Game | undefined;
  const play = (command: Command): Game => {
    const decision = decide([rules], game, command, draw);
    if (isRejection(decision)) throw new Error(`Best play was refused in ${rules.id}: ${decision.code}`);
    game = decision.reduce<Game | undefined>(evolve, game);
    return game as Game;
  };
  const round = { id: dice.round, hall: 'A'.repeat(16), cut: dice.cut };
  const [seed, seal] = [HALL_HAS_SEED, HALL_HAS_SEED];
  let now = play({ type: 'start', rules: rules.id, players: [SEAT], starter: 0, seed, seal, round });
  while (now.status === 'playing') now = play(next(now));
  return totalsOf(rules, now)[0] ?? 0;
}

/** Nobody of the house, who may not play alone. */
const SEAT = 'Best play';
