/** What has happened last; a score first of all by who, where and how much. */
import type { ToldSnapshot } from '../link/told.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { rowSaid } from '../texts/sentences.ts';

export function OverlayNews({ snapshot }: { snapshot: ToldSnapshot }) {
  const { scored, feed, farkle } = snapshot;
  const newest = feed[feed.length - 1] ?? '';
  // By its key it comes in anew with every score.
  if (scored?.fresh !== true) {
    const lost = farkle?.lost;
    return typeof lost === 'number' ? (
      <p class="overlay-news" data-moment="farkle" key={`lost ${newest}`}>
        ✕ {TEXTS.farkle.lost(lost)}
      </p>
    ) : (
      <p class="overlay-news" key="feed">
        {newest}
      </p>
    );
  }
  const { player, points, feats } = scored;
  return (
    <p class="overlay-news" data-moment={feats[0] ?? 'scored'} key={`${snapshot.round} ${player} ${newest}`}>
      {snapshot.players[player]?.name}: {boxOf(snapshot, scored)}{' '}
      <strong>{BIG_WORDS.plusPoints(points)}</strong>
      {feats.map((feat) => (
        <span class="overlay-feat" key={feat}>
          {BIG_WORDS.feats[feat]}
        </span>
      ))}
    </p>
  );
}

function boxOf({ card }: ToldSnapshot, { row }: NonNullable<ToldSnapshot['scored']>): string {
  const found = card?.rows.find(({ id }) => id === row);
  return found === undefined ? TEXTS.farkle.banked : rowSaid(found, false);
}
