/** A table as a card of the board. */
import type { ShownView } from '../wire/view.ts';
import type { HallCard } from './messages.ts';

const NOBODY = { rules: '', round: 0, rounds: 0, players: [] } as const;

/** `view`: undefined before the table has said one. */
export function cardOf(name: string, isAway: boolean, view: ShownView | undefined): HallCard {
  if (isAway) return { name, state: 'away', ...NOBODY };
  if (view === undefined) return { name, state: 'unknown', ...NOBODY };
  const { screen, rules, round, rounds, players, setup, odds } = view;
  if (screen === 'attract') return { name, state: 'free', ...NOBODY };
  if (screen === 'setup') {
    const seats = (setup?.names ?? []).map((seat) => ({
      ...{ name: seat, total: 0, current: false, winner: false },
    }));
    return { name, state: 'waiting', ...NOBODY, players: seats };
  }
  return {
    ...{ name, state: screen === 'turn' ? 'playing' : 'over', rules, round, rounds },
    players: players.map((player, at) => {
      const win = odds?.players[at]?.win;
      return win === undefined ? player : { ...player, win: Math.round(win * 100) / 100 };
    }),
  };
}

/** Those who were called there sit there, however they have typed their names. */
export function isAtPlay({ state, players }: HallCard, called: readonly string[]): boolean {
  const seats = players.map(({ name }) => name.toLowerCase());
  return state === 'playing' && called.every((name) => seats.includes(name.toLowerCase()));
}
