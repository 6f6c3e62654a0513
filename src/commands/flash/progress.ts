/** How far a flash is: a bar that is drawn over itself on a terminal, a line for each stage elsewhere, a line of JSON for programs. */
import type { FlashProgress } from '../../flash-board.ts';
import type { Speech } from '../speech.ts';

const BAR_CHARACTERS = 30;
const STAGES = {
  find: { say: 'command.flashFind' },
  write: { say: 'command.flashWrite' },
  read: { say: 'command.flashRead' },
  start: { say: 'command.flashStart' },
} as const;
export type Telling = 'bar' | 'lines' | 'json';

export function tellerOf(
  form: Telling,
  { told }: Pick<Speech, 'told'>,
  write: (text: string) => void,
): (progress: FlashProgress) => void {
  let last = '';
  return (progress) => {
    const { stage, done, of } = progress;
    if (form === 'json') write(`${JSON.stringify(progress)}\n`);
    else if (form === 'bar') {
      const lit = Math.round((done / of) * BAR_CHARACTERS);
      const bar = '█'.repeat(lit) + '░'.repeat(BAR_CHARACTERS - lit);
      const end = stage === 'start' && done === of ? '\n' : '';
      write(`\r${bar} ${told(STAGES[stage])}\u001b[K${end}`);
    } else if (stage !== last) write(`${told(STAGES[stage])}\n`);
    last = stage;
  };
}
