/** The firmware of this version on the board: one button, how far it is, and what came of it. */
import type { InWords } from '../../src/language/sentence.ts';
import type { StatusView } from '../../src/server/operator/messages.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, useAsked } from './operator.ts';

/** A page of the flash takes 20 ms: a bar that moves. */
const LOOK_MS = 250;

export function FlashPanel({ operator, status }: { operator: Operator; status: InWords<StatusView> }) {
  const runs = status.flash.running !== null;
  const quick = useAsked<StatusView>(operator, '/status', runs ? 1 : 0, runs ? LOOK_MS : 0);
  const { possible, wanted, running, told } = runs && quick !== undefined ? quick.flash : status.flash;
  if (!possible) return null;
  const words = OPERATOR_WORDS.flash;
  return (
    <section class="panel rows" data-flash={running === null ? (told?.kind ?? 'idle') : 'running'}>
      <h2>{words.title}</h2>
      {running === null ? (
        <p>
          <button
            type="button"
            class={wanted ? 'main-button' : 'small'}
            onClick={() => void operator.act('/flash', {})}
          >
            {wanted ? words.put : words.again}
          </button>
        </p>
      ) : (
        <>
          <p role="status">{words.stages[running.stage]}</p>
          <progress class="flash-progress" value={running.done} max={running.of} aria-label={words.title} />
        </>
      )}
      {running === null && told !== null && (
        <p class="told" data-kind={told.kind} role="status">
          {told.text}
        </p>
      )}
      <p class="quiet">{words.hint}</p>
    </section>
  );
}
