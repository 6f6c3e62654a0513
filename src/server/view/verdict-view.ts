/** What the coach says of the newest choice, for the pages. */
import { boxLabel, fiveDiceRules, type Judgement, type RuleSet } from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import type { VerdictView } from './verdict.ts';

/** `player`: the name, where several play. */
export function verdictView(
  rules: RuleSet,
  { best, cost }: Judgement,
  player: string | undefined,
): VerdictView {
  return {
    ...(player === undefined ? {} : { player }),
    cost: Math.round(10 * cost) / 10,
    better: betterOf(best),
    dice: 'keep' in best ? best.keep : [],
    box: 'score' in best ? labelOf(rules, best.score) : '',
  };
}

function betterOf(best: Judgement['best']): VerdictView['better'] {
  if ('score' in best) return 'box';
  if (best.next === 'bank') return best.keep.length === 0 ? 'bankAll' : 'bank';
  return best.keep.length === 0 ? 'rollAll' : 'keep';
}

function labelOf(rules: RuleSet, category: string): Text {
  const cards = fiveDiceRules(rules);
  const box = cards?.boxes.find((candidate) => candidate.category === category);
  return cards !== undefined && box !== undefined ? boxLabel(cards, box) : category;
}
