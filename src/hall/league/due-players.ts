/** Who has a match to play, league by league: tables ask, as only they know who sits there by another name. */
import type { Pool } from 'pg';
import { allLeagues, leagueStage } from './kept.ts';
import { matchesOf } from './league.ts';

interface Due {
  readonly rules: string;
  readonly players: readonly string[];
}

/** Thousands of tables ask, and are told the same. */
const KEPT_MS = 3000;
/** Of one rule set; whoever plays in more is told of the newest. */
const MOST_LEAGUES = 20;

export class DuePlayers {
  readonly #pool: Pool;
  readonly #now: () => number;
  #read: Promise<readonly Due[]> | undefined;
  #readMs = 0;

  /** `now`: in ms. */
  constructor(pool: Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  async of(wanted: string): Promise<string[][]> {
    const nowMs = this.#now();
    if (this.#read === undefined || nowMs - this.#readMs >= KEPT_MS) {
      const read = dueIn(this.#pool);
      this.#read = read;
      this.#readMs = nowMs;
      read.catch(() => {
        if (this.#read === read) this.#read = undefined;
      });
    }
    const leagues = (await this.#read).filter(({ rules }) => rules === wanted);
    return leagues.slice(-MOST_LEAGUES).map(({ players }) => [...players]);
  }
}

async function dueIn(pool: Pool): Promise<readonly Due[]> {
  const running = (await allLeagues(pool)).filter(({ document }) => leagueStage(document) === 'drawn');
  return running.map(({ document }) => {
    const due = matchesOf(document).filter(({ state }) => state === 'due');
    const players = new Set(due.flatMap((match) => match.players.flatMap((player) => player ?? [])));
    return { rules: document.rules, players: [...players] };
  });
}
