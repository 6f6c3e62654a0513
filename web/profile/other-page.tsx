/** Somebody's profile, if they show it. */
import { useEffect, useState } from 'preact/hooks';
import type { ToldProfile } from '../../src/server/people/messages.ts';
import { isRefused, type LoadRefused } from '../history/load.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { PROFILE_WORDS } from '../texts/profile.ts';
import { useLooked } from './looked.ts';
import { profileOf } from './people-api.ts';
import { Record } from './record.tsx';

export function OtherPage({ id }: { id: string }) {
  const [profile, keep] = useState<ToldProfile | LoadRefused | undefined>(undefined);
  useEffect(() => void profileOf(id).then(keep), []);
  const looked = useLooked(profile === undefined || isRefused(profile) ? undefined : profile.record);
  return (
    <div class="desk">
      <TopBar here="" />
      <main class="desk-main desk-rows">
        {profile === undefined ? (
          <p class="quiet" role="status">
            {PROFILE_WORDS.loading}
          </p>
        ) : isRefused(profile) ? (
          <p class="told" data-kind="trouble" role="alert">
            {profile.refused}
          </p>
        ) : (
          <Record profile={profile} looked={looked} />
        )}
      </main>
    </div>
  );
}
