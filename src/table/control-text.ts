/** What every input does in every state, in words. */
import { SCREENS } from './screens/list.ts';
import { STATES } from './shown.ts';
import { INPUT_GROUPS } from './state/inputs.ts';

/** The control table for README and how-to-play page, in Markdown. */
export function controlsMarkdown(): string {
  const rows = STATES.map((state) => {
    const { title, controls } = SCREENS[state];
    return `| ${[title, ...INPUT_GROUPS.map((group) => controls[group].help)].join(' | ')} |`;
  });
  return ['| | holds 1–6 | lever | previous, next | select |', '|---|---|---|---|---|', ...rows].join('\n');
}
