/** The questions before a game: which one, how many players, their names. Who may press buttons can type the names. */
import { useState } from 'preact/hooks';
import type { SetupView } from '../src/server/messages.ts';
import type { Hands } from './hands.ts';
import { TEXTS } from './texts.ts';

/** As the table cuts them. */
const NAME_LENGTH = 12;

const WORDS = TEXTS.newGame;

interface Props {
  readonly setup: SetupView;
  /** Undefined for those who only watch. */
  readonly hands: Hands | undefined;
}

export function SetupPanel({ setup, hands }: Props) {
  const { question, games, rules, names, rehearsal } = setup;
  const chosen = games.find(({ id }) => id === rules);
  const { min = 1, max = 1 } = chosen?.players ?? {};
  return (
    <section class="setup" data-question={question}>
      <div class="setup-part" data-asked={question === 'game'}>
        <h2>{WORDS.game}</h2>
        <ul class="setup-games">
          {games.map(({ id, name }) => (
            <li key={id} data-game={id} data-chosen={id === rules}>
              {name}
              {id === rules && <span class="hidden-text"> {WORDS.chosen}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div class="setup-part" data-asked={question === 'players'}>
        <h2>
          {WORDS.players} <small>{WORDS.range(min, max)}</small>
        </h2>
        <ol class="setup-numbers">
          {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((number) => (
            <li key={number} data-chosen={number === names.length}>
              {number}
              {number === names.length && <span class="hidden-text"> {WORDS.chosen}</span>}
            </li>
          ))}
        </ol>
      </div>
      <div class="setup-part" data-asked={question === 'name'}>
        <h2>{WORDS.names}</h2>
        <ol class="setup-names">
          {names.map((name, player) => (
            <li key={player} data-asked={question === 'name' && player === setup.player}>
              <NameOf setup={setup} player={player} name={name} hands={hands} />
            </li>
          ))}
        </ol>
      </div>
      {hands !== undefined && <Rehearsal on={rehearsal} hands={hands} />}
    </section>
  );
}

interface NameProps extends Props {
  readonly player: number;
  readonly name: string;
}

function NameOf({ setup, player, name, hands }: NameProps) {
  const [typed, type] = useState<string | undefined>(undefined);
  const spelled = setup.question === 'name' && player === setup.player && setup.text + setup.letter !== '';
  if (spelled) {
    return (
      <span class="setup-name">
        {setup.text}
        <u>{setup.letter}</u>
      </span>
    );
  }
  if (hands === undefined) return <span class="setup-name">{name}</span>;
  const send = () => {
    if (typed !== undefined && typed !== name) hands.send({ type: 'name', player, name: typed });
    type(undefined);
  };
  return (
    <input
      class="setup-name"
      value={typed ?? name}
      maxLength={NAME_LENGTH}
      aria-label={WORDS.nameOf(player + 1)}
      autocomplete="off"
      spellcheck={false}
      enterkeyhint="done"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => type(currentTarget.value)}
      onBlur={send}
      onKeyDown={({ key, currentTarget }) => {
        // Leaving the field sends it, and gives the keys back to the table.
        if (key === 'Enter' || key === 'Escape') currentTarget.blur();
      }}
    />
  );
}

function Rehearsal({ on, hands }: { on: boolean; hands: Hands }) {
  return (
    <button
      type="button"
      class="setup-rehearsal"
      aria-pressed={on}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => hands.send({ type: 'rehearse', on: !on })}
    >
      <span class="setup-check" aria-hidden="true">
        {on ? '✓' : ''}
      </span>
      <span>
        {WORDS.rehearse} <small>{WORDS.rehearseHint}</small>
      </span>
    </button>
  );
}
