/** The odds beside a table: asked after every event that changes them, and only once the table has settled down. */
import { type Game, type Odds, type Seen, seenOf } from '../game/index.ts';
import type { OddsThread } from './thread/odds-thread.ts';

export interface LiveOdds {
  /** Tables of this set are there, or will be soon. */
  readonly ready: (rules: string) => void;
  /** Undefined: nobody plays, or what the dice show is not to be told yet. */
  readonly follow: (game: Game | undefined) => void;
  /** As far as they are known. */
  readonly now: () => Odds | undefined;
  /** Told whenever they change. */
  readonly subscribe: (changed: () => void) => void;
  readonly close: () => Promise<void>;
}

export function liveOddsBy(startThread: (answer: (odds: Odds | undefined) => void) => OddsThread): LiveOdds {
  const listeners = new Set<() => void>();
  const ready = new Set<string>();
  let asked = '';
  let latest: Game | undefined;
  let odds: { readonly game: number; readonly now: Odds | undefined } | undefined;
  const thread = startThread((now) => {
    if (latest === undefined) return;
    odds = { game: latest.number, now };
    for (const changed of listeners) changed();
  });
  const ask = (): void => {
    if (latest === undefined || !ready.has(latest.rules)) return;
    const seen = seenOf(latest);
    const key = positionKey(seen);
    if (key === asked) return;
    asked = key;
    thread.ask(latest.rules, seen);
  };
  return {
    ready: (rules) => {
      if (ready.has(rules)) return;
      ready.add(rules);
      thread.ready(rules);
      ask();
    },
    follow: (game) => {
      latest = game !== undefined && hasOdds(game) ? game : undefined;
      if (latest === undefined) {
        thread.forget();
        asked = '';
        odds = undefined;
      } else ask();
    },
    now: () => (odds?.game === latest?.number ? odds?.now : undefined),
    subscribe: (changed) => void listeners.add(changed),
    close: () => thread.close(),
  };
}

/** Of more at once they would not come within three seconds. */
const MOST_IN_PLAY = 6;

/** Typed dice tell nothing, and one player alone beats nobody. */
function hasOdds({ status, rehearsal, players, droppedOut }: Game): boolean {
  const inPlay = players.length - droppedOut.length;
  return status === 'playing' && !rehearsal && inPlay > 1 && inPlay <= MOST_IN_PLAY;
}

/** All that odds depend on: holds, and how things came to be, change nothing. */
function positionKey(seen: Seen): string {
  const { lastScored: _, lastTurn: __, ...facts } = { lastScored: undefined, lastTurn: undefined, ...seen };
  const { held: ___, ...turn } = seen.turn;
  return JSON.stringify({ ...facts, turn });
}
