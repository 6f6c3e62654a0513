/** How the table is played, from the data that drives its buttons. */
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
const INPUTS = ['lever', 'hold', 'leaf', 'select'] as const;

/** `keys`: the on-screen cabinet names its keys. */
export function HowTo({ facts: { controls, version }, keys }: { facts: ToldFacts; keys: boolean }) {
  const { title, lead, menu, inputs, keysOf } = HELP_WORDS;
  const rows = controls.filter(({ state }) => STATES.includes(state));
  return (
    <section class="how-to">
      <h2>{title}</h2>
      <p>{lead}</p>
      <p>{menu}</p>
      {rows.map((row) => (
        <div class="how-to-state" key={row.state} data-state={row.state}>
          <h3>{row.title}</h3>
          <dl>
            {INPUTS.filter((input) => row[input] !== null).map((input) => (
              <div key={input}>
                <dt>
                  {inputs[input]}
                  {keys && <kbd>{keysOf[input]}</kbd>}
                </dt>
                <dd>{row[input]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {keys && <p class="for-keys">{HELP_WORDS.keys}</p>}
      <p data-version={version}>{TEXTS.version(version)}</p>
    </section>
  );
}
