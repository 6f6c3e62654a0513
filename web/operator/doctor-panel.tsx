/** The examination of computer, board and data folder: the checks of `dicetable doctor`, a line each with what to do. */
import { useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { DoctorAnswer } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import type { Operator } from './operator.ts';

const MARKS = { well: '✓', hint: '!', wrong: '✗', unknown: '–' } as const;

export function DoctorPanel({ operator }: { operator: Operator }) {
  const [answer, setAnswer] = useState<InWords<DoctorAnswer> | undefined>(undefined);
  const [runs, setRuns] = useState(false);
  const words = OPERATOR_WORDS.doctor;
  const examine = async (): Promise<void> => {
    setRuns(true);
    setAnswer(await operator.ask<DoctorAnswer>('/doctor'));
    setRuns(false);
  };
  return (
    <section class="panel rows">
      <h2>{words.title}</h2>
      <p>
        <button type="button" disabled={runs} onClick={() => void examine()}>
          {words.examine}
        </button>
      </p>
      <p role="status" class="quiet">
        {runs ? words.runs : words.hint}
      </p>
      {answer !== undefined && !runs && (
        <ul class="findings">
          {answer.findings.map(({ id, name, verdict, text, remedy }) => (
            <li key={id} data-check={id} data-verdict={verdict}>
              <strong>
                <span role="img" aria-label={words.verdicts[verdict]}>
                  {MARKS[verdict]}
                </span>{' '}
                {name}
              </strong>{' '}
              {text}
              {remedy !== undefined && <p class="quiet">→ {remedy}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
