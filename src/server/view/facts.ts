/** What pages ask for once: the house rules, the controls in words, and where the phone page is found. */
import { encode } from 'uqr';
import { familyOf, houseRules, type RuleSet, type RuleSets } from '../../game/index.ts';
import { SCREENS } from '../../table/screens/list.ts';
import { STATES, type State } from '../../table/shown.ts';
import type { ControlFacts, Facts, RuleFacts } from './messages.ts';

/** `addresses`: of the phone page, the one to show as a QR code first. */
export function factsOf(ruleSets: RuleSets, addresses: readonly string[]): Facts {
  return {
    rules: Object.fromEntries(ruleSets.map((rules) => [rules.id, ruleFacts(rules)])),
    controls: STATES.map(controlFacts),
    addresses,
    qr: qrRows(addresses[0] ?? ''),
  };
}

function ruleFacts(rules: RuleSet): RuleFacts {
  const [, , ...card] = houseRules(rules);
  return {
    name: rules.name,
    card,
    boxes: Object.fromEntries(
      familyOf(rules)
        .boxes(rules)
        .map(({ kind, label, condition, pays }) => [kind, `${label}: ${condition}. Pays ${pays}.`]),
    ),
  };
}

function controlFacts(state: State): ControlFacts {
  const { title, controls } = SCREENS[state];
  const { hold, lever, leaf, select } = controls;
  return { state, title, hold: hold.help, lever: lever.help, leaf: leaf.help, select: select.help };
}

/** A row of modules is a string of 0 (light) and 1 (dark). */
function qrRows(text: string): readonly string[] {
  if (text === '') return [];
  const { data } = encode(text, { ecc: 'M', border: 0 });
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
}
