/** The seats of the game, or of the one that is set up: one is a tap away. */
import type { Snapshot } from '../../src/server/view/messages.ts';
import { Emblem } from '../parts/emblem.tsx';
import { TEXTS } from '../texts/live.ts';
import { PROFILE_WORDS } from '../texts/profile.ts';
import type { KnownPerson } from './people-api.ts';

interface Props {
  readonly person: KnownPerson;
  readonly names: readonly string[];
  /** Who shares each seat; undefined: a game is being set up, and nobody plays in teams yet. */
  readonly teams: readonly (readonly string[])[] | undefined;
  readonly people: NonNullable<Snapshot['people']>;
  /** Where they sit; undefined or -1: nowhere. */
  readonly own: number | undefined;
  readonly sit: (player: number) => void;
  /** In the team of this seat; undefined: no longer. */
  readonly join: (player: number | undefined) => void;
  readonly change: () => void;
  /** Who waits for a seat, by name. */
  readonly queue: readonly string[];
  readonly wait: (waits: boolean) => void;
}

export function Seats({ person, names, teams, people, own, sit, join, change, queue, wait }: Props) {
  const words = PROFILE_WORDS.sit;
  const waits = queue.includes(person.name);
  const ownTeam = teams?.findIndex((team) => team.includes(person.name)) ?? -1;
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
                {teams !== undefined && ownTeam === -1 && own === -1 && !people[player] && (
                  <button type="button" data-join={player} onClick={() => join(player)}>
                    {words.join}
                  </button>
                )}
                {(teams?.[player] ?? []).length > 0 && <p class="quiet">{teams?.[player]?.join(' · ')}</p>}
              </li>
            ))}
          </ol>
          {teams !== undefined && <p class="quiet">{words.joinLead}</p>}
          {ownTeam !== -1 && (
            <p class="button-row">
              <button type="button" data-part={ownTeam} onClick={() => join(undefined)}>
                {words.part}
              </button>
            </p>
          )}
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
