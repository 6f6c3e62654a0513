/** The seal where there is little room: as a small picture, and what it is called. */
import type { ToldSnapshot } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { HANDLE_DIGITS } from './head.tsx';

export function SealMark({ snapshot: { seal, rehearsal } }: { snapshot: ToldSnapshot }) {
  if (seal === '' || rehearsal) return null;
  return (
    <p class="seal-mark row" title={TEXTS.sealHint}>
      <img src={`/seal/${seal}.svg`} alt={TEXTS.seal} /> <code>{seal.slice(0, HANDLE_DIGITS)}</code>
    </p>
  );
}
