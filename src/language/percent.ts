/** Chances as people read them: no chance is told as nothing or as certain that is not. */

/** Does not end a line. */
const SPACE = '\u00a0';

export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (chance > 0 && whole === 0) return `<${SPACE}1${SPACE}%`;
  if (chance < 1 && whole === 100) return `>${SPACE}99${SPACE}%`;
  return `${whole}${SPACE}%`;
}
