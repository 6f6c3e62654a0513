/** The halls of fame: entries are renamed or removed, and everything that was changed stays on record. */
import { useState } from 'preact/hooks';
import type {
  FameAnswer,
  FameEditDone,
  FameEditRequest,
  FameLine,
} from '../../src/server/operator/messages.ts';
import { dayText, momentText } from '../texts/moment.ts';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, useAsked } from './operator.ts';
import { PeoplePanel } from './people-panel.tsx';
import { useSetNames } from './set-names.ts';

const NAME_LENGTH = 12;

export function FamePanel({ operator, moment }: { operator: Operator; moment: number }) {
  const fame = useAsked<FameAnswer>(operator, '/fame', moment);
  const nameOf = useSetNames(operator);
  if (fame === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  const sets = [...new Set(fame.entries.map(({ rules }) => rules))];
  const edit = (request: FameEditRequest): void => void operator.act('/fame', request);
  return (
    <>
      <section class="panel">
        <h1 class="desk-title">{OPERATOR_WORDS.fame.title}</h1>
        {sets.length === 0 && <p class="quiet">{OPERATOR_WORDS.fame.none}</p>}
        {sets.map((rules) => (
          <div key={rules} class="fame-set">
            <h3>{nameOf(rules)}</h3>
            <ol class="fame-list">
              {fame.entries
                .filter((entry) => entry.rules === rules)
                .map((entry) => (
                  <Entry key={`${entry.game} ${entry.player} ${entry.name}`} entry={entry} edit={edit} />
                ))}
            </ol>
          </div>
        ))}
      </section>
      {fame.edits.length > 0 && <Edits edits={fame.edits} edit={edit} />}
      <PeoplePanel operator={operator} moment={moment} />
    </>
  );
}

function Entry({ entry, edit }: { entry: FameLine; edit: (request: FameEditRequest) => void }) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { game, player, name, total, turns, day } = entry;
  if (typed !== undefined) {
    return (
      <li>
        <form
          class="together"
          onSubmit={(event) => {
            event.preventDefault();
            edit({ type: 'rename', game, player, name: typed });
            setTyped(undefined);
          }}
        >
          <input
            type="text"
            aria-label={OPERATOR_WORDS.fame.name}
            maxLength={NAME_LENGTH}
            value={typed}
            required
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button type="submit" class="main-button">
            {OPERATOR_WORDS.fame.save}
          </button>
        </form>
      </li>
    );
  }
  return (
    <li>
      <span class="fame-name">{name}</span>
      <strong>
        {turns === null ? OPERATOR_WORDS.amount.number(total) : OPERATOR_WORDS.fame.turns(turns)}
      </strong>
      <a href={`/game/${game}`}>
        {OPERATOR_WORDS.fame.game(game)}
        {day !== undefined && `, ${dayText(day)}`}
      </a>
      <span class="fame-deeds">
        <button type="button" class="small" onClick={() => setTyped(name)}>
          {OPERATOR_WORDS.fame.rename}
        </button>
        <button type="button" class="small danger" onClick={() => edit({ type: 'remove', game, player })}>
          {OPERATOR_WORDS.fame.remove}
        </button>
      </span>
    </li>
  );
}

interface EditsProps {
  readonly edits: FameAnswer['edits'];
  readonly edit: (request: FameEditRequest) => void;
}

function Edits({ edits, edit }: EditsProps) {
  // Only the newest edit of an entry counts, and one that was restored needs no restoring.
  const isInForce = (index: number): boolean => {
    const own = edits[index]?.edit;
    if (own === undefined || own.type === 'clear' || own.type === 'restore') return false;
    const isOwn = (each: FameEditDone) =>
      each.type === 'clear' ? own.game <= each.game : each.game === own.game && each.player === own.player;
    return edits.findIndex(({ edit: each }) => isOwn(each)) === index;
  };
  return (
    <section class="panel">
      <h2>{OPERATOR_WORDS.fame.edits}</h2>
      <ul class="edits">
        {edits.map(({ at, who, edit: done }, index) => (
          <li key={index}>
            <time dateTime={at}>{momentText(at)}</time> <strong>{who}</strong> {inWords(done)}
            {done.type !== 'clear' && isInForce(index) && (
              <button
                type="button"
                class="small"
                onClick={() => edit({ type: 'restore', game: done.game, player: done.player })}
              >
                {OPERATOR_WORDS.fame.restore}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords(edit: FameEditDone): string {
  switch (edit.type) {
    case 'rename':
      return OPERATOR_WORDS.fame.edit.rename(edit.name, edit.game);
    case 'remove':
    case 'restore':
    case 'clear':
      return OPERATOR_WORDS.fame.edit[edit.type](edit.game);
    default:
      return edit satisfies never;
  }
}
