/** Leagues: opened for entry, closed, drawn; whoever has gone is taken out. */
import type { LeaguesAnswer } from '../../src/hall/fleet/messages.ts';
import type { InWords } from '../../src/language/sentence.ts';
import { type Operator, useAsked } from '../operator/operator.ts';
import { FLEET_WORDS } from '../texts/fleet.ts';
import { SureButton } from './sure-button.tsx';

type Answer = InWords<LeaguesAnswer>;
type League = Answer['leagues'][number];

const LOOK_MS = 5000;
/** As forms say it: nobody is called; a group's name has no such beginning. */
const NOBODY = '!';
const EVERYWHERE = '*';

export function LeaguesPanel({ groups, operator }: { groups: readonly string[]; operator: Operator }) {
  const answer = useAsked<LeaguesAnswer>(operator, '/leagues', 0, LOOK_MS);
  const words = FLEET_WORDS.leagues;
  if (answer === undefined) return null;
  return (
    <section class="panel rows">
      <h2>{words.title}</h2>
      <p class="quiet">{words.lead}</p>
      {answer.leagues.length === 0 && <p class="quiet">{words.none}</p>}
      <ul class="findings">
        {answer.leagues.map((league) => (
          <OneLeague key={league.no} league={league} pages={answer.pages} operator={operator} />
        ))}
      </ul>
      <OpenForm answer={answer} groups={groups} operator={operator} />
    </section>
  );
}

interface LeagueProps {
  readonly league: League;
  readonly pages: Answer['pages'];
  readonly operator: Operator;
}

function OneLeague({ league, pages, operator }: LeagueProps) {
  const { no, name, stage, about, players, left } = league;
  const words = FLEET_WORDS.leagues;
  const act = (path: string, more: object = {}): void => void operator.act(path, { no, ...more });
  const there = players.filter((player) => left.indexOf(player) < 0);
  const remove = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    act('/league-remove', { player: String(data.get('player')) });
  };
  return (
    <li data-league={no}>
      <strong>
        {no} · {pages === null ? name : <a href={`${pages}/league/${no}`}>{name}</a>}
      </strong>{' '}
      <span class="quiet">
        {about} · {words.count(players.length)}
      </span>
      <p class="button-row">
        {stage === 'entry' && (
          <button type="button" class="small" onClick={() => act('/league-entry', { open: false })}>
            {words.close}
          </button>
        )}
        {stage === 'closed' && (
          <button type="button" class="small" onClick={() => act('/league-entry', { open: true })}>
            {words.reopen}
          </button>
        )}
        {(stage === 'entry' || stage === 'closed') && (
          <SureButton text={words.draw} act={() => act('/league-draw')} />
        )}
      </p>
      {stage !== 'over' && there.length > 0 && (
        <form class="row fleet-group" onSubmit={remove}>
          <select name="player" aria-label={words.player(name)}>
            {there.map((player) => (
              <option key={player} value={player}>
                {player}
              </option>
            ))}
          </select>
          <button type="submit" class="small">
            {words.remove}
          </button>
        </form>
      )}
    </li>
  );
}

function OpenForm({
  answer,
  groups,
  operator,
}: {
  answer: Answer;
  groups: readonly string[];
  operator: Operator;
}) {
  const words = FLEET_WORDS.leagues;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const said = (field: string): string => String(data.get(field));
    const seats = said('seats');
    const asked = {
      ...{ name: said('name'), kind: said('kind'), rules: said('rules') },
      seats: seats === NOBODY ? null : { group: seats === EVERYWHERE ? null : seats },
    };
    if ((await operator.act('/league', asked)) === undefined) form.reset();
  };
  const named = groups.filter((group) => group !== '');
  const seats: readonly (readonly [string, string])[] = [
    [NOBODY, words.noSeats],
    [EVERYWHERE, words.allSeats],
    ...named.map((group) => [group, words.group(group)] as const),
  ];
  return (
    <form class="fleet-fields" onSubmit={submit}>
      <label class="field">
        <span>{words.name}</span>
        <input type="text" name="name" required maxLength={60} autocomplete="off" />
      </label>
      <Choice name="kind" label={words.kind} options={answer.kinds.map(({ id, name }) => [id, name])} />
      <Choice name="rules" label={words.rules} options={answer.games.map(({ id, name }) => [id, name])} />
      <Choice name="seats" label={words.seats} options={seats} />
      <button type="submit">{words.open}</button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** Value and word. */
  readonly options: readonly (readonly [string, string])[];
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name}>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
