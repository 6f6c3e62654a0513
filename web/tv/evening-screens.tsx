/** Between games: what this evening has brought, and the best turns of the last game, played again. */
import type { HistoryGame, HistoryLine } from '../../src/server/history/messages.ts';
import { Die } from '../dice/die.tsx';
import { TEXTS } from '../texts/live.ts';
import { bestTurns, eveningOf } from './evening.ts';
import { Fitted } from './fitted.tsx';

export function EveningScreen({ lines }: { lines: readonly HistoryLine[] }) {
  const evening = eveningOf(lines);
  if (evening === undefined) return null;
  const { games, best, streak } = evening;
  const words = TEXTS.evening;
  return (
    <section class="tv-evening">
      <h2>{words.title}</h2>
      <dl>
        <Fact word={words.games} value={TEXTS.number(games)} name="" />
        {best !== undefined && (
          <Fact word={words.best(best.rules)} value={TEXTS.number(best.total)} name={best.name} />
        )}
        {streak !== undefined && (
          <Fact word={words.streak} value={TEXTS.number(streak.wins)} name={streak.name} />
        )}
      </dl>
      {best !== undefined && <p class="tv-dare">{words.dare(best.total)}</p>}
    </section>
  );
}

function Fact({ word, value, name }: { word: string; value: string; name: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <strong>{value}</strong>
        <Fitted class="tv-fact-name">{name}</Fitted>
      </dd>
    </div>
  );
}

const TURNS = 3;
/** A picture of the replay stays for this long. */
const FRAME_MS = 1000;

/** `shownMs`: since this screen is shown. */
export function ReplayScreen({ game, shownMs }: { game: HistoryGame; shownMs: number }) {
  const frames = bestTurns(game, TURNS).flat();
  const frame = frames[Math.min(frames.length - 1, Math.floor(shownMs / FRAME_MS))];
  if (frame === undefined) return null;
  return (
    <section class="tv-replay" data-scores={frame.scores}>
      <h2>{TEXTS.evening.replay}</h2>
      <p class="tv-replay-dice" aria-hidden="true">
        {frame.dice.map((face, index) => (
          <Die face={face} label="" mark={frame.held[index] === true ? 'held' : ''} key={index} />
        ))}
      </p>
      <p class="tv-replay-text">{frame.text}</p>
      <ol>
        {game.players.map(({ name }, player) => (
          <li key={name}>
            {name} <strong>{TEXTS.number(frame.totals[player] ?? 0)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
