/** The board: its state and figures, its firmware, and what examines it. */
import { useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { StatusView } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { DoctorPanel } from './doctor-panel.tsx';
import { FirstLightCards } from './first-light.tsx';
import { FlashPanel } from './flash-panel.tsx';
import { nameOfInput } from './input-name.ts';
import { type Operator, useAsked } from './operator.ts';
import { SoundPanel } from './sound-panel.tsx';

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
  const status = useAsked<StatusView>(operator, '/status', 0, LOOK_MS);
  if (status === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  return (
    <div class="columns">
      <Facts status={status} />
      <div class="desk-rows">
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
      <p class="quiet">{OPERATOR_WORDS.board.countersHint}</p>
      {board.limits.length > 0 && <h3>{OPERATOR_WORDS.board.limits}</h3>}
      {board.limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
    </section>
  );
}

function countersOf({ counters }: InWords<StatusView>['board']): readonly (keyof typeof counters)[] {
  return Object.keys(counters) as (keyof typeof counters)[];
}
