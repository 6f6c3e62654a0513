/** Between games: what this evening has brought, and its best turns, played again. */
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { Die } from '../dice/die.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { eveningOf, luckiest, type PlayedTurn, pacedTurns, RACE_MS, type ReplayFrame } from './evening.ts';
import type { PlayedGames } from './evening-store.ts';
import { exampleAt, exampleTurn } from './example.ts';

export function EveningScreen({ lines, analyses }: Pick<PlayedGames, 'lines' | 'analyses'>) {
  const evening = eveningOf(lines);
  const luck = luckiest(analyses);
  if (evening === undefined) return null;
  const { games, best, streak } = evening;
  const words = BIG_WORDS.evening;
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
        {luck !== undefined && (
          <Fact word={words.luck} value={BIG_WORDS.plusPoints(luck.points)} name={luck.name} />
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

/** A picture of the replay stays for this long. */
const FRAME_MS = 1000;

interface ReplayProps {
  readonly turns: readonly PlayedTurn[];
  /** The last game: of another one its number is told. */
  readonly last: number;
  /** Since this screen is shown. */
  readonly shownMs: number;
  readonly calm: boolean;
}

export function ReplayScreen({ turns, last, shownMs, calm }: ReplayProps) {
  const frames = turns.flatMap((turn) => turn.frames.map((frame) => ({ turn, frame })));
  const at = Math.min(frames.length - 1, Math.floor(shownMs / FRAME_MS));
  const shown = frames[at];
  if (shown === undefined) return null;
  const { turn, frame } = shown;
  const words = BIG_WORDS.evening;
  const whose = turn.game === last ? turn.name : `${turn.name}, ${words.ofGame(turn.game)}`;
  const title = `${words.replay}: ${whose}`;
  return <Replayed {...{ title, frame, at, calm }} names={turn.players} />;
}

/** Where nobody has played yet: what a turn looks like. */
export function ExampleScreen({ shownMs, calm }: { shownMs: number; calm: boolean }) {
  const { title, name, ...said } = BIG_WORDS.example;
  const frames = exampleTurn(said);
  const frame = exampleAt(frames, shownMs);
  if (frame === undefined) return null;
  return <Replayed {...{ title, frame, calm }} at={frames.indexOf(frame)} names={[name]} />;
}

interface ReplayedProps {
  readonly title: string;
  readonly frame: ReplayFrame;
  /** Which one it is. */
  readonly at: number;
  /** Of the players. */
  readonly names: readonly string[];
  readonly calm: boolean;
}

function Replayed({ title, frame, at, names, calm }: ReplayedProps) {
  return (
    <section class="tv-replay" data-scores={frame.scores} data-calm={calm}>
      <h2>
        <Fitted>{title}</Fitted>
      </h2>
      <p class="tv-replay-dice" aria-hidden="true">
        {frame.dice.map((face, index) => (
          // One that rolls is a new one: it comes in tumbling, and lands after those before it.
          <span
            class="tv-replay-die"
            data-rolled={frame.rolled[index] === true}
            style={{ '--nth': index }}
            key={frame.rolled[index] === true ? `${at} ${index}` : index}
          >
            <Die face={face} label="" mark={frame.held[index] === true ? 'held' : ''} />
          </span>
        ))}
      </p>
      <p class="tv-replay-text">{frame.text}</p>
      <ol>
        {names.map((name, player) => (
          <li key={name}>
            {name} <strong>{TEXTS.number(frame.totals[player] ?? 0)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Beside larger dice there is room for so many. */
const FEW_BARS = 3;

/** The whole last game in twenty seconds: the dice of every turn, and the totals running on. */
export function RaceScreen({ game, shownMs }: { game: HistoryGame; shownMs: number }) {
  const frames = pacedTurns(game);
  const frame = frames[Math.min(frames.length - 1, Math.floor((shownMs / RACE_MS) * frames.length))];
  if (frame === undefined) return null;
  const most = Math.max(1, ...game.players.map(({ total }) => total));
  return (
    <section class="tv-race" data-few={game.players.length <= FEW_BARS}>
      <h2>{BIG_WORDS.evening.race}</h2>
      <p class="tv-race-dice" aria-hidden="true">
        {frame.dice.map((face, index) => (
          <Die face={face} label="" mark="" key={index} />
        ))}
      </p>
      <Fitted class="tv-race-text">{frame.text}</Fitted>
      <ol>
        {game.players.map(({ name }, player) => {
          const total = frame.totals[player] ?? 0;
          return (
            <li key={name}>
              <Fitted class="tv-race-name">{name}</Fitted>
              <span class="tv-race-bar">
                <i style={{ transform: `scaleX(${Math.max(0, total) / most})` }} />
              </span>
              <strong>{TEXTS.number(total)}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
