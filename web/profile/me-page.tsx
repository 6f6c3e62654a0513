/** The own page: a name, a seat, the profile, and the way out. */
import { useEffect, useState } from 'preact/hooks';
import type { ToldProfile } from '../../src/server/people/messages.ts';
import { isRefused } from '../history/load.ts';
import type { PageState } from '../link/page-state.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { CodeForm } from './code-form.tsx';
import { useLooked } from './looked.ts';
import { OwnData } from './own-data.tsx';
import { askPeople, type KnownPerson, ownProfile } from './people-api.ts';
import { Record } from './record.tsx';
import { Seats } from './seats.tsx';
import { WhoForm } from './who-form.tsx';

export function MePage({ state: { snapshot } }: { state: PageState }) {
  const [person, know] = useState<KnownPerson | null | undefined>(undefined);
  const [said, say] = useState({ text: '', refused: false });
  const [profile, keep] = useState<ToldProfile | undefined>(undefined);
  const [changing, change] = useState(false);
  const looked = useLooked(profile?.record);
  /** Whether it was done. */
  const ask = async (asked: Parameters<typeof askPeople>[0]): Promise<boolean> => {
    const answer = await askPeople(asked);
    if (isRefused(answer)) {
      say({ text: answer.refused, refused: true });
      if (asked.do === 'who') know(null);
      return false;
    }
    say({ text: answer.text, refused: false });
    know(answer.person);
    return true;
  };
  useEffect(() => void ask({ do: 'who' }), []);
  const seat = snapshot?.people?.findIndex((mark) => mark?.id === person?.id);
  useEffect(() => {
    if (person) void ownProfile().then((found) => !isRefused(found) && keep(found));
  }, [person?.id, person?.name, person?.shows, snapshot?.status]);
  return (
    <div class="desk">
      <TopBar here="/me" />
      <main class="desk-main desk-rows">
        <p class="told" role="status" data-kind={said.refused ? 'trouble' : 'done'} hidden={said.text === ''}>
          {said.text}
        </p>
        {(person === null || changing) && (
          <WhoForm
            person={person ?? undefined}
            save={async (wish) => {
              if (await ask({ do: 'save', ...wish })) change(false);
            }}
          />
        )}
        {person && !changing && (
          <Seats
            person={person}
            names={snapshot?.setup?.names ?? snapshot?.players.map(({ name }) => name) ?? []}
            teams={teamsOf(snapshot)}
            people={snapshot?.people ?? []}
            own={seat}
            sit={(player) => void ask({ do: 'sit', player })}
            join={(player) => void ask({ do: 'team', player })}
            change={() => change(true)}
            queue={snapshot?.queue ?? []}
            wait={(waits) => void ask({ do: waits ? 'wait' : 'leave' })}
          />
        )}
        {person && profile !== undefined && <Record profile={profile} looked={looked} own />}
        {person && <CodeForm coded={person.coded === true} keep={(code) => ask({ do: 'code', code })} />}
        {person && (
          <OwnData
            profile={profile}
            looked={looked}
            forget={async () => {
              if (await ask({ do: 'forget' })) keep(undefined);
            }}
          />
        )}
      </main>
    </div>
  );
}

function teamsOf(snapshot: PageState['snapshot']): readonly (readonly string[])[] | undefined {
  return snapshot?.status === 'playing' && snapshot.setup === null
    ? snapshot.players.map(({ team }) => team ?? [])
    : undefined;
}
