/** A new game: rule set, names in the order of play, who begins. Asks before it takes the place of a running one. */

import { useState } from 'preact/hooks';
import type { InWords } from '../../src/language/sentence.ts';
import type { DeskView } from '../../src/server/operator/messages.ts';
import { HOUSE_LIST, HouseNames } from '../parts/house-names.tsx';
import { OPERATOR_WORDS } from '../texts/operator.ts';
import { type Operator, QUESTION, useAsked } from './operator.ts';

const NAME_LENGTH = 12;

interface Props {
  readonly operator: Operator;
  readonly started: () => void;
}

export function NewGamePanel({ operator, started }: Props) {
  const desk = useAsked<DeskView>(operator, '/desk');
  if (desk === undefined) return <p class="quiet">{OPERATOR_WORDS.loading}</p>;
  return <NewGame desk={desk} operator={operator} started={started} />;
}

function NewGame({ desk, operator, started }: Props & { desk: InWords<DeskView> }) {
  const [rules, setRules] = useState(desk.offer.rules);
  const [players, setPlayers] = useState(desk.offer.players.length > 0 ? desk.offer.players : ['']);
  const [wantedStarter, setStarter] = useState(0);
  const [rehearsal, setRehearsal] = useState(false);
  const [coach, setCoach] = useState(desk.offer.coach);
  const [inTheWay, setInTheWay] = useState('');
  const set = desk.ruleSets.find(({ id }) => id === rules);
  const most = set?.players.max ?? 1;
  // A rule set may allow fewer than were typed, who come back with another choice of it.
  const playing = players.slice(0, most);
  const starter = Math.min(wantedStarter, playing.length - 1);

  const start = async (replace: boolean): Promise<void> => {
    const wish = { rules, players: playing, starter };
    const trouble = await operator.act('/new-game', { ...wish, rehearsal, coach, replace });
    if (trouble === undefined) started();
    setInTheWay(trouble?.code === QUESTION ? trouble.message : '');
  };
  return (
    <form
      class="panel rows new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void start(false);
      }}
    >
      <h1 class="desk-title">{OPERATOR_WORDS.newGame.title}</h1>
      <label class="field">
        <span>{OPERATOR_WORDS.newGame.rules}</span>
        <select value={rules} onChange={({ currentTarget }) => setRules(currentTarget.value)}>
          {desk.ruleSets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Players players={playing} most={most} change={setPlayers} />
      <label class="field">
        <span>{OPERATOR_WORDS.newGame.starter}</span>
        <select value={starter} onChange={({ currentTarget }) => setStarter(Number(currentTarget.value))}>
          {playing.map((name, index) => (
            <option key={index} value={index}>
              {name || OPERATOR_WORDS.newGame.name(index)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{OPERATOR_WORDS.newGame.coach}</span>
        <select value={coach} onChange={({ currentTarget }) => setCoach(currentTarget.value as typeof coach)}>
          {Object.entries(OPERATOR_WORDS.newGame.coaches).map(([mode, says]) => (
            <option key={mode} value={mode}>
              {says}
            </option>
          ))}
        </select>
      </label>
      <label class="check row">
        <input
          type="checkbox"
          checked={rehearsal}
          onChange={({ currentTarget }) => setRehearsal(currentTarget.checked)}
        />
        <span>{OPERATOR_WORDS.newGame.rehearsal}</span>
      </label>
      {inTheWay === '' ? (
        <button type="submit" class="main-button">
          {OPERATOR_WORDS.newGame.start}
        </button>
      ) : (
        <div class="told rows" data-kind="question" role="alert">
          <p>{inTheWay}</p>
          <p class="button-row">
            <button type="button" class="danger" onClick={() => start(true)}>
              {OPERATOR_WORDS.newGame.replace}
            </button>
            <button type="button" onClick={() => setInTheWay('')}>
              {OPERATOR_WORDS.newGame.keep}
            </button>
          </p>
        </div>
      )}
    </form>
  );
}

interface PlayersProps {
  readonly players: readonly string[];
  readonly most: number;
  readonly change: (players: readonly string[]) => void;
}

function Players({ players, most, change }: PlayersProps) {
  const replaced = (index: number, name: string) => players.map((old, each) => (each === index ? name : old));
  const moved = (index: number) => {
    const next = [...players];
    next.splice(index - 1, 2, players[index] ?? '', players[index - 1] ?? '');
    return next;
  };
  return (
    <fieldset>
      <legend>{OPERATOR_WORDS.newGame.players}</legend>
      <HouseNames />
      <ol class="rows">
        {players.map((name, index) => (
          <li key={index} class="player-row">
            <input
              type="text"
              aria-label={OPERATOR_WORDS.newGame.name(index)}
              placeholder={OPERATOR_WORDS.newGame.name(index)}
              maxLength={NAME_LENGTH}
              list={HOUSE_LIST}
              value={name}
              onInput={({ currentTarget }) => change(replaced(index, currentTarget.value))}
            />
            <button
              type="button"
              disabled={index === 0}
              aria-label={OPERATOR_WORDS.newGame.up(name || OPERATOR_WORDS.newGame.name(index))}
              onClick={() => change(moved(index))}
            >
              ↑
            </button>
            <button
              type="button"
              disabled={players.length === 1}
              aria-label={OPERATOR_WORDS.newGame.remove(name || OPERATOR_WORDS.newGame.name(index))}
              onClick={() => change(players.filter((_, each) => each !== index))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      {players.length < most && (
        <button type="button" class="small" onClick={() => change([...players, ''])}>
          + {OPERATOR_WORDS.newGame.add}
        </button>
      )}
    </fieldset>
  );
}
