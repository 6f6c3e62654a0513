/** Sign-in first; then all tables, what may be done to them, and who did what. */
import type { ComponentChildren } from 'preact';
import type { FleetAnswer } from '../../src/hall/fleet/messages.ts';
import { type Operator, useAsked, useOperator } from '../operator/operator.ts';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { FLEET_WORDS } from '../texts/fleet.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { PLACE_WORDS } from '../texts/places.ts';
import { ActList } from './act-list.tsx';
import { ClaimForm } from './claim-form.tsx';
import { LeaguesPanel } from './leagues-panel.tsx';
import { SignIn } from './sign-in.tsx';
import { Tables } from './tables.tsx';
import { Takings } from './takings.tsx';
import { WantedForm } from './wanted-form.tsx';

const LOOK_MS = 3000;

export function FleetPage() {
  const operator = useOperator();
  const { who } = operator;
  return (
    <div class="desk fleet" data-who={who ?? ''}>
      <header class="top-bar row">
        <p class="brand">{PLACE_WORDS.brand}</p>
        <h1>{FLEET_WORDS.title}</h1>
        <div class="top-bar-end row">
          {who !== undefined && who !== null && (
            <>
              <span class="one-line quiet who">{who}</span>
              <button type="button" class="small" onClick={operator.signOut}>
                {OPERATOR_WORDS.signIn.out}
              </button>
            </>
          )}
          <LanguageMenu />
        </div>
      </header>
      <main class="desk-main desk-rows">
        {who === undefined ? (
          <Asking />
        ) : who === null ? (
          <SignIn operator={operator} />
        ) : (
          <Desk operator={operator} />
        )}
      </main>
    </div>
  );
}

function Desk({ operator }: { operator: Operator }) {
  const fleet = useAsked<FleetAnswer>(operator, '/fleet', 0, LOOK_MS);
  return (
    <>
      <div class="said" role="status" aria-live="polite">
        {operator.told !== undefined && <Told kind={operator.told.kind}>{operator.told.text}</Told>}
      </div>
      {fleet === undefined ? (
        <Asking />
      ) : (
        <>
          <Tables tables={fleet.tables} releases={fleet.releases} operator={operator} />
          <LeaguesPanel
            groups={[...new Set(fleet.tables.map(({ group }) => group))].sort()}
            operator={operator}
          />
          <Takings operator={operator} />
          <WantedForm fleet={fleet} operator={operator} />
          <ClaimForm operator={operator} />
          <ActList acts={fleet.acts} />
        </>
      )}
    </>
  );
}

function Told({ kind, children }: { kind: 'done' | 'trouble'; children: ComponentChildren }) {
  return (
    <p class="told" data-kind={kind}>
      <strong>{kind === 'done' ? '✓' : `✗ ${OPERATOR_WORDS.trouble}`}</strong>
      {children}
    </p>
  );
}

function Asking() {
  return (
    <p class="quiet" role="status">
      {FLEET_WORDS.asking}
    </p>
  );
}
