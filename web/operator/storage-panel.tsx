/** The journal on its disk, and its backups. */
import type { BackupsAnswer, StatusView } from '../../src/server/operator/messages.ts';
import { momentText } from '../texts/moment.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { bytes, duration } from './amounts.ts';
import { type Operator, useAsked } from './operator.ts';
import { TillPanel } from './till-panel.tsx';

const LOOK_MS = 2000;

export function StoragePanel({ operator }: { operator: Operator }) {
  const status = useAsked<StatusView>(operator, '/status', 0, LOOK_MS);
  const backups = useAsked<BackupsAnswer>(operator, '/backups');
  return (
    <div class="columns">
      {status === undefined ? (
        <p class="quiet">{OPERATOR_WORDS.loading}</p>
      ) : (
        <Journal storage={status.storage} />
      )}
      <TillPanel operator={operator} />
      {backups !== undefined && <Backups answer={backups} make={() => void operator.act('/backups', {})} />}
    </div>
  );
}

function Journal({ storage }: { storage: StatusView['storage'] }) {
  const { file, journalBytes, freeBytes, events, commitAgeMs } = storage;
  const rows: readonly (readonly [string, string])[] = [
    [
      OPERATOR_WORDS.storage.age,
      commitAgeMs === null ? OPERATOR_WORDS.storage.never : OPERATOR_WORDS.storage.ago(duration(commitAgeMs)),
    ],
    [OPERATOR_WORDS.storage.left, freeBytes === null ? '–' : bytes(freeBytes)],
    [OPERATOR_WORDS.storage.size, bytes(journalBytes)],
    [OPERATOR_WORDS.storage.events, OPERATOR_WORDS.amount.number(events)],
    [OPERATOR_WORDS.storage.file, file || '–'],
  ];
  return (
    <section class="panel">
      <h1 class="desk-title">{OPERATOR_WORDS.storage.title}</h1>
      <dl class="facts-list">
        {rows.map(([name, value]) => [<dt key={`${name} t`}>{name}</dt>, <dd key={`${name} d`}>{value}</dd>])}
      </dl>
    </section>
  );
}

function Backups({ answer, make }: { answer: BackupsAnswer; make: () => void }) {
  const { folder, keep, backups } = answer;
  return (
    <section class="panel rows">
      <h2>{OPERATOR_WORDS.storage.backups}</h2>
      <p class="quiet">{OPERATOR_WORDS.storage.keep(keep)}</p>
      <p>
        <button type="button" class="main-button" onClick={make}>
          {OPERATOR_WORDS.storage.make}
        </button>
      </p>
      {backups.length === 0 ? (
        <p class="quiet">{OPERATOR_WORDS.storage.none}</p>
      ) : (
        <ul class="backup-list">
          {backups.map(({ name, at, bytes: size }) => (
            <li key={name}>
              <time dateTime={at}>{momentText(at)}</time>
              <span class="quiet">{bytes(size)}</span>
              <a class="button small" href={`/operator/api/backups/${name}`} download={name}>
                {OPERATOR_WORDS.storage.download}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        {OPERATOR_WORDS.storage.folder}: <code>{folder}</code>
      </p>
      <p class="quiet">{OPERATOR_WORDS.storage.restore}</p>
    </section>
  );
}
