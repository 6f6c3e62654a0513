/** For whoever sets up a stream: what of the address makes no sense, what it may be, and where it is built. */
import { OVERLAY_WORDS } from '../texts/overlay.ts';
import type { WrongParameter } from './look.ts';

export function WrongAddress({ wrong }: { wrong: readonly WrongParameter[] }) {
  if (wrong.length === 0) return null;
  return (
    <section class="overlay-wrong" role="alert">
      <h2>{OVERLAY_WORDS.wrong}</h2>
      <ul>
        {wrong.map((parameter) => (
          <li key={parameter.name}>{sentenceOf(parameter)}</li>
        ))}
      </ul>
      <p>{OVERLAY_WORDS.mend(`${location.host}/overlay/setup`)}</p>
    </section>
  );
}

function sentenceOf({ name, value, allowed }: WrongParameter): string {
  if (allowed === undefined) return OVERLAY_WORDS.unknown(name);
  const words =
    'least' in allowed
      ? OVERLAY_WORDS.between(allowed.least, allowed.most)
      : OVERLAY_WORDS.oneOf(allowed.join(', '));
  return OVERLAY_WORDS.wrongOne(name, value, words);
}
