/** Turns the cabinet file's own rule sets into rule sets, and says what is wrong with them beyond the schema. */
import type { FarkleRules } from '../game/farkle/rule-set.ts';
import type { Manners } from '../game/manners.ts';
import type { RuleSet } from '../game/rule-set.ts';
import { findRules, RULE_SETS, type RuleSets } from '../game/rule-sets.ts';
import { inColumns } from '../game/yahtzee/box.ts';
import type { FiveDiceRules } from '../game/yahtzee/rule-set.ts';
import { DISPLAY_LENGTH } from '../language/display-text.ts';
import { MANNERS } from '../language/en/manners.ts';
import type { Code, Text } from '../language/sentence.ts';
import { contradictionsOf } from './contradiction.ts';
import { choice } from './key.ts';
import { nearName } from './near-name.ts';
import type { Problem } from './problem.ts';
import { FARKLE_SWITCHES, FIVE_DICE_SWITCHES, type OwnRuleSet } from './rule-set-schema.ts';
import type { Config } from './schema.ts';
import { wrongPlaceholders } from './sentence-check.ts';

/** What `rules` may name: a set, and whether it is played at the table. */
export type KnownSet = Pick<RuleSet, 'id' | 'inMenu'>;

/** Those of Dicetable, then the cabinet file's own. */
export function ruleSetsOf({ ruleSets }: Pick<Config, 'ruleSets'>): RuleSets {
  return [...RULE_SETS, ...ruleSets.map((own) => ownRuleSet(own as OwnRuleSet))];
}

/** Of checked definitions; `rules` is the set offered first, `known` all sets that there are. */
export function ruleSetProblems(
  owns: readonly OwnRuleSet[],
  rules: string,
  known: readonly KnownSet[],
): readonly Problem[] {
  return [...owns.flatMap((own, index) => problemsOfOwn(own, index, owns)), ...unknownRules(rules, known)];
}

/** Only sets of the menu are played at the table. */
function unknownRules(rules: string, known: readonly KnownSet[]): readonly Problem[] {
  const offered = known.filter(({ inMenu }) => inMenu).map(({ id }) => id);
  if (offered.includes(rules)) return [];
  const choices = choice(offered);
  const near = nearName(rules, offered);
  const hint: Text = near === undefined ? '' : { say: 'config.meant', name: near };
  const why: Code = known.some(({ id }) => id === rules)
    ? { say: 'config.notAtTable', rules, choices }
    : { say: 'config.wrong', expected: choices, found: JSON.stringify(rules), hint };
  return [{ path: ['rules'], atKey: false, at: 'rules', why }];
}

function problemsOfOwn(own: OwnRuleSet, index: number, owns: readonly OwnRuleSet[]): readonly Problem[] {
  const problem = (key: string, text: Text, atKey = true): Problem => ({
    path: ['ruleSets', index, ...key.split('.')],
    atKey,
    at: '',
    why: { say: 'config.key', key: `ruleSets[${index}].${key}`, why: text },
  });
  const base = findRules(RULE_SETS, own.like);
  const strange = Object.values(MAKERS)
    .filter((maker) => base !== undefined && maker !== MAKERS[base.family])
    .flatMap(({ title, switches }) =>
      Object.keys(own)
        .filter((key) => key in switches)
        .map((key) => problem(key, { say: 'config.foreign', family: title, like: own.like })),
    );
  if (strange.length > 0) return strange;
  const earlier = [...RULE_SETS, ...owns.slice(0, index).map(ownRuleSet)];
  return [
    ...taken(own, earlier).map(({ key, text }) => problem(key, text, false)),
    ...wrongPlaceholders(own.sentences ?? {}).map(({ key, text }) => problem(`sentences.${key}`, text)),
    ...contradictionsOf(own, ownRuleSet(own)).map(({ key, text }) => problem(key, text)),
  ];
}

/** What the display, the pages and the journal tell sets apart by. */
function taken(own: OwnRuleSet, earlier: RuleSets): readonly { readonly key: string; readonly text: Code }[] {
  const { id, menu, name } = ownRuleSet(own);
  const sameMenu = earlier.find((set) => set.menu === menu);
  const sameName = earlier.find((set) => set.name.toLowerCase() === name.toLowerCase());
  if (findRules(earlier, id) !== undefined) {
    return [{ key: 'id', text: { say: 'config.idTaken', id } }];
  }
  // Pages look results up by id in plain objects, where this one word is there before any game.
  if (id in {}) return [{ key: 'id', text: { say: 'config.idForbidden' } }];
  const taken: { readonly key: string; readonly text: Code }[] = [];
  if (sameMenu !== undefined) {
    const values = { menu, other: sameMenu.id };
    if (own.menu === undefined) taken.push({ key: 'id', text: { say: 'config.idMenu', ...values } });
    else taken.push({ key: 'menu', text: { say: 'config.menuTaken', ...values } });
  }
  if (sameName !== undefined && own.name !== undefined)
    taken.push({ key: 'name', text: { say: 'config.nameTaken', name: sameName.name, other: sameName.id } });
  return taken;
}

function ownRuleSet(own: OwnRuleSet): RuleSet {
  const base = findRules(RULE_SETS, own.like);
  if (base === undefined) throw new Error(`The rule set ${own.id} is like ${own.like}, which is unknown.`);
  const maker: Maker<RuleSet> = MAKERS[base.family];
  return maker.make(base, own);
}

/** What own sets of a family may change. A method, so that the maker of a family takes the rules of all. */
interface Maker<R extends RuleSet> {
  readonly title: Code;
  readonly switches: object;
  make(base: R, own: OwnRuleSet): R;
}

const MAKERS: { readonly 'five-dice': Maker<FiveDiceRules>; readonly farkle: Maker<FarkleRules> } = {
  'five-dice': { title: { say: 'config.fiveDice' }, switches: FIVE_DICE_SWITCHES, make: ownFiveDice },
  farkle: { title: { say: 'config.farkle' }, switches: FARKLE_SWITCHES, make: ownFarkle },
};

function ownFiveDice(base: FiveDiceRules, own: OwnRuleSet): FiveDiceRules {
  const { upperThreshold, upperPoints, upperMax, upperSteps, columns = base.columns } = own;
  const { rolls, savesRolls, yahtzeeBonus, claim, joker } = own;
  const boxes = base.boxes.filter(({ column }) => column === 0);
  return {
    ...base,
    ...facts(base, own),
    boxes: inColumns(boxes, columns.length),
    columns,
    upperBonus: {
      ...base.upperBonus,
      ...given({ threshold: upperThreshold, points: upperPoints, max: upperMax, steps: upperSteps }),
    },
    ...given({ rolls, savesRolls, yahtzeeBonus, claim, joker }),
  };
}

function ownFarkle(base: FarkleRules, own: OwnRuleSet): FarkleRules {
  const switches = Object.keys(FARKLE_SWITCHES) as (keyof typeof FARKLE_SWITCHES)[];
  const changed = Object.fromEntries(switches.map((key) => [key, own[key]]));
  return { ...base, ...facts(base, own), ...given(changed) };
}

type Facts = Pick<
  RuleSet,
  'id' | 'name' | 'menu' | 'inMenu' | 'players' | 'dice' | 'editions' | 'ties' | 'manners'
>;

function facts(base: RuleSet, own: OwnRuleSet): Facts {
  const { id, name = id, playersMax } = own;
  const { menu = id.toUpperCase().replaceAll('-', ' ').slice(0, DISPLAY_LENGTH) } = own;
  const { selectMeans, holdsPersist, holdsFixed, stopEarly, totals, beforeFirstRoll, keysOnCard } = own;
  const manners: Manners = {
    ...base.manners,
    ...given({ selectMeans, holdsPersist, holdsFixed, stopEarly, totals, beforeFirstRoll, keysOnCard }),
    // Who comes to this set is not welcomed to the one that it is like.
    sentences: { ...base.manners.sentences, welcome: MANNERS.plain.welcome, ...given(own.sentences ?? {}) },
  };
  const players = { min: base.players.min, max: playersMax ?? base.players.max };
  const { inMenu } = base;
  const { dice = base.dice, ties = base.ties } = own;
  // What editions of the base differ in may be just what this set changed.
  return { id, name, menu: menu.trim(), inMenu, players, dice, editions: [], ties, manners };
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the keys that say nothing. */
function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
