/** Whom the table knows: a name can be made free again, and who waits for a seat called sooner or not at all. */
import type { PeopleList, PersonRequest } from '../../src/server/people/messages.ts';
import { momentText } from '../texts/moment.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, useAsked } from './operator.ts';

type Change = (request: PersonRequest) => void;

export function PeoplePanel({ operator, moment }: { operator: Operator; moment: number }) {
  const list = useAsked<PeopleList>(operator, '/people', moment);
  if (list === undefined || list.people.length === 0) return null;
  const words = OPERATOR_WORDS.people;
  const change: Change = (request) => void operator.act('/people', request);
  return (
    <>
      {list.waiting.length > 0 && <WaitingList list={list} change={change} />}
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
                <button type="button" class="small danger" onClick={() => change({ do: 'free', person: id })}>
                  {words.free(name)}
                </button>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function WaitingList({ list: { waiting, people }, change }: { list: PeopleList; change: Change }) {
  const words = OPERATOR_WORDS.people;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (
    <section class="panel">
      <h2>{words.waiting}</h2>
      <ol class="fame-list" data-waiting>
        {waiting.map((id, place) => {
          const name = names.get(id) ?? '';
          return (
            <li key={id}>
              <span class="fame-name">{name}</span>
              <span class="fame-deeds">
                {place > 0 && (
                  <button type="button" class="small" onClick={() => change({ do: 'first', person: id })}>
                    {words.first(name)}
                  </button>
                )}
                <button
                  type="button"
                  class="small danger"
                  onClick={() => change({ do: 'leave', person: id })}
                >
                  {words.leave(name)}
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
