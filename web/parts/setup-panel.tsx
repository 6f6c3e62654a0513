/** The questions before a game: which one, how many players, their names. Who may press buttons can type the names. */

import type { ComponentChildren } from 'preact';
import type { ControlSender } from '../controls/hands.ts';
import type { ToldSetup } from '../link/told.ts';
import { TEXTS } from '../texts/live.ts';
import { HouseNames } from './house-names.tsx';
import { NameField } from './name-field.tsx';
import { isWideName } from './wide-name.ts';

interface Props {
  readonly setup: ToldSetup;
  /** Undefined for those who only watch. */
  readonly hands: ControlSender | undefined;
  /** Above the questions. */
  readonly children?: ComponentChildren;
}

/** More numbers than these stand closer. */
const MOST_WIDE = 9;

export function SetupPanel({ setup, hands, children }: Props) {
  const { question, games, rules, names, rehearsal } = setup;
  const chosen = games.find(({ id }) => id === rules);
  const { min = 1, max = 1 } = chosen?.players ?? {};
  return (
    <section class="setup" data-question={question}>
      {children}
      <div class="setup-part" data-asked={question === 'game'} data-open={question === 'game'}>
        <h2>{TEXTS.newGame.game}</h2>
        <ul class="setup-games">
          {games.map(({ id, name }) => (
            <li key={id} data-game={id} data-chosen={id === rules}>
              {name}
              {id === rules && <span class="hidden-text"> {TEXTS.newGame.chosen}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div class="setup-part" data-asked={question === 'players'} data-open={question !== 'name'}>
        <h2>
          {TEXTS.newGame.players} <small>{TEXTS.newGame.range(min, max)}</small>
        </h2>
        <ol class="setup-numbers" data-many={max > MOST_WIDE || undefined}>
          {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((number) => (
            <li key={number} data-number={number} data-chosen={number === names.length}>
              {number}
              {number === names.length && <span class="hidden-text"> {TEXTS.newGame.chosen}</span>}
            </li>
          ))}
        </ol>
      </div>
      <div class="setup-part" data-asked={question === 'name'}>
        <h2>{TEXTS.newGame.names}</h2>
        {hands !== undefined && <HouseNames />}
        <ol class="setup-names" data-wide={names.some(isWideName) || undefined}>
          {names.map((name, player) => (
            <li key={player} data-asked={question === 'name' && player === setup.player}>
              <NameField
                player={player}
                name={name}
                spelled={question === 'name' && player === setup.player ? setup : undefined}
                hands={hands}
              />
            </li>
          ))}
        </ol>
      </div>
      {hands !== undefined && <Rehearsal on={rehearsal} hands={hands} />}
    </section>
  );
}

function Rehearsal({ on, hands }: { on: boolean; hands: ControlSender }) {
  return (
    <button
      type="button"
      class="setup-rehearsal row"
      aria-pressed={on}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => hands.send({ type: 'rehearse', on: !on })}
    >
      <span class="setup-check" aria-hidden="true">
        {on ? '✓' : ''}
      </span>
      <span>
        {TEXTS.newGame.rehearse} <small>{TEXTS.newGame.rehearseHint}</small>
      </span>
    </button>
  );
}
