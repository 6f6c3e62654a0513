import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { INPUTS } from '../../hardware/cabinet.ts';
import { decide, isRejection } from '../../src/game/index.ts';
import { REFUSED } from '../../src/language/en/refused.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { controlsMarkdown, helpOf, stateTitle } from '../../src/table/control-text.ts';
import { press } from '../../src/table/press.ts';
import { lookAt, STATES, type State } from '../../src/table/shown.ts';
import { whyIgnored } from '../../src/table/state/ignored.ts';
import { groupOf, INPUT_GROUPS } from '../../src/table/state/inputs.ts';
import type { Reaction } from '../../src/table/state/reaction.ts';
import { english } from '../language/english.ts';
import { NOW_MS, situations } from './situations.ts';

const OLD_MS = 501;

/** What becomes of a press in the end, in one word. */
function outcome(reaction: Reaction, state: State): string {
  if (reaction.type !== 'command') return reaction.type;
  if (reaction.command.type === 'start') return 'event';
  const { options, game } = situations()[state];
  const decision = decide(options.ruleSets, game, reaction.command, ({ count }) => Array(count).fill(1));
  return isRejection(decision) ? 'rejection' : 'event';
}

/** Every state × every input, by hand from the contract of the cabinet. */
const EXPECTED: Readonly<Record<State, string>> = {
  //           hold1 … hold6, lever, previous, next, select
  attract: 'shown shown shown shown shown shown shown shown shown shown',
  continue: 'shown shown shown shown shown shown shown shown shown shown',
  'setup-game': 'shown shown shown shown shown shown event shown shown shown',
  'setup-round': 'shown refused refused refused refused refused event shown shown shown',
  'setup-language': 'shown shown shown shown shown shown event shown shown shown',
  'setup-coach': 'shown shown shown shown shown shown event shown shown shown',
  'setup-learn': 'shown shown shown shown shown shown event shown shown event',
  'setup-players': 'shown shown shown shown shown shown event shown shown shown',
  'setup-name': 'ignored shown shown shown shown shown event shown shown event',
  'first-roll': 'event event event event event event event shown shown refused',
  'before-roll': 'refused refused refused refused refused refused event shown shown refused',
  tumbling: 'ignored ignored ignored ignored ignored ignored ignored ignored ignored shown',
  'rolls-left': 'event event event event event rejection event shown shown shown',
  'roll-again': 'event event event event event rejection event refused refused refused',
  'no-rolls-left': 'shown shown shown shown shown shown rejection shown shown shown',
  farkle: 'event event event event event event rejection shown shown rejection',
  farkled: 'ignored ignored ignored ignored ignored ignored ignored ignored ignored ignored',
  'fame-name': 'ignored shown shown shown shown shown shown shown shown shown',
  over: 'ignored ignored ignored ignored ignored ignored event shown shown shown',
  'house-rolls': 'shown shown shown shown shown shown shown shown shown shown',
  'house-plays': 'shown shown shown shown shown shown shown shown shown shown',
  menu: 'ignored ignored ignored ignored ignored ignored shown shown shown shown',
  'service-address': 'ignored ignored ignored ignored ignored ignored ignored ignored ignored shown',
  'service-pin': 'ignored ignored ignored ignored ignored ignored ignored ignored ignored shown',
  'service-top': 'shown shown shown shown shown shown shown shown shown shown',
  'service-branch': 'shown shown shown shown shown shown shown shown shown shown',
  'service-edit': 'shown shown shown shown shown shown shown shown shown shown',
  'service-show': 'shown shown shown shown shown shown shown shown shown shown',
  'service-latency': 'ignored ignored shown ignored ignored ignored shown ignored ignored shown',
  'service-recall': 'shown shown shown shown shown shown shown shown shown ignored',
  'service-books': 'shown shown shown shown shown shown shown shown shown shown',
  'service-buttons': 'shown shown shown shown shown shown shown shown shown shown',
  saving: 'ignored ignored ignored ignored ignored ignored ignored ignored ignored ignored',
  stopped: 'ignored ignored ignored ignored ignored ignored ignored ignored ignored ignored',
};

describe.each(STATES)('in the state "%s"', (state) => {
  test('the situation of the test is in that state', () => {
    expect(lookAt(situations()[state]).top.state).toBe(state);
  });

  test('every input has exactly the outcome of the contract', () => {
    const outcomes = INPUTS.map((input) => outcome(press(lookAt(situations()[state]), input, 0), state));
    expect(outcomes.join(' ')).toBe(EXPECTED[state]);
  });

  test('a press changes no situation, and the same press has the same reaction', () => {
    for (const input of INPUTS) {
      const situation = situations()[state];
      const first = press(lookAt(situation), input, 0);
      expect(situation).toEqual(situations()[state]);
      expect(press(lookAt(situation), input, 0)).toEqual(first);
    }
  });

  test('an ignored press changes nothing that is shown, and says why in documented words', () => {
    for (const input of INPUTS) {
      const situation = situations()[state];
      const reaction = press(lookAt(situation), input, 0);
      if (reaction.type !== 'ignored') continue;
      expect(reaction.ui).toBe(situation.ui);
      expect(english(whyIgnored(reaction.reason))).toMatch(/\w/);
    }
  });

  test('a press that is too old is never played', () => {
    for (const input of INPUTS) {
      const reaction = press(lookAt(situations()[state]), input, OLD_MS);
      expect(['refused', 'ignored']).toContain(reaction.type);
      if (reaction.type === 'refused') expect(reaction.refusal.code).toBe('stale');
    }
  });

  test('select does nothing in the first 300 ms after a turn change', () => {
    const situation = situations()[state];
    const guarded = { ...situation, ui: { ...situation.ui, guardUntilMs: NOW_MS + 1 } };
    expect(press(lookAt(guarded), 'select', 0).type).toBe('ignored');
  });

  test('every input has words for players, short enough for a page', () => {
    for (const text of [stateTitle(state), ...INPUT_GROUPS.map((group) => helpOf(state, group))]) {
      expect(english(text)).toMatch(/^.{3,70}$/);
    }
  });
});

test('every refusal that the table of controls names exists', () => {
  const helps = STATES.flatMap((state) => INPUT_GROUPS.map((group) => english(helpOf(state, group))));
  const named = helps.flatMap((help) => help.match(/refused[:,] ([A-Z0-9 ]+)$/)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((text) => !(Object.values(REFUSED) as readonly unknown[]).includes(text))).toEqual([]);
});

test('every input belongs to one group', () => {
  expect(INPUTS.map(groupOf)).toEqual([...Array(6).fill('hold'), 'lever', 'leaf', 'leaf', 'select']);
});

test('the README of the table shows the control table as it is', () => {
  const readme = readFileSync(new URL('../../src/table/README.md', import.meta.url), 'utf8');
  expect(readme).toContain(controlsMarkdown(SENTENCES));
});
