/** Service, as the cabinet has it: how the table is, and every leaf of its tree with what select does there. */
import { useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { ServiceAnswer } from '../../src/server/operator/service-messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, useAsked } from './operator.ts';
import { type RunningTest, TestGoesOn, useRunningTest } from './service-tests.tsx';

const LOOK_MS = 2000;

type Branch = InWords<ServiceAnswer>['branches'][number];
type Line = Branch['leaves'][number];
/** `choice`: index of the value that is wanted. */
type Take = (leaf: string, choice?: number) => void;

export function ServicePanel({ operator }: { operator: Operator }) {
  const answer = useAsked<ServiceAnswer>(operator, '/service', 0, LOOK_MS);
  const test = useRunningTest(operator);
  if (answer === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  const words = OPERATOR_WORDS.service;
  const take: Take = (leaf, choice) =>
    void operator.act('/service', choice === undefined ? { leaf } : { leaf, choice });
  return (
    <div class="desk-rows">
      <section class="panel">
        <h1 class="desk-title">
          {words.title}{' '}
          <span class="mark" data-help={answer.troubles.length === 0}>
            {answer.troubles.length === 0 ? words.allOk : answer.troubles.join(' · ')}
          </span>
        </h1>
        <p class="quiet">{words.lead}</p>
      </section>
      {answer.branches.map((branch) => (
        <BranchTable
          key={branch.hold}
          branch={branch}
          take={take}
          test={test?.name === 'off' ? undefined : test}
          stop={() => void operator.act('/test', { test: 'off' })}
        />
      ))}
    </div>
  );
}

interface BranchProps {
  readonly branch: Branch;
  readonly take: Take;
  /** Left out: none goes on. */
  readonly test: RunningTest | undefined;
  readonly stop: () => void;
}

function BranchTable({ branch, take, test, stop }: BranchProps) {
  const tested = test && branch.kind === 'test' && branch.leaves.find(({ leaf }) => leaf === test.name);
  return (
    <section class="panel rows" data-branch={branch.label}>
      <h2>
        <span class="mark">{branch.hold}</span> {branch.label}
      </h2>
      <p class="quiet">{branch.means}</p>
      {test && tested && <TestGoesOn test={test} label={tested.label} stop={stop} />}
      <table class="leaves">
        <tbody>
          {branch.leaves.map((line) => (
            <tr key={line.leaf} data-leaf={line.leaf}>
              <th scope="row">{line.label}</th>
              <td>
                <Leaf line={line} kind={branch.kind} take={take} />
                <p class="quiet">{line.means}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Leaf({ line, kind, take }: { line: Line; kind: Branch['kind']; take: Take }) {
  const words = OPERATOR_WORDS.service;
  switch (kind) {
    case 'tell':
      return <strong>{line.value ?? '–'}</strong>;
    case 'test':
      return (
        <button
          type="button"
          class="small"
          aria-label={words.beginOf(line.label)}
          onClick={() => take(line.leaf)}
        >
          {words.begin}
        </button>
      );
    case 'do':
      return <Tool line={line} take={take} />;
    case 'set':
      return <Value line={line} take={take} />;
    default:
      return kind satisfies never;
  }
}

function Value({ line, take }: { line: Line; take: Take }) {
  if (line.choices === undefined) return <strong>{OPERATOR_WORDS.service.noFile}</strong>;
  return (
    <select
      aria-label={line.label}
      value={`${line.choice}`}
      onChange={({ currentTarget }) => take(line.leaf, Number(currentTarget.value))}
    >
      {line.choices.map((choice, index) => (
        <option key={index} value={`${index}`}>
          {choice}
        </option>
      ))}
    </select>
  );
}

/** What could not be undone is asked for as often as at the cabinet. */
function Tool({ line, take }: { line: Line; take: Take }) {
  const [asked, setAsked] = useState(0);
  const words = OPERATOR_WORDS.service;
  const press = (): void => {
    const isMeant = asked >= (line.asks ?? 0);
    setAsked(isMeant ? 0 : asked + 1);
    if (isMeant) take(line.leaf);
  };
  return (
    <span class="button-row">
      <button type="button" class="small" aria-label={words.doOf(line.label, asked)} onClick={press}>
        {asked === 0 ? words.do : words.sure}
      </button>
      {asked > 0 && (
        <button type="button" class="small" onClick={() => setAsked(0)}>
          {OPERATOR_WORDS.game.no}
        </button>
      )}
    </span>
  );
}
