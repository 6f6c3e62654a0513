/** What the table keeps of somebody: to take along, and to be forgotten. */
import { useState } from 'preact/hooks';
import type { ToldProfile } from '../../src/server/people/messages.ts';
import { PROFILE_WORDS } from '../texts/profile.ts';
import type { Looked } from './looked.ts';

interface Props {
  readonly profile: ToldProfile | undefined;
  /** As far as it has been worked out. */
  readonly looked: readonly Looked[];
  readonly forget: () => Promise<void>;
}

export function OwnData({ profile, looked, forget }: Props) {
  const [asking, ask] = useState(false);
  const { own } = PROFILE_WORDS;
  return (
    <section class="panel">
      <h2>{own.title}</h2>
      <p class="quiet">{own.lead}</p>
      <p class="button-row">
        {profile !== undefined && (
          <button type="button" onClick={() => save(profile, looked)}>
            {own.export}
          </button>
        )}
        {!asking && (
          <button type="button" class="danger" onClick={() => ask(true)}>
            {own.forget}
          </button>
        )}
      </p>
      {asking && (
        <div role="alert">
          <p>{own.sure}</p>
          <p class="button-row">
            <button type="button" class="danger" onClick={() => void forget()}>
              {own.forget}
            </button>
            <button type="button" onClick={() => ask(false)}>
              {own.keep}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}

/** A file of the browser's own making: nothing is asked of the table, and nobody else has the address. */
function save(profile: ToldProfile, bestPlay: readonly Looked[]): void {
  const file = new Blob([JSON.stringify({ ...profile, bestPlay }, undefined, 2)], {
    type: 'application/json',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `dicetable-${profile.person.name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
