/** The books of all tables, a month at a time: by table, by day, and as a file. */
import { useState } from 'preact/hooks';
import type { TakingsAnswer, TakingsLine } from '../../src/hall/fleet/messages.ts';
import { type Operator, useAsked } from '../operator/operator.ts';
import { FLEET_WORDS } from '../texts/fleet.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';

const LOOK_MS = 30_000;

export function Takings({ operator }: { operator: Operator }) {
  const [month, setMonth] = useState('');
  const answer = useAsked<TakingsAnswer>(operator, `/books?month=${month}`, 0, LOOK_MS);
  const words = FLEET_WORDS.takings;
  if (answer === undefined) return null;
  return (
    <section class="panel rows">
      <h2>{words.title}</h2>
      {answer.months.length === 0 ? (
        <p class="quiet">{words.none}</p>
      ) : (
        <>
          <p class="row fleet-month">
            <select
              value={answer.month}
              aria-label={words.month}
              onChange={({ currentTarget }) => setMonth(currentTarget.value)}
            >
              {answer.months.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
            <a class="button small" href={`/fleet/api/books.csv?month=${answer.month}`} download>
              {words.csv}
            </a>
          </p>
          <Lines caption={words.byTable} lines={[...answer.tables, ...named(answer.all)]} />
          <Lines caption={words.byDay} lines={answer.days} />
          {answer.aside.length > 0 && (
            <>
              <p class="quiet">{words.aside}</p>
              <ul class="findings">
                {answer.aside.map(({ name, day, money, currency }, at) => (
                  <li key={`${at} ${day}`}>
                    {day}: <strong>{name}</strong>, {moneyOf(money, currency)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}

const named = (all: readonly TakingsLine[]): readonly TakingsLine[] =>
  all.map((line) => ({ ...line, name: FLEET_WORDS.takings.all }));

function moneyOf(money: number, currency: string): string {
  const { amount } = OPERATOR_WORDS;
  return currency === '' ? amount.number(money / 100) : amount.money(money, currency);
}

const COLUMNS = ['games', 'players', 'minutes', 'coins', 'paidGames', 'freeGames', 'serviceCredits'] as const;

function Lines({ caption, lines }: { caption: string; lines: readonly TakingsLine[] }) {
  const words = FLEET_WORDS.takings;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys (WCAG 2.1.1).
    <section class="scroll-x" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden-text">{caption}</span>
            </th>
            <th scope="col" class="number">
              {words.money}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" class="number">
                {words.column[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.name} ${line.currency}`}>
              <th scope="row" class="one-line">
                {line.name}
              </th>
              <td class="number">{moneyOf(line.money, line.currency)}</td>
              {COLUMNS.map((column) => (
                <td key={column} class="number">
                  {OPERATOR_WORDS.amount.number(line[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
