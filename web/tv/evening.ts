/** What the last games tell to whoever stands before the TV: how many, the best, who wins and wins, and the best turns. Pure. */
import type {
  AnalysisAnswer,
  HistoryGame,
  HistoryLine,
  HistoryStep,
} from '../../src/server/history/messages.ts';

export interface Evening {
  readonly games: number;
  readonly best: { readonly name: string; readonly total: number; readonly rules: string } | undefined;
  /** Who has won the newest games alone, and how many in a row; undefined below two. */
  readonly streak: { readonly name: string; readonly wins: number } | undefined;
}

/** Games that ended so long before the newest one belong to another evening. */
const EVENING_MS = 12 * 3_600_000;

/** `lines`: newest first. The best is that of the set that was played last: others have other totals. */
export function eveningOf(lines: readonly HistoryLine[]): Evening | undefined {
  const [newest] = lines;
  if (newest === undefined) return undefined;
  const games = gamesOfEvening(lines);
  const [best] = games
    .filter(({ rules }) => rules.id === newest.rules.id)
    .flatMap(({ players, rules }) => players.map(({ name, total }) => ({ name, total, rules: rules.name })))
    .sort((a, b) => b.total - a.total);
  return { games: games.length, best, streak: streakOf(games) };
}

export function gamesOfEvening(lines: readonly HistoryLine[]): readonly HistoryLine[] {
  const [newest] = lines;
  if (newest === undefined) return [];
  const since = Date.parse(newest.endedAt) - EVENING_MS;
  return lines.filter(({ endedAt, rehearsal }) => !rehearsal && Date.parse(endedAt) >= since);
}

function streakOf(games: readonly HistoryLine[]): Evening['streak'] {
  const winners = games.map(({ players }) => {
    const won = players.filter(({ winner }) => winner);
    return players.length > 1 && won.length === 1 ? won[0]?.name : undefined;
  });
  const [name] = winners;
  if (name === undefined) return undefined;
  const lost = winners.findIndex((winner) => winner !== name);
  const wins = lost === -1 ? winners.length : lost;
  return wins < 2 ? undefined : { name, wins };
}

export interface ReplayFrame {
  readonly dice: readonly number[];
  readonly held: readonly boolean[];
  /** Those that have just rolled; none where nothing rolls. */
  readonly rolled: readonly boolean[];
  readonly text: string;
  readonly totals: readonly number[];
  /** The points of the turn are told with it. */
  readonly scores: boolean;
}

export interface PlayedTurn {
  /** The game that it belongs to, and where in it. */
  readonly game: number;
  readonly at: number;
  /** Whose turn it was. */
  readonly name: string;
  readonly players: readonly string[];
  readonly gain: number;
  /** Its rolls, then what they were worth. */
  readonly frames: readonly ReplayFrame[];
}

type Played = Pick<HistoryGame, 'game' | 'players' | 'steps'>;

/** The turns that brought most, in the order of play. */
export function bestTurns(turns: readonly PlayedTurn[], most: number): readonly PlayedTurn[] {
  return [...turns]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.game - b.game || a.at - b.at);
}

/** Games of the evening that have turns worth seeing again: of the set that was played last, as others have other points. */
export function comparableGames(lines: readonly HistoryLine[]): readonly HistoryLine[] {
  const games = gamesOfEvening(lines);
  return games.filter(({ rules }) => rules.id === games[0]?.rules.id);
}

/** A whole game runs through in this time; no picture is shorter than half a second, so that nothing flickers. */
export const RACE_MS = 20_000;
const MOST_PICTURES = RACE_MS / 500;

/** Of every turn its dice and what they were worth; of very long games not of every one, but always of the last. */
export function pacedTurns(game: Played): readonly ReplayFrame[] {
  const last = turnsOf(game).flatMap(({ frames }) => frames.slice(-1));
  const apart = Math.max(1, Math.ceil(last.length / MOST_PICTURES));
  return last.filter((_, index) => (last.length - 1 - index) % apart === 0);
}

/** In the order of play. */
export function turnsOf({ game, players, steps }: Played): readonly PlayedTurn[] {
  const names = players.map(({ name }) => name);
  const turns: PlayedTurn[] = [];
  let frames: ReplayFrame[] = [];
  let before: readonly number[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.type === 'rolled' && step.dice !== null) frames.push(frameOf(step, step.dice));
    if (step.type === 'scored' || step.type === 'banked') {
      const dice = frames[frames.length - 1]?.dice;
      const gains = step.totals.map((total, player) => total - (before[player] ?? 0));
      const gain = Math.max(...gains);
      const name = names[gains.indexOf(gain)] ?? '';
      if (dice !== undefined) {
        const last: ReplayFrame = {
          ...frameOf(step, dice),
          ...{ held: dice.map(() => true), rolled: [], scores: true },
        };
        turns.push({ game, at, name, players: names, gain, frames: [...frames, last] });
      }
      frames = [];
      before = step.totals;
    }
  }
  return turns;
}

function frameOf({ held, set, text, totals }: HistoryStep, dice: readonly number[]): ReplayFrame {
  const rolled = dice.map((_, slot) => held[slot] !== true && set?.[slot] !== true);
  return { dice, held, rolled, text, totals, scores: false };
}

/** Whose dice have brought most more than their mean, among people; undefined where nobody was lucky, or nothing is known. */
export function luckiest(analyses: readonly Pick<AnalysisAnswer, 'players'>[]) {
  const [best] = analyses
    .flatMap(({ players }) => players.filter(({ house }) => !house))
    .sort((a, b) => b.luck - a.luck);
  return best === undefined || best.luck < 1 ? undefined : { name: best.name, points: Math.round(best.luck) };
}
