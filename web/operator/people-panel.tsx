/** Whom the table knows: a name can be made free again. */
import type { PeopleList } from '../../src/server/people/messages.ts';
import { momentText } from '../texts/moment.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, useAsked } from './operator.ts';

export function PeoplePanel({ operator, moment }: { operator: Operator; moment: number }) {
  const list = useAsked<PeopleList>(operator, '/people', moment);
  if (list === undefined || list.people.length === 0) return null;
  const words = OPERATOR_WORDS.people;
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <p class="quiet">{words.lead}</p>
      <ul class="fame-list">
        {list.people.map(({ id, name, since, played }) => (
          <li key={id}>
            <span class="fame-name">{name}</span>
            <span class="quiet">
              <time dateTime={since}>{momentText(since)}</time> {!played && words.unused}
            </span>
            <span class="fame-deeds">
              <button
                type="button"
                class="small danger"
                onClick={() => void operator.act('/people', { free: id })}
              >
                {words.free(name)}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
