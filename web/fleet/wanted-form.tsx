/** Settings for all tables of a group, in the form of a cabinet file: one revision after the other. */
import { useState } from 'preact/hooks';
import type { FleetAnswer } from '../../src/hall/fleet/messages.ts';
import type { InWords } from '../../src/language/sentence.ts';
import type { Operator } from '../operator/operator.ts';
import { FLEET_WORDS } from '../texts/fleet.ts';

export function WantedForm({ fleet, operator }: { fleet: InWords<FleetAnswer>; operator: Operator }) {
  const [group, setGroup] = useState('');
  const words = FLEET_WORDS.wanted;
  const groups = [...new Set(['', ...fleet.tables.map((table) => table.group)])].sort();
  const newest = fleet.wanted.find((one) => one.group === group);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    void operator.act('/settings', { group, text: String(data.get('text')) });
  };
  return (
    <form class="panel rows" onSubmit={submit}>
      <h2>{words.title}</h2>
      <p class="quiet">{words.lead}</p>
      <label class="field">
        <span>{FLEET_WORDS.column.group}</span>
        <select value={group} onChange={({ currentTarget }) => setGroup(currentTarget.value)}>
          {groups.map((each) => (
            <option key={each} value={each}>
              {each === '' ? words.noGroup : each}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{words.text}</span>
        <textarea
          key={`${group} ${newest?.revision}`}
          name="text"
          rows={5}
          required
          spellcheck={false}
          placeholder={'leds:\n  brightness: 80'}
          defaultValue={newest?.text ?? ''}
        />
        {newest !== undefined && (
          <span>
            {words.newest(
              newest.revision,
              newest.who,
              new Date(newest.atMs).toLocaleString(document.documentElement.lang),
            )}
          </span>
        )}
      </label>
      <p class="button-row">
        <button type="submit">{words.button}</button>
      </p>
    </form>
  );
}
