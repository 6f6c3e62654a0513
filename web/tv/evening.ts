/** What the last games tell to whoever stands before the TV: how many, the best, who wins and wins, and the best turns. Pure. */
import type { HistoryGame, HistoryLine, HistoryStep } from '../../src/server/history/messages.ts';

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
  const since = Date.parse(newest.endedAt) - EVENING_MS;
  const games = lines.filter(({ endedAt, rehearsal }) => !rehearsal && Date.parse(endedAt) >= since);
  const [best] = games
    .filter(({ rules }) => rules.id === newest.rules.id)
    .flatMap(({ players, rules }) => players.map(({ name, total }) => ({ name, total, rules: rules.name })))
    .sort((a, b) => b.total - a.total);
  return { games: games.length, best, streak: streakOf(games) };
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
  readonly text: string;
  readonly totals: readonly number[];
  /** The points of the turn are told with it. */
  readonly scores: boolean;
}

/** The turns of a game that brought most, in the order of play: their rolls, then what they were worth. */
export function bestTurns(
  { steps }: Pick<HistoryGame, 'steps'>,
  most: number,
): readonly (readonly ReplayFrame[])[] {
  const turns: { readonly at: number; readonly gain: number; readonly frames: readonly ReplayFrame[] }[] = [];
  let frames: ReplayFrame[] = [];
  let before: readonly number[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.type === 'rolled' && step.dice !== null) frames.push(frameOf(step, step.dice));
    if (step.type === 'scored' || step.type === 'banked') {
      const dice = frames[frames.length - 1]?.dice;
      const gain = Math.max(...step.totals.map((total, player) => total - (before[player] ?? 0)));
      if (dice !== undefined) {
        const last: ReplayFrame = { ...frameOf(step, dice), held: dice.map(() => true), scores: true };
        turns.push({ at, gain, frames: [...frames, last] });
      }
      frames = [];
      before = step.totals;
    }
  }
  return [...turns]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map((turn) => turn.frames);
}

function frameOf({ held, text, totals }: HistoryStep, dice: readonly number[]): ReplayFrame {
  return { dice, held, text, totals, scores: false };
}
