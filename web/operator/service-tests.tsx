/** Tests of the tree of service, begun and ended from here; the button test with all that is pressed at this moment. */
import type { InWords } from '../../src/language/sentence.ts';
import type { StatusView } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { ButtonTable } from './button-table.tsx';
import { type Operator, useAsked } from './operator.ts';

/** A finger is on a button for longer than that. */
const QUICK_LOOK_MS = 150;
const LOOK_MS = 2000;

export type RunningTest = InWords<StatusView>['test'];

/** Undefined: not known yet. */
export function useRunningTest(operator: Operator): RunningTest | undefined {
  const slow = useAsked<StatusView>(operator, '/status', 0, LOOK_MS)?.test;
  const isCounting = slow?.name === 'buttons';
  const quick = useAsked<StatusView>(operator, '/status', isCounting ? 1 : 0, isCounting ? QUICK_LOOK_MS : 0);
  return isCounting ? (quick?.test ?? slow) : slow;
}

/** `label`: of the test that goes on. */
export function TestGoesOn({ test, label, stop }: { test: RunningTest; label: string; stop: () => void }) {
  return (
    <div class="rows" data-test={test.name}>
      <p role="status">{OPERATOR_WORDS.service.goesOn(label)}</p>
      <p>
        <button type="button" class="main-button" onClick={stop}>
          {OPERATOR_WORDS.board.stop}
        </button>
      </p>
      {test.name === 'buttons' && <ButtonTable lines={test.buttons} live />}
    </div>
  );
}
