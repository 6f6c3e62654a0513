/** What is at stake in this turn, in one line. */
import type { Reach } from '../card/reach.ts';
import { stakeOf } from '../card/stake.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { Fitted } from '../parts/fitted.tsx';

/** `tense`: the last roll of a turn that decides the game. */
interface Props {
  readonly snapshot: ToldSnapshot;
  readonly tense: boolean;
  readonly reaches: readonly Reach[] | undefined;
}

export function Stake({ snapshot, tense, reaches }: Props) {
  return (
    <p class="tv-stake-line" data-tense={tense}>
      <Fitted class="tv-stake-words">{stakeOf(snapshot, tense, reaches)}</Fitted>
    </p>
  );
}
