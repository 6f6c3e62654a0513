/** Turns the cabinet file's own rule sets into rule sets, and says what does not fit together in them. */
import type { FarkleRules } from '../game/farkle/rule-set.ts';
import type { Manners } from '../game/manners.ts';
import type { RuleSet } from '../game/rule-set.ts';
import { findRules, RULE_SETS, type RuleSets } from '../game/rule-sets.ts';
import { inColumns } from '../game/yahtzee/box.ts';
import type { FiveDiceRules } from '../game/yahtzee/rule-set.ts';
import { nearName } from './near-name.ts';
import type { Problem } from './problem.ts';
import { FARKLE_SWITCHES, FIVE_DICE_SWITCHES, type OwnRuleSet } from './rule-set-schema.ts';
import type { Config } from './schema.ts';

/** Those of Dicetable, then the cabinet file's own. */
export function ruleSetsOf({ ruleSets }: Pick<Config, 'ruleSets'>): RuleSets {
  return [...RULE_SETS, ...ruleSets.map((own) => ownRuleSet(own as OwnRuleSet))];
}

/** Of checked definitions; `rules` is the set offered first, `known` all ids that it may name. */
export function ruleSetProblems(
  owns: readonly OwnRuleSet[],
  rules: string,
  known: readonly string[],
): readonly Problem[] {
  return [...owns.flatMap((own, index) => problemsOfOwn(own, index, owns)), ...unknownRules(rules, known)];
}

function unknownRules(rules: string, known: readonly string[]): readonly Problem[] {
  if (known.includes(rules)) return [];
  const near = nearName(rules, known);
  const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
  const text = `rules: expected one of ${known.join(', ')}; found ${JSON.stringify(rules)}${hint}`;
  return [{ path: ['rules'], atKey: false, text }];
}

function problemsOfOwn(own: OwnRuleSet, index: number, owns: readonly OwnRuleSet[]): readonly Problem[] {
  const problem = (key: string, text: string, atKey = true): Problem => ({
    path: ['ruleSets', index, key],
    atKey,
    text: `ruleSets[${index}].${key} ${text}`,
  });
  const taken =
    findRules(RULE_SETS, own.id) !== undefined || owns.findIndex(({ id }) => id === own.id) < index;
  const base = findRules(RULE_SETS, own.like);
  const foreign = base?.family === 'farkle' ? FIVE_DICE_SWITCHES : FARKLE_SWITCHES;
  const family = base?.family === 'farkle' ? 'five-dice' : 'Farkle';
  const strange = Object.keys(own).filter((key) => key in foreign);
  if (strange.length > 0) {
    return strange.map((key) =>
      problem(key, `is a switch of ${family} sets, but this one is like ${own.like}`),
    );
  }
  return [
    ...(taken ? [problem('id', `is taken: another rule set is called ${own.id}`, false)] : []),
    ...(base?.family === 'five-dice' ? contradictions(own, ownFiveDice(base, own), problem) : []),
  ];
}

/** What a Yahtzee box has to be there for, and what has no meaning in several columns. */
function contradictions(
  own: OwnRuleSet,
  { boxes, columns, yahtzeeBonus, claim, joker, upperBonus }: FiveDiceRules,
  problem: (key: string, text: string) => Problem,
): readonly Problem[] {
  const further =
    yahtzeeBonus > 0 || claim > 0 || joker !== 'none' || boxes.some(({ opensWith }) => opensWith);
  const key = (['yahtzeeBonus', 'claim', 'joker'] as const).find((name) => own[name]) ?? 'like';
  if (further && !boxes.some(({ kind }) => kind === 'yahtzee')) {
    return [problem(key, `needs a Yahtzee box, which ${own.like} does not have`)];
  }
  if (further && columns.length > 1) {
    return [problem('columns', 'must be one where five alike earn a bonus or are a joker')];
  }
  const { threshold, max = threshold } = upperBonus;
  return max < threshold ? [problem('upperMax', `must be ${threshold} or more`)] : [];
}

function ownRuleSet(own: OwnRuleSet): RuleSet {
  const base = findRules(RULE_SETS, own.like);
  if (base === undefined) throw new Error(`The rule set ${own.id} is like ${own.like}, which is unknown.`);
  return base.family === 'farkle' ? ownFarkle(base, own) : ownFiveDice(base, own);
}

function ownFiveDice(base: FiveDiceRules, own: OwnRuleSet): FiveDiceRules {
  const { upperThreshold, upperPoints, upperMax, rolls, columns = base.columns } = own;
  const { yahtzeeBonus, claim, joker } = own;
  const boxes = base.boxes.filter(({ column }) => column === 0);
  return {
    ...base,
    ...facts(base, own),
    boxes: inColumns(boxes, columns.length),
    columns,
    upperBonus: {
      ...base.upperBonus,
      ...given({ threshold: upperThreshold, points: upperPoints, max: upperMax }),
    },
    ...given({ rolls, yahtzeeBonus, claim, joker }),
  };
}

function ownFarkle(base: FarkleRules, own: OwnRuleSet): FarkleRules {
  const switches = Object.keys(FARKLE_SWITCHES) as (keyof typeof FARKLE_SWITCHES)[];
  const changed = Object.fromEntries(switches.map((key) => [key, own[key]]));
  return { ...base, ...facts(base, own), ...given(changed) };
}

type Facts = Pick<RuleSet, 'id' | 'name' | 'menu' | 'inMenu' | 'players' | 'ties' | 'manners'>;

function facts(base: RuleSet, own: OwnRuleSet): Facts {
  const { id, name = id, menu = id.toUpperCase().replaceAll('-', ' ').slice(0, 8), playersMax } = own;
  const { selectMeans, holdsPersist, holdsFixed, stopEarly, totals, beforeFirstRoll, keysOnCard } = own;
  const manners: Manners = {
    ...base.manners,
    ...given({ selectMeans, holdsPersist, holdsFixed, stopEarly, totals, beforeFirstRoll, keysOnCard }),
    sentences: { ...base.manners.sentences, ...given(own.sentences ?? {}) },
  };
  const players = { min: base.players.min, max: playersMax ?? base.players.max };
  return { id, name, menu, inMenu: true, players, ties: own.ties ?? base.ties, manners };
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the keys that say nothing. */
function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
