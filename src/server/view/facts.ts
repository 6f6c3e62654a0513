/** What pages ask for once: the house rules, the controls in words, and where the phone page is found. */
import {
  boxName,
  boxValues,
  familyOf,
  fiveDiceRules,
  houseRules,
  type RuleSet,
  type RuleSets,
  setName,
} from '../../game/index.ts';
import type { Text } from '../../language/sentence.ts';
import { helpOf, stateTitle, works } from '../../table/control-text.ts';
import { STATES, type State } from '../../table/shown.ts';
import type { InputGroup } from '../../table/state/inputs.ts';
import type { ControlFacts, Facts, ReachFacts, RuleFacts } from './messages.ts';
import { qrRows } from './qr-rows.ts';

/** `addresses`: of the phone page, the one to show as a QR code first. */
export function factsOf(ruleSets: RuleSets, addresses: readonly string[], version: string): Facts {
  return {
    version,
    rules: Object.fromEntries(ruleSets.map((rules) => [rules.id, ruleFacts(rules)])),
    controls: STATES.map(controlFacts),
    addresses,
    qr: qrRows(addresses[0] ?? ''),
  };
}

function ruleFacts(rules: RuleSet): RuleFacts {
  const [, , ...card] = houseRules(rules);
  return {
    name: setName(rules),
    card,
    boxes: Object.fromEntries(
      familyOf(rules)
        .boxes(rules)
        .map((box): [string, Text] => {
          const { kind, condition, pays } = box;
          return [kind, { say: 'house.boxRule', box: boxName(box), condition, pays }];
        }),
    ),
    pictures: familyOf(rules).pictures(rules),
    ...reachFacts(rules),
  };
}

function reachFacts(rules: RuleSet): { readonly reach?: ReachFacts } {
  const own = fiveDiceRules(rules);
  if (own === undefined) return {};
  const boxes = own.boxes.filter(({ column }) => column === 0);
  const { max, threshold, points, steps = [] } = own.upperBonus;
  return {
    reach: {
      most: Object.fromEntries(
        boxes.map(({ kind, category }) => [kind, Math.max(...boxValues({ ...own, claim: 0 }, category))]),
      ),
      upper: boxes.filter(({ section }) => section === 'upper').map(({ kind }) => kind),
      steps: [{ threshold, points }, ...steps],
      ...(max === undefined ? {} : { max }),
      again: Math.max(own.yahtzeeBonus, own.claim),
    },
  };
}

function controlFacts(state: State): ControlFacts {
  const help = (group: InputGroup) => (works(state, group) ? helpOf(state, group) : null);
  return {
    ...{ state, title: stateTitle(state) },
    ...{ hold: help('hold'), lever: help('lever'), leaf: help('leaf'), select: help('select') },
  };
}
