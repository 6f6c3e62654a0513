/** The journal on its disk, and its backups. */
import type { BackupsAnswer, StatusView } from '../../src/server/operator/messages.ts';
import { bytes, duration, OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, useAsked } from './operator.ts';

const TEXTS = OPERATOR_WORDS.storage;
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
      {backups !== undefined && <Backups answer={backups} make={() => void operator.act('/backups', {})} />}
    </div>
  );
}

function Journal({ storage }: { storage: StatusView['storage'] }) {
  const { file, journalBytes, freeBytes, events, commitAgeMs } = storage;
  const rows: readonly (readonly [string, string])[] = [
    [TEXTS.age, commitAgeMs === null ? TEXTS.never : TEXTS.ago(duration(commitAgeMs))],
    [TEXTS.left, freeBytes === null ? '–' : bytes(freeBytes)],
    [TEXTS.size, bytes(journalBytes)],
    [TEXTS.events, events.toLocaleString('en')],
    [TEXTS.file, file || '–'],
  ];
  return (
    <section class="panel">
      <h1 class="desk-title">{TEXTS.title}</h1>
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
      <h2>{TEXTS.backups}</h2>
      <p class="quiet">{TEXTS.keep(keep)}</p>
      <p>
        <button type="button" class="main-button" onClick={make}>
          {TEXTS.make}
        </button>
      </p>
      {backups.length === 0 ? (
        <p class="quiet">{TEXTS.none}</p>
      ) : (
        <ul class="backup-list">
          {backups.map(({ name, at, bytes: size }) => (
            <li key={name}>
              <time dateTime={at}>{new Date(at).toLocaleString()}</time>
              <span class="quiet">{bytes(size)}</span>
              <a class="button small" href={`/operator/api/backups/${name}`} download={name}>
                {TEXTS.download}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p class="quiet">
        {TEXTS.folder}: <code>{folder}</code>
      </p>
      <p class="quiet">{TEXTS.restore}</p>
    </section>
  );
}
