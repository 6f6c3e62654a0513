/** How often this turn's dice may still roll; in Farkle what the turn is worth so far. */
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';

export function RollsLeftPips({ snapshot }: { snapshot: ToldSnapshot }) {
  const { screen, rollsTaken, rollsLeft, savedRolls = 0, farkle } = snapshot;
  if (screen !== 'turn') return null;
  if (farkle !== null) {
    // A farkle has taken them.
    const points = farkle.lost === null ? farkle.turnPoints + (farkle.pickedPoints ?? 0) : 0;
    return (
      <p class="rolls turn-points row">
        <strong>{TEXTS.number(points)}</strong> {TEXTS.inThisTurn}
      </p>
    );
  }
  if (rollsLeft === null) return <p class="rolls row">{TEXTS.rollsWithoutLimit}</p>;
  const lamps = Array.from(
    { length: rollsTaken + rollsLeft - savedRolls },
    (_, at) => at < rollsLeft - savedRolls,
  );
  return (
    <p class="rolls row" data-rolls-left={rollsLeft}>
      <span class="lamps" aria-hidden="true">
        {lamps.map((lit, index) => (
          <span class="lamp" key={index} data-lit={lit} />
        ))}
      </span>
      <span class="rolls-word">
        {TEXTS.rollsLeft(rollsLeft)}
        {savedRolls > 0 && TEXTS.savedRolls(savedRolls)}
      </span>
    </p>
  );
}
