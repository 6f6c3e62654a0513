/** A row for each table; on a phone a card. Those that need somebody come first. */
import { bytes, duration } from '../operator/amounts.ts';
import type { Operator } from '../operator/operator.ts';
import { FLEET_WORDS } from '../texts/fleet.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import type { Table } from './table.ts';
import { TableDeeds } from './table-deeds.tsx';

type Beat = NonNullable<Table['beat']>;

/** A clock that is this wrong dates games and backups wrongly. */
const CLOCK_MS = 5000;

const COLUMNS = ['version', 'board', 'behind', 'backup', 'disk', 'heat', 'settings'] as const;

const CELLS: Readonly<Record<(typeof COLUMNS)[number], (beat: Beat) => string>> = {
  version: ({ version, firmware }) => (firmware === null ? version : `${version} · ${firmware}`),
  board: ({ board, faults }) =>
    [FLEET_WORDS.boards[board], ...faults.map((code) => OPERATOR_WORDS.audits.fault(code))].join(', '),
  behind: ({ behind }) => OPERATOR_WORDS.amount.number(behind),
  backup: ({ backupAgeMs }) =>
    backupAgeMs === null ? FLEET_WORDS.noBackup : FLEET_WORDS.ago(duration(backupAgeMs)),
  disk: ({ freeBytes }) => FLEET_WORDS.free(bytes(freeBytes)),
  settings: ({ settings }) => {
    if (settings === null || settings.revision === 0) return '';
    const { revision, refused, drift } = settings;
    if (refused !== null) return FLEET_WORDS.refused(revision, refused);
    return drift.length === 0 ? FLEET_WORDS.taken(revision) : FLEET_WORDS.drift(revision, drift.join(', '));
  },
  heat: ({ celsius }) => (celsius === null ? '' : `${celsius} °C`),
};

interface TablesProps {
  readonly tables: readonly Table[];
  readonly releases: readonly string[];
  readonly operator: Operator;
}

export function Tables({ tables, releases, operator }: TablesProps) {
  const words = FLEET_WORDS.column;
  const here = tables.filter(({ state }) => state === 'here').length;
  return (
    <section class="panel">
      <h2>{tables.length === 0 ? FLEET_WORDS.none : FLEET_WORDS.counts(here, tables.length)}</h2>
      {tables.length > 0 && (
        <table class="fleet-tables">
          <thead>
            <tr>
              {(['table', ...COLUMNS, 'heard', 'deeds'] as const).map((column) => (
                <th key={column} scope="col">
                  {words[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...tables].sort(order).map((table) => (
              <Row key={table.id} table={table} releases={releases} operator={operator} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ table, releases, operator }: Omit<TablesProps, 'tables'> & { table: Table }) {
  const { id, name, group, state, heardMs, beat } = table;
  const words = FLEET_WORDS.column;
  const clockMs = beat?.clockMs ?? 0;
  return (
    <tr data-table={id} data-state={isWell(table) ? state : 'wrong'}>
      <th scope="row">
        {name}
        {group !== '' && <span class="mark">{group}</span>}
      </th>
      {COLUMNS.map((column) => (
        <td key={column} data-label={words[column]}>
          {beat === null ? '' : CELLS[column](beat)}
        </td>
      ))}
      <td data-label={words.heard}>
        {state !== 'here' && <strong>{FLEET_WORDS.state[state]} </strong>}
        {heardMs !== null && FLEET_WORDS.ago(duration(heardMs))}
        {Math.abs(clockMs) > CLOCK_MS && ` · ${FLEET_WORDS.clock(Math.round(clockMs / 1000))}`}
      </td>
      <td class="fleet-deeds">
        <TableDeeds table={table} releases={releases} operator={operator} />
      </td>
    </tr>
  );
}

function isWell({ state, beat }: Table): boolean {
  return state === 'here' && beat !== null && beat.board === 'ready' && beat.faults.length === 0;
}

function order(one: Table, other: Table): number {
  const byState = Number(isWell(one)) - Number(isWell(other));
  return (
    byState ||
    one.group.localeCompare(other.group) ||
    one.name.localeCompare(other.name, undefined, { numeric: true })
  );
}
