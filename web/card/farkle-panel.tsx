/** A game of Farkle: the turn under way, the race to the target, and what the last turns brought. */
import type { ComponentChildren } from 'preact';
import type { FarkleView } from '../../src/server/view/messages.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { TEXTS } from '../texts/live.ts';
import { raceNote } from './race-note.ts';

interface Props {
  readonly players: ToldSnapshot['players'];
  readonly farkle: FarkleView;
}

/** All three, one below the other; the TV arranges them by itself. */
export function FarklePanel({ players, farkle }: Props) {
  return (
    <section class="farkle filling" data-farkle>
      <FarkleTurnPanel farkle={farkle} />
      <Race players={players} farkle={farkle} />
      <Sheet players={players} farkle={farkle} />
    </section>
  );
}

/** What the turn is worth, and what may still be lost. */
export function FarkleTurnPanel({ farkle }: { farkle: FarkleView }) {
  const { turnPoints, pickedPoints, lost } = farkle;
  const state = lost !== null ? 'lost' : farkle.hotDice ? 'hot' : pickedPoints === 0 ? 'wrong' : 'plain';
  return (
    <div class="farkle-turn" data-state={state}>
      <dl>
        <Sum word={TEXTS.farkle.setAside} points={turnPoints} name="turn" />
        <Sum word={TEXTS.farkle.picked} points={pickedPoints} name="picked" />
        <Sum word={TEXTS.farkle.together} points={turnPoints + (pickedPoints ?? 0)} name="together" />
      </dl>
      <p data-farkle-state={state}>{turnWords(farkle, state)}</p>
    </div>
  );
}

function turnWords({ lost, diceLeft }: FarkleView, state: 'lost' | 'hot' | 'wrong' | 'plain'): string {
  if (state === 'lost') return TEXTS.farkle.lost(lost ?? 0);
  if (state === 'hot') return TEXTS.farkle.hotDice;
  return state === 'wrong' ? TEXTS.farkle.noPoints : TEXTS.farkle.diceLeft(diceLeft);
}

export function Sum({ word, points, name }: { word: string; points: number | null; name: string }) {
  return (
    <div data-farkle-sum={name}>
      <dt>{word}</dt>
      <dd>
        {points === null ? TEXTS.farkle.nothing : `${name === 'picked' ? '+' : ''}${TEXTS.number(points)}`}
      </dd>
    </div>
  );
}

interface RaceProps extends Props {
  /** What stands between a player's name and total. */
  readonly beside?: ((player: number) => ComponentChildren) | undefined;
}

/** Totals on their way to the target; in the place of the standings where there is room for them. */
export function Race({ players, farkle, beside }: RaceProps) {
  const { target, turnPoints, pickedPoints, lost } = farkle;
  const best = Math.max(...players.map(({ total }) => total));
  return (
    <div class="farkle-race">
      <h2>{TEXTS.farkle.race(target)}</h2>
      <ol>
        {players.map(({ name, total, current, winner }, player) => {
          const hopes = current && lost === null ? turnPoints + (pickedPoints ?? 0) : 0;
          return (
            <li key={name} data-racer={player} data-current={current} data-winner={winner}>
              <Fitted class={nameClass(name, 'farkle-name')}>{name}</Fitted>
              {beside?.(player)}
              <span class="farkle-total" data-best={total === best && total > 0}>
                {TEXTS.number(total)}
              </span>
              <span class="farkle-bar" aria-hidden="true">
                <span class="farkle-banked" style={{ width: `${share(total, target)}%` }} />
                <span
                  class="farkle-hopes"
                  style={{ width: `${share(total + hopes, target) - share(total, target)}%` }}
                />
              </span>
              <span class="farkle-note">{raceNote(players, farkle, player)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Of the bar, in percent. A total below zero has none of it. */
function share(points: number, target: number): number {
  return Math.min(100, Math.max(0, (100 * points) / target));
}

/** One row a turn, the newest first; `rows`: at most so many; `latest`: who has just banked. */
export function Sheet({
  players,
  farkle: { turns },
  rows = Number.POSITIVE_INFINITY,
  latest,
}: Props & { readonly rows?: number; readonly latest?: number | undefined }) {
  const most = Math.max(...turns.map(({ count }) => count));
  const shown = Math.min(rows, Math.max(...turns.map(({ latest }) => latest.length)));
  const numbers = Array.from({ length: shown }, (_, index) => most - index);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
    <section class="farkle-sheet" tabIndex={0} aria-label={TEXTS.farkle.sheet}>
      {shown === 0 ? (
        <p class="farkle-empty">{TEXTS.farkle.noTurn}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{TEXTS.farkle.turnNumber}</th>
              {players.map(({ name }) => (
                <th scope="col" key={name}>
                  <Fitted class={nameClass(name, 'card-name')}>{name}</Fitted>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers.map((number) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {players.map(({ name }, player) => (
                  <TurnCell
                    points={pointsOf(turns[player], number)}
                    latest={player === latest && number === turns[player]?.count}
                    key={name}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function TurnCell({ points, latest }: { points: number | undefined; latest: boolean }) {
  if (points === undefined) return <td />;
  if (points > 0)
    return (
      <td data-latest={latest || undefined}>
        <span class="points">{TEXTS.number(points)}</span>
      </td>
    );
  return (
    <td data-farkled="true">
      {TEXTS.farkle.farkle}
      {points < 0 && ` ${TEXTS.number(points)}`}
    </td>
  );
}

/** Points of the turn of this number, counted from 1; undefined when it is not finished, or too long ago. */
function pointsOf(turns: FarkleView['turns'][number] | undefined, number: number): number | undefined {
  if (turns === undefined) return undefined;
  return turns.latest[number - 1 - (turns.count - turns.latest.length)];
}
