/** A game looked at with best play: what came by chance, what choices have cost, and three of them to think about again. */
import { useEffect, useState } from 'preact/hooks';
import type { AnalysisAnswer, HistoryGame } from '../../src/server/history/messages.ts';
import { Die } from '../dice/die.tsx';
import { HISTORY_WORDS } from '../texts/history.ts';
import { LineChart } from './line-chart.tsx';
import { isRefused, type LoadRefused, load } from './load.ts';

type JudgedChoice = AnalysisAnswer['decisions'][number];
type Made = JudgedChoice['made'];

export function Analysis({ game }: { game: HistoryGame }) {
  const [answer, setAnswer] = useState<AnalysisAnswer | LoadRefused | undefined>(undefined);
  useEffect(() => {
    if (!game.rehearsal) void load<AnalysisAnswer>(`/history/${game.game}/analysis.json`).then(setAnswer);
  }, []);
  if (game.rehearsal) return null;
  const { title, working } = HISTORY_WORDS.analysis;
  if (answer !== undefined && !isRefused(answer)) return <Looked game={game} analysis={answer} />;
  return (
    <section class="panel">
      <h2>{title}</h2>
      <p class="quiet" role="status">
        {answer === undefined ? working : answer.refused}
      </p>
    </section>
  );
}

interface Props {
  readonly game: HistoryGame;
  readonly analysis: AnalysisAnswer;
}

function Looked({ game, analysis }: Props) {
  const { players, course, costliest, decisions, swing } = analysis;
  const words = HISTORY_WORDS.analysis;
  const hard = costliest.flatMap((index) => decisions[index] ?? []);
  return (
    <div class="columns analysis">
      <section class="panel">
        <h2>{words.title}</h2>
        <Accounts analysis={analysis} />
        {game.status === 'abandoned' && <p class="quiet">{words.left}</p>}
        {swing !== null && (
          <p>
            {words.swing(players[swing.player]?.name ?? '', swing.round, swing.dice.join(''), swing.points)}
          </p>
        )}
        {hard.length > 0 && <h3>{words.again}</h3>}
        {hard.map((choice) => (
          <Position key={choice.event} choice={choice} game={game} />
        ))}
        <details>
          <summary>{words.all}</summary>
          <Choices game={game} analysis={analysis} />
        </details>
      </section>
      <LineChart
        title={words.course}
        names={players.map(({ name }) => name)}
        series={players.map((_, player) => course.map(({ expected }) => expected[player] ?? 0))}
        summary={players.map(({ name, result }) => `${name} ${words.points(result)}`).join(', ')}
        steps={words.events}
      />
    </div>
  );
}

const ACCOUNTS = ['par', 'luck', 'choices', 'corrections', 'adjustments', 'result'] as const;

/** To one decimal, and the column still adds up: what rounding leaves is counted as luck. */
function rounded(account: AnalysisAnswer['players'][number]): Record<(typeof ACCOUNTS)[number], number> {
  const tenth = (value: number) => Math.round(10 * value) / 10;
  const { par, choices, corrections, adjustments, result } = account;
  const told = {
    ...{ par: tenth(par), choices: tenth(choices), corrections: tenth(corrections) },
    ...{ adjustments: tenth(adjustments), result: tenth(result) },
  };
  const others = told.par + told.choices + told.corrections + told.adjustments;
  return { ...told, luck: tenth(told.result - others) };
}

function Accounts({ analysis: { players } }: Pick<Props, 'analysis'>) {
  const words = HISTORY_WORDS.analysis;
  const columns = players.map(rounded);
  const shown = ACCOUNTS.filter(
    (name) => !['corrections', 'adjustments'].includes(name) || columns.some((column) => column[name] !== 0),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys (WCAG 2.1.1).
    <section class="scroll-x" aria-label={words.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {players.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name} data-account={name}>
              <th scope="row">{words.accounts[name]}</th>
              {columns.map((column, player) => (
                <td key={player}>
                  {name === 'par' || name === 'result'
                    ? words.points(column[name])
                    : words.signed(column[name])}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.accuracy}</th>
            {players.map(({ accuracy }, player) => (
              <td key={player}>{accuracy === null ? '–' : words.percent(accuracy)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** One to think about again, with its answer folded. */
function Position({ choice, game }: { choice: JudgedChoice; game: HistoryGame }) {
  const words = HISTORY_WORDS.analysis;
  const { player, round, roll, dice, open, points, yahtzee, best, made, cost } = choice;
  return (
    <div class="position">
      <p>
        {words.position(game.players[player]?.name ?? '', round, roll)}{' '}
        {open.length > 0
          ? words.open(
              open.map((box) => boxName(game, box)),
              points,
            )
          : words.aside(points)}{' '}
        {yahtzee !== undefined && `${boxName(game, 'yahtzee')}: ${yahtzee}.`}
      </p>
      <p class="row">
        {dice.map((face, index) => (
          <Die key={index} face={face} label={`${face}`} mark="" />
        ))}
      </p>
      <details>
        <summary>{words.answer}</summary>
        {words.better(moveText(game, best), moveText(game, made), words.points(cost))}
      </details>
    </div>
  );
}

function Choices({ game, analysis: { decisions, players } }: Props) {
  const words = HISTORY_WORDS.analysis;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys (WCAG 2.1.1).
    <section class="scroll-x" aria-label={words.all} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {Object.values(words.columns).map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {decisions.map(({ event, player, round, dice, made, best, value, cost, takenBack }) => (
            <tr key={event}>
              <td>{`${round} ${players[player]?.name}`}</td>
              <td>{dice.join('')}</td>
              <td>
                {moveText(game, made)} {takenBack === true && words.takenBack}
              </td>
              <td>{cost > 0 ? moveText(game, best) : '✓'}</td>
              <td>{words.points(value)}</td>
              <td>{words.points(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function boxName({ rows }: HistoryGame, category: string): string {
  return rows.find(({ id }) => id === category)?.label ?? category;
}

function moveText(game: HistoryGame, made: Made): string {
  const { moves } = HISTORY_WORDS.analysis;
  if (made === 'stop') return moves.stop;
  if ('score' in made) return boxName(game, made.score);
  const dice = made.keep.join('');
  if (made.next === 'bank') return moves.bank(dice);
  return dice === '' ? moves.rollAll : moves.keep(dice);
}
