/** What the table was used for: by day, week or month, with the hours of the day, the buttons, and everything to take away. */
import { useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { AuditsAnswer } from '../../src/server/operator/service-messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { BarChart } from './bar-chart.tsx';
import { ButtonTable } from './button-table.tsx';
import { nameOfInput } from './input-name.ts';
import { type Operator, useAsked } from './operator.ts';
import { useSetNames } from './set-names.ts';

const PERIODS = ['day', 'week', 'month'] as const;
type Period = (typeof PERIODS)[number];
type Audits = InWords<AuditsAnswer>;

const LOOK_MS = 10_000;
/** As many bars as a phone has room for. */
const MOST_BARS = 31;
const MINUTE_MS = 60_000;

export function AuditsPanel({ operator }: { operator: Operator }) {
  const [period, setPeriod] = useState<Period>('day');
  const answer = useAsked<AuditsAnswer>(operator, `/audits?period=${period}`, 0, LOOK_MS);
  const nameOf = useSetNames(operator);
  if (answer === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  const words = OPERATOR_WORDS.audits;
  const { all, periods } = answer;
  return (
    <div class="desk-rows" data-audits={answer.period}>
      <section class="panel rows">
        <h1 class="desk-title">{words.title}</h1>
        <p class="button-row">
          {PERIODS.map((each) => (
            <button
              key={each}
              type="button"
              class={each === period ? 'main-button' : ''}
              aria-pressed={each === period}
              onClick={() => setPeriod(each)}
            >
              {words.by[each]}
            </button>
          ))}
        </p>
        {answer.behind > 0 && <p role="status">{words.behind(answer.behind)}</p>}
        <p class="button-row">
          {(['csv', 'json'] as const).map((kind) => (
            <a
              key={kind}
              class="button small"
              href={`/operator/api/audits.${kind}?period=${period}`}
              download
            >
              {words.export(kind.toUpperCase())}
            </a>
          ))}
        </p>
      </section>
      <div class="columns">
        <BarChart
          title={words.gamesBy[answer.period]}
          bars={periods
            .slice(0, MOST_BARS)
            .map(({ name, games }) => ({ name: name.slice('2026-'.length), count: games }))
            .reverse()}
        />
        <BarChart title={words.hours} bars={all.hours.map((count, hour) => ({ name: `${hour}`, count }))} />
        <Totals answer={answer} nameOf={nameOf} />
        <Buttons all={all} unused={answer.unused} />
      </div>
      <Table answer={answer} />
    </div>
  );
}

function Totals({
  answer: { all, currency, faults },
  nameOf,
}: {
  answer: Audits;
  nameOf: (id: string) => string;
}) {
  const words = OPERATOR_WORDS.audits;
  const minutes = all.ended === 0 ? 0 : all.playedMs / all.ended / MINUTE_MS;
  const rows: readonly (readonly [string, number | string])[] = [
    ...COLUMNS.map(([column, count]) => [words.column[column], count(all, currency)] as const),
    [words.perGame, Math.round(minutes)],
    [words.column.paidGames, all.paidGames],
    [words.column.freeGames, all.freeGames],
    [words.column.linkErrors, all.linkErrors],
    [words.column.doors, all.doors],
    [words.column.slams, all.slams],
  ];
  return (
    <section class="panel">
      <h2>{words.total}</h2>
      <dl class="facts-list">
        {rows.map(([name, value]) => [
          <dt key={`${name} t`}>{name}</dt>,
          <dd key={`${name} d`}>{amountOf(value)}</dd>,
        ])}
        {Object.entries(all.rules).map(([rules, games]) => [
          <dt key={`${rules} t`}>{nameOf(rules)}</dt>,
          <dd key={`${rules} d`}>{OPERATOR_WORDS.amount.number(games ?? 0)}</dd>,
        ])}
        {faults.map(({ what, count }) => [
          <dt key={`${what} t`}>{words.fault(what)}</dt>,
          <dd key={`${what} d`}>{OPERATOR_WORDS.amount.number(count)}</dd>,
        ])}
      </dl>
    </section>
  );
}

function Buttons({ all, unused }: { all: Audits['all']; unused: Audits['unused'] }) {
  const words = OPERATOR_WORDS.audits;
  const pressed = Object.entries(all.presses) as readonly (readonly [keyof typeof all.presses, number])[];
  return (
    <section class="panel rows">
      <h2>{words.buttons}</h2>
      {unused.length > 0 && <p role="status">{words.unused(unused.map((input) => nameOfInput(input)))}</p>}
      <ButtonTable
        lines={pressed.map(([input, presses]) => ({ input, presses, bounces: all.bounces[input] ?? 0 }))}
      />
    </section>
  );
}

const COLUMNS = [
  ['games', ({ games }) => games],
  ['ended', ({ ended }) => ended],
  ['left', ({ left }) => left],
  ['players', ({ players }) => players],
  ['minutes', ({ playedMs }) => Math.round(playedMs / MINUTE_MS)],
  ['rolls', ({ rolls }) => rolls],
  ['yahtzees', ({ yahtzees }) => yahtzees],
  ['corrections', ({ corrections }) => corrections],
  ['takeBacks', ({ takeBacks }) => takeBacks],
  ['coins', ({ coins }) => coins],
  ['money', ({ money }, currency) => OPERATOR_WORDS.amount.money(money, currency)],
  ['starts', ({ starts }) => starts],
] as const satisfies readonly (readonly [
  keyof typeof OPERATOR_WORDS.audits.column,
  (audit: Audits['all'], currency: string) => number | string,
])[];

function amountOf(count: number | string): string {
  return typeof count === 'string' ? count : OPERATOR_WORDS.amount.number(count);
}

function Table({ answer: { periods, currency } }: { answer: Audits }) {
  const words = OPERATOR_WORDS.audits;
  return (
    <section class="panel">
      <div class="scroll-x">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.period}</th>
              {COLUMNS.map(([column]) => (
                <th key={column} scope="col" class="number">
                  {words.column[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map((audit) => (
              <tr key={audit.name} data-period={audit.name}>
                <th scope="row" class="one-line">
                  {audit.name}
                </th>
                {COLUMNS.map(([column, count]) => (
                  <td key={column} class="number">
                    {amountOf(count(audit, currency))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
