/** What a score has led to, told apart without colour too. */
import type { ToldSnapshot } from '../link/told.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';

type Of = NonNullable<ToldSnapshot['scored']>['feats'][number];

export const FEAT_SIGNS = { allAlike: '★', upperBonus: '◆', lead: '▲', scratch: '✕' } as const;

/** `brings`: points beside those of the box, if any. */
export function FeatSaid({ feat, brings = 0 }: { readonly feat: Of; readonly brings?: number }) {
  return (
    <span class="feat" data-feat={feat}>
      <span aria-hidden="true">{FEAT_SIGNS[feat]}</span> {BIG_WORDS.feats[feat]}
      {brings > 0 && ` ${BIG_WORDS.plusPoints(brings)}`}
    </span>
  );
}
