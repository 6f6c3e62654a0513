/** What this device was shown itself while the game was played: see `link/seen-seals.ts`. */
import { sealGroups } from '../../src/fairness/seal-picture.ts';
import { VERIFY_WORDS } from '../texts/verify.ts';

export function Witness({ game, seal }: { game: number; seal: string }) {
  const seen = seenSeals(game);
  const same = seen.find((one) => one.seal === seal);
  if (same !== undefined) return <p data-witness="same">{VERIFY_WORDS.sawThis(same.time)}</p>;
  const [other] = seen.slice(-1);
  if (other === undefined) return null;
  return (
    <p data-witness="other" role="alert">
      {VERIFY_WORDS.sawOther(other.time)} <code>{sealGroups(other.seal)}</code>
    </p>
  );
}

/** Oldest first. A table whose journal was begun anew counts its games from 1 again. */
function seenSeals(game: number): readonly { readonly seal: string; readonly time: string }[] {
  const lines = keptLines(game).map((line) => line.split(' '));
  return lines.map(([seal = '', atMs]) => ({
    seal,
    time: new Date(Number(atMs)).toLocaleString(document.documentElement.lang),
  }));
}

function keptLines(game: number): readonly string[] {
  try {
    return (localStorage.getItem(`seal-${game}`) ?? '').split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}
