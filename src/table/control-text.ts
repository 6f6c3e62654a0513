/** What every state is called and what every input does in it, in words. */
import { type Code, plain, type SpokenWords, tell } from '../language/sentence.ts';
import { SCREENS } from './screens/list.ts';
import { STATES, type State } from './shown.ts';
import { whyIgnored } from './state/ignored.ts';
import { INPUT_GROUPS, type InputGroup } from './state/inputs.ts';

export function stateTitle(state: State): Code {
  return plain(`state.${state}`);
}

export function helpOf(state: State, group: InputGroup): Code {
  const control = SCREENS[state].controls[group];
  return 'ignored' in control ? { say: 'help.nothing', why: whyIgnored(control.ignored) } : control.help;
}

/** Whether anything comes of a press beside a word on the display. */
export function works(state: State, group: InputGroup): boolean {
  return !['help.nothing', 'help.refused'].includes(helpOf(state, group).say);
}

/** The control table of the README, in Markdown. */
export function controlsMarkdown(words: SpokenWords): string {
  const rows = STATES.map((state) => {
    const cells = [stateTitle(state), ...INPUT_GROUPS.map((group) => helpOf(state, group))];
    return `| ${cells.map((cell) => tell(words, cell)).join(' | ')} |`;
  });
  return ['| | holds 1–6 | lever | previous, next | select |', '|---|---|---|---|---|', ...rows].join('\n');
}
