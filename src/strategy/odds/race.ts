/** The odds of two people at Farkle who both play to win: exact, since their race is. */
import { houseSeat, type Odds, type SeenFarkle } from '../../game/index.ts';
import { chanceToWin, raceChoices } from '../farkle/advice.ts';
import type { RaceModel } from '../farkle/race.ts';

export type RaceOdds = (seen: SeenFarkle) => Odds | undefined;

/** Undefined where not two people race, or one of their totals is of no race. */
export function raceOdds(race: RaceModel): RaceOdds {
  const choicesOf = raceChoices(race);
  const { unit } = race.turn;
  return (seen) => {
    const { players, droppedOut, totals, turn, status } = seen;
    const others = [...players.keys()].filter(
      (player) => player !== turn.player && !droppedOut.includes(player),
    );
    const [other] = others;
    const people = [turn.player, ...others].every((player) => houseSeat(players[player] ?? '') === undefined);
    if (other === undefined || others.length > 1 || !people || status !== 'playing') return undefined;
    const [own, theirs] = [totals[turn.player] ?? 0, totals[other] ?? 0];
    if ([own, theirs].some((total) => total < 0 || total >= race.rules.target || total % unit !== 0))
      return undefined;
    const win = chanceNow(own, theirs);
    const wins = players.map((_, player) => (player === turn.player ? win : player === other ? 1 - win : 0));
    return {
      players: wins.map((each) => ({ win: each })),
      tie: 0,
      how: 'exact',
      assumes: 'perfect',
      needs: [],
    };

    function chanceNow(mine: number, against: number): number {
      if (turn.dice === undefined) return chanceToWin(race, mine, against);
      const free = turn.dice.filter((_, slot) => turn.set[slot] !== true);
      const choices = choicesOf(mine, against)(free, turn.points);
      const may = turn.stopped === true ? choices.filter(({ next }) => next === 'bank') : choices;
      // Nothing scores: the turn is over.
      if (may.length === 0) return 1 - chanceToWin(race, against, mine);
      return Math.max(...may.map(({ value }) => value));
    }
  };
}
