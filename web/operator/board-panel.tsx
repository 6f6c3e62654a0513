/** The board: its state and figures, and tests of buttons, LEDs and display. */
import type { StatusView, TestName } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, useAsked } from './operator.ts';

const TEXTS = OPERATOR_WORDS.board;
/** A finger is on a button for longer than that. */
const TEST_LOOK_MS = 150;
const LOOK_MS = 2000;

export function BoardPanel({ operator }: { operator: Operator }) {
  const slow = useAsked<StatusView>(operator, '/status', 0, LOOK_MS);
  const isTested = slow !== undefined && slow.test.name !== 'off';
  const quick = useAsked<StatusView>(operator, '/status', isTested ? 1 : 0, isTested ? TEST_LOOK_MS : 0);
  const status = isTested ? (quick ?? slow) : slow;
  if (status === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  return (
    <div class="columns">
      <Facts status={status} />
      <Tests test={status.test} begin={(test) => void operator.act('/test', { test })} />
    </div>
  );
}

function Facts({ status: { board, viewers } }: { status: StatusView }) {
  const stuck = board.stuck.map((input) => TEXTS.names[input] ?? input).join(', ');
  const rows: readonly (readonly [string, string | number])[] = [
    [TEXTS.state, TEXTS.states[board.state]],
    [TEXTS.kind, board.kind],
    [TEXTS.what, board.description],
    [TEXTS.fault, board.fault ?? TEXTS.none],
    [TEXTS.stuck, stuck || TEXTS.none],
    [TEXTS.displays, board.displays],
    [TEXTS.pictures, board.picturesPerSecond ?? '…'],
    [TEXTS.viewers, viewers],
  ];
  return (
    <section class="panel" data-board={board.state}>
      <h1 class="desk-title">
        {TEXTS.title} <span class="mark">{TEXTS.states[board.state]}</span>
      </h1>
      <dl class="facts-list">
        {rows.map(([name, value]) => [<dt key={`${name} t`}>{name}</dt>, <dd key={`${name} d`}>{value}</dd>])}
      </dl>
      <h3>{TEXTS.counters}</h3>
      <dl class="facts-list">
        {Object.entries(board.counters).map(([name, value]) => [
          <dt key={`${name} t`}>{TEXTS.counter[name] ?? words(name)}</dt>,
          <dd key={`${name} d`}>{value}</dd>,
        ])}
      </dl>
      {board.limits.length > 0 && <h3>{TEXTS.limits}</h3>}
      {board.limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
    </section>
  );
}

function Tests({ test, begin }: { test: StatusView['test']; begin: (test: TestName) => void }) {
  const { name, buttons } = test;
  return (
    <section class="panel rows" data-test={name}>
      <h2>{TEXTS.tests}</h2>
      <p class="button-row">
        {(['buttons', 'leds', 'display'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={name === each} onClick={() => begin(each)}>
            {TEXTS[each]}
          </button>
        ))}
        {name !== 'off' && (
          <button type="button" class="main-button" onClick={() => begin('off')}>
            {TEXTS.stop}
          </button>
        )}
      </p>
      {name !== 'off' && <p role="status">{TEXTS.running[name]}</p>}
      {name === 'buttons' && (
        <table>
          <thead>
            <tr>
              <th scope="col">{TEXTS.input}</th>
              <th scope="col">{TEXTS.level}</th>
              <th scope="col" class="number">
                {TEXTS.presses}
              </th>
              <th scope="col" class="number">
                {TEXTS.bounces}
              </th>
            </tr>
          </thead>
          <tbody>
            {buttons.map(({ input, pressed, presses, bounces }) => (
              <tr key={input} data-input={input} data-pressed={pressed}>
                <th scope="row">{TEXTS.names[input] ?? input}</th>
                <td>{pressed ? `● ${TEXTS.pressed}` : `○ ${TEXTS.released}`}</td>
                <td class="number">{presses}</td>
                <td class="number">{bounces}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** `boardLostBytes` → `board lost bytes`. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
