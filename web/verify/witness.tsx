/** What this device was shown itself while the game was played. */
import { sealGroups } from '../../src/fairness/seal-picture.ts';
import { VERIFY_WORDS } from '../texts/verify.ts';
import type { SeenLink, SeenSeal } from './seen-game.ts';

/** Seals that were shown so close to each other are of one evening, and not of two journals. */
const EVENING_MS = 12 * 3_600_000;

interface Props {
  readonly seen: readonly SeenSeal[];
  /** Of the record. */
  readonly seal: string;
  readonly has: (link: SeenLink) => boolean;
}

export function Witness({ seen, seal, has }: Props) {
  const same = seen.find((one) => one.seal === seal);
  const others = seen.filter(
    (one) => one !== same && (same === undefined || Math.abs(one.atMs - same.atMs) < EVENING_MS),
  );
  const [other] = others.slice(-1);
  return (
    <>
      {same !== undefined && <p data-witness="same">{VERIFY_WORDS.sawThis(timeOf(same))}</p>}
      {other !== undefined && (
        <p data-witness="other" role="alert">
          {VERIFY_WORDS.sawOther(timeOf(other))} <code>{sealGroups(other.seal)}</code>
        </p>
      )}
      {(same === undefined ? [] : same.links).map((link) => (
        <LinkLine key={link.hash} link={link} isThere={has(link)} />
      ))}
    </>
  );
}

function LinkLine({ link: { seq, hash }, isThere }: { link: SeenLink; isThere: boolean }) {
  if (isThere) return <p data-link="same">{VERIFY_WORDS.sawLink(seq)}</p>;
  return (
    <p data-link="other" role="alert">
      {VERIFY_WORDS.lostLink(seq)} <code>{hash}</code>
    </p>
  );
}

function timeOf({ atMs }: SeenSeal): string {
  return new Date(atMs).toLocaleString(document.documentElement.lang);
}
