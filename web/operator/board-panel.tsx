/** The board: its state and figures, and tests of buttons, LEDs and display. */
import { useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { StatusView, TestName } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { DoctorPanel } from './doctor-panel.tsx';
import { FirstLightCards } from './first-light.tsx';
import { FlashPanel } from './flash-panel.tsx';
import { nameOfInput } from './input-name.ts';
import { type Operator, useAsked } from './operator.ts';
import { SoundPanel } from './sound-panel.tsx';

/** A finger is on a button for longer than that. */
const TEST_LOOK_MS = 150;
const LOOK_MS = 2000;

export function BoardPanel({ operator }: { operator: Operator }) {
  const [lights, setLights] = useState(false);
  return lights ? (
    <FirstLightCards operator={operator} close={() => setLights(false)} />
  ) : (
    <Desk operator={operator} light={() => setLights(true)} />
  );
}

function Desk({ operator, light }: { operator: Operator; light: () => void }) {
  const slow = useAsked<StatusView>(operator, '/status', 0, LOOK_MS);
  const isTested = slow !== undefined && slow.test.name !== 'off';
  const quick = useAsked<StatusView>(operator, '/status', isTested ? 1 : 0, isTested ? TEST_LOOK_MS : 0);
  const status = isTested ? (quick ?? slow) : slow;
  if (status === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  return (
    <div class="columns">
      <Facts status={status} />
      <div class="desk-rows">
        <Tests test={status.test} begin={(test) => void operator.act('/test', { test })} />
        <SoundPanel operator={operator} status={status} />
        <FlashPanel operator={operator} status={status} />
        <DoctorPanel operator={operator} />
        <section class="panel rows">
          <h2>{OPERATOR_WORDS.board.firstLight}</h2>
          <p>{OPERATOR_WORDS.board.firstLightHint}</p>
          <p>
            <button type="button" onClick={light}>
              {OPERATOR_WORDS.board.firstLight}
            </button>
          </p>
        </section>
      </div>
    </div>
  );
}

function Facts({ status: { board, viewers, version } }: { status: InWords<StatusView> }) {
  const stuck = board.stuck.map((input) => nameOfInput(input)).join(', ');
  const rows: readonly (readonly [string, string | number])[] = [
    [OPERATOR_WORDS.board.state, OPERATOR_WORDS.board.states[board.state]],
    [OPERATOR_WORDS.board.kind, board.kind],
    [OPERATOR_WORDS.board.what, board.description],
    [OPERATOR_WORDS.board.fault, board.fault ?? OPERATOR_WORDS.board.none],
    [OPERATOR_WORDS.board.stuck, stuck || OPERATOR_WORDS.board.none],
    [OPERATOR_WORDS.board.displays, board.displays],
    [
      OPERATOR_WORDS.board.pictures,
      board.picturesPerSecond === null ? '…' : OPERATOR_WORDS.amount.number(board.picturesPerSecond),
    ],
    [OPERATOR_WORDS.board.viewers, viewers],
    [OPERATOR_WORDS.board.version, version],
  ];
  return (
    <section class="panel" data-board={board.state}>
      <h1 class="desk-title">
        {OPERATOR_WORDS.board.title} <span class="mark">{OPERATOR_WORDS.board.states[board.state]}</span>
      </h1>
      <dl class="facts-list">
        {rows.map(([name, value]) => [<dt key={`${name} t`}>{name}</dt>, <dd key={`${name} d`}>{value}</dd>])}
      </dl>
      <h3>{OPERATOR_WORDS.board.counters}</h3>
      <dl class="facts-list">
        {countersOf(board).map((name) => [
          <dt key={`${name} t`}>{OPERATOR_WORDS.board.counter[name]}</dt>,
          <dd key={`${name} d`}>{board.counters[name]}</dd>,
        ])}
      </dl>
      {board.limits.length > 0 && <h3>{OPERATOR_WORDS.board.limits}</h3>}
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
      <h2>{OPERATOR_WORDS.board.tests}</h2>
      <p class="button-row">
        {(['buttons', 'leds', 'display'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={name === each} onClick={() => begin(each)}>
            {OPERATOR_WORDS.board[each]}
          </button>
        ))}
        {name !== 'off' && (
          <button type="button" class="main-button" onClick={() => begin('off')}>
            {OPERATOR_WORDS.board.stop}
          </button>
        )}
      </p>
      {name !== 'off' && <p role="status">{OPERATOR_WORDS.board.running[name]}</p>}
      {name === 'buttons' && (
        <table>
          <thead>
            <tr>
              <th scope="col">{OPERATOR_WORDS.board.input}</th>
              <th scope="col">{OPERATOR_WORDS.board.level}</th>
              <th scope="col" class="number">
                {OPERATOR_WORDS.board.presses}
              </th>
              <th scope="col" class="number">
                {OPERATOR_WORDS.board.bounces}
              </th>
            </tr>
          </thead>
          <tbody>
            {buttons.map(({ input, pressed, presses, bounces }) => (
              <tr key={input} data-input={input} data-pressed={pressed}>
                <th scope="row">{nameOfInput(input)}</th>
                <td>
                  {pressed ? `● ${OPERATOR_WORDS.board.pressed}` : `○ ${OPERATOR_WORDS.board.released}`}
                </td>
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

function countersOf({ counters }: InWords<StatusView>['board']): readonly (keyof typeof counters)[] {
  return Object.keys(counters) as (keyof typeof counters)[];
}
