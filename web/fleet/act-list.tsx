/** Who did what, newest first, and what came of it. */
import type { FleetAnswer } from '../../src/hall/fleet/messages.ts';
import type { InWords } from '../../src/language/sentence.ts';
import { FLEET_WORDS } from '../texts/fleet.ts';

type Act = InWords<FleetAnswer>['acts'][number];

export function ActList({ acts }: { acts: readonly Act[] }) {
  const words = FLEET_WORDS.acts;
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      {acts.length === 0 && <p class="quiet">{words.none}</p>}
      <ul class="findings">
        {acts.map((act) => (
          <li
            key={`${act.atMs} ${act.what} ${act.table}`}
            data-verdict={act.answer?.done === false ? 'wrong' : undefined}
          >
            <span class="quiet">{new Date(act.atMs).toLocaleString(document.documentElement.lang)}</span>{' '}
            {act.who}:{' '}
            <strong>{[words.what[act.what], act.table, act.about].filter(Boolean).join(' · ')}</strong>
            {isAsked(act) && <> – {act.answer?.text ?? words.waits}</>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the hall does itself is done when it stands here. */
function isAsked({ what, answer }: Act): boolean {
  return answer !== null || ['identify', 'restart', 'backup', 'update'].includes(what);
}
