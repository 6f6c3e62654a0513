/** What may be done to one table. */
import { useState } from 'preact/hooks';
import type { Operator } from '../operator/operator.ts';
import { FLEET_WORDS } from '../texts/fleet.ts';
import { SureButton } from './sure-button.tsx';
import type { Table } from './table.ts';

interface DeedsProps {
  readonly table: Table;
  /** Names of release files, by name. */
  readonly releases: readonly string[];
  readonly operator: Operator;
}

export function TableDeeds({ table: { id, name, group }, releases, operator }: DeedsProps) {
  const [file, setFile] = useState(releases[releases.length - 1] ?? '');
  const [open, setOpen] = useState(false);
  const order = (order: 'identify' | 'restart' | 'backup') => (): void =>
    void operator.act('/order', { table: id, order });
  const regroup = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    void operator.act('/group', { table: id, group: String(data.get('group')).trim() });
  };
  const words = FLEET_WORDS.order;
  return (
    <>
      <p class="button-row">
        <button type="button" class="small" onClick={order('identify')}>
          {words.identify}
        </button>
        <button type="button" class="small" onClick={order('backup')}>
          {words.backup}
        </button>
        <button
          type="button"
          class="small"
          aria-expanded={open}
          aria-label={FLEET_WORDS.more(name)}
          onClick={() => setOpen(!open)}
        >
          …
        </button>
      </p>
      {open && (
        <div class="rows">
          <form class="row fleet-group" onSubmit={regroup}>
            <input
              type="text"
              name="group"
              value={group}
              maxLength={30}
              aria-label={FLEET_WORDS.column.group}
              placeholder={FLEET_WORDS.column.group}
            />
            <button type="submit" class="small">
              {FLEET_WORDS.save}
            </button>
          </form>
          {releases.length > 0 && (
            <p class="row fleet-group">
              <select
                value={file}
                aria-label={FLEET_WORDS.release}
                onChange={({ currentTarget }) => setFile(currentTarget.value)}
              >
                {releases.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
              <SureButton
                text={FLEET_WORDS.update}
                act={() => void operator.act('/update', { table: id, file })}
              />
            </p>
          )}
          <p class="button-row">
            <SureButton text={words.restart} act={order('restart')} />
            <SureButton text={FLEET_WORDS.revoke} act={() => void operator.act('/revoke', { table: id })} />
          </p>
        </div>
      )}
    </>
  );
}
