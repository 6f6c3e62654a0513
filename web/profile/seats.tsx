/** The seats of the game, or of the one that is set up: one is a tap away. */
import type { Snapshot } from '../../src/server/view/messages.ts';
import { Emblem } from '../parts/emblem.tsx';
import { TEXTS } from '../texts/live.ts';
import { PROFILE_WORDS } from '../texts/profile.ts';
import type { KnownPerson } from './people-api.ts';

interface Props {
  readonly person: KnownPerson;
  readonly names: readonly string[];
  readonly people: NonNullable<Snapshot['people']>;
  /** Where they sit; undefined or -1: nowhere. */
  readonly own: number | undefined;
  readonly sit: (player: number) => void;
  readonly change: () => void;
  /** Who waits for a seat, by name. */
  readonly queue: readonly string[];
  readonly wait: (waits: boolean) => void;
}

export function Seats({ person, names, people, own, sit, change, queue, wait }: Props) {
  const words = PROFILE_WORDS.sit;
  const waits = queue.includes(person.name);
  return (
    <section class="panel">
      <h1 class="desk-title">
        <Emblem {...person} /> {person.name}
      </h1>
      {names.length === 0 ? (
        <p class="quiet">{words.none}</p>
      ) : (
        <>
          <h2>{words.where}</h2>
          <ol class="seats">
            {names.map((name, player) => (
              <li key={player}>
                <button type="button" aria-pressed={player === own} onClick={() => sit(player)}>
                  {mark(people[player])} {words.seat(player + 1, name)}
                  {player === own && <strong> · {words.mine}</strong>}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <p class="quiet">{words.waitLead}</p>
      {queue.length > 0 && <p data-queue={queue.length}>{TEXTS.nextUp(queue)}</p>}
      <p class="button-row">
        <button type="button" aria-pressed={waits} onClick={() => wait(!waits)}>
          {waits ? words.leave : words.wait}
        </button>
      </p>
      <p class="button-row">
        <a class="button" href="/">
          {PROFILE_WORDS.toTable}
        </a>
        <button type="button" onClick={change}>
          {words.change}
        </button>
      </p>
    </section>
  );
}

function mark(person: Props['people'][number] | undefined) {
  return person ? <Emblem {...person} /> : null;
}
