/** How the table is played: in a sentence and three pictures, then every button, from the data that drives them. */
import { CONTROL_NAMES, KeyList, KeysOf } from '../controls/key-list.tsx';
import { Die } from '../dice/die.tsx';
import type { ToldFacts } from '../link/told.ts';
import { HELP_WORDS } from '../texts/button-help.ts';
import { TEXTS } from '../texts/live.ts';

/** What a guest has to know; the others explain themselves when they come. */
const STATES = [
  'attract',
  'setup-game',
  'before-roll',
  'rolls-left',
  'no-rolls-left',
  'farkle',
  'over',
  'menu',
];

/** A roll of which two dice are kept, and what came of it. */
const STEPS = [
  { step: 'roll', dice: [2, 5, 3, 5, 6], held: 0 },
  { step: 'hold', dice: [5, 5, 2, 3, 6], held: 2 },
  { step: 'score', dice: [5, 5, 5, 1, 5], held: 0 },
] as const;

/** `keys`: the on-screen cabinet names its keys. */
export function HowTo({ facts: { controls, version }, keys }: { facts: ToldFacts; keys: boolean }) {
  const { title, goal, steps, others, menu, buttons, inputs } = HELP_WORDS;
  const rows = controls.filter(({ state }) => STATES.includes(state));
  return (
    <section class="how-to">
      <h2>{title}</h2>
      <p>{goal}</p>
      <ol class="how-steps">
        {STEPS.map(({ step, dice, held }) => (
          <li key={step}>
            <span class="how-dice" aria-hidden="true">
              {dice.map((face, index) => (
                <Die face={face} label="" mark={index < held ? 'held' : ''} key={index} />
              ))}
            </span>
            {steps[step]}
          </li>
        ))}
      </ol>
      {keys && <KeyList letters />}
      <p>{others}</p>
      <p>{menu}</p>
      <details class="how-to-buttons">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a mouse must not take the focus, or Space would mean this */}
        <summary onMouseDown={(event) => event.preventDefault()}>{buttons}</summary>
        {rows.map((row) => (
          <div class="how-to-state" key={row.state} data-state={row.state}>
            <h3>{row.title}</h3>
            <dl>
              {CONTROL_NAMES.filter((input) => row[input] !== null).map((input) => (
                <div key={input}>
                  <dt>
                    {inputs[input]}
                    {keys && <KeysOf control={input} />}
                  </dt>
                  <dd>{row[input]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </details>
      <p data-version={version}>{TEXTS.version(version)}</p>
    </section>
  );
}
