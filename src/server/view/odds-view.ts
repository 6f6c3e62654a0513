/** The odds as pages show them: rounded, so that nothing is sent that nobody sees, and what players need in words. */
import { boxName, fiveDiceRules, type Game, houseSeat, type Odds, type RuleSet } from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import type { OddsView } from './odds-message.ts';

/** A thousandth of a chance. */
const STEPS = 1000;

export function oddsView(odds: Odds, game: Game, rules: RuleSet): OddsView {
  return {
    players: odds.players.map(({ win, total }) => ({
      win: rounded(win),
      ...(total === undefined ? {} : { total: { ...total, expected: Math.round(total.expected) } }),
    })),
    tie: rounded(odds.tie),
    ...(odds.how === 'first' ? { rough: true } : {}),
    assumes: odds.assumes,
    house: game.players.some((name) => houseSeat(name) !== undefined),
    needs: odds.needs.map((need) => {
      const chance = rounded(need.chance);
      if (!('boxes' in need)) return { ...need, chance };
      return { ...need, boxes: need.boxes.map((category) => boxNamed(rules, category)), chance };
    }),
  };
}

/** What sums of many chances are off by. */
const NOTHING = 1e-9;

/** What is possible does not become impossible by it, nor certain. */
function rounded(chance: number): number {
  const step = Math.round(chance * STEPS) / STEPS;
  if (step === 0 && chance > NOTHING) return 1 / STEPS;
  return step === 1 && chance < 1 - NOTHING ? 1 - 1 / STEPS : step;
}

function boxNamed(rules: RuleSet, category: string): Text {
  const box = fiveDiceRules(rules)?.boxes.find((each) => each.category === category);
  return box === undefined ? category : boxName(box);
}
