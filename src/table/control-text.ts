/** The control table in words. */
import { CONTROL_STATES, CONTROLS, INPUT_GROUPS } from './control.ts';

/** The control table for README and how-to-play page, in Markdown. */
export function controlsMarkdown(): string {
  const rows = CONTROL_STATES.map((state) => {
    const { title, controls } = CONTROLS[state];
    return `| ${[title, ...INPUT_GROUPS.map((group) => controls[group].help)].join(' | ')} |`;
  });
  return ['| | holds 1–6 | lever | previous, next | select |', '|---|---|---|---|---|', ...rows].join('\n');
}
