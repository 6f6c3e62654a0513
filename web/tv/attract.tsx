/** Between games: the best of all, the last game, how to play, and the way to the phone page, one after the other. */
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { HallOfFame, LastGame } from '../parts/fame.tsx';
import { TEXTS } from '../texts/live.ts';
import { QrCode } from './qr-code.tsx';

/** What a guest has to know to play at all. */
const STATES = ['setup-game', 'rolls-left', 'no-rolls-left', 'over'];
const INPUTS = ['lever', 'hold', 'leaf', 'select'] as const;

type Screen = 'join' | 'fame' | 'last' | 'how';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  /** Counts the screens on. */
  readonly step: number;
}

export function AttractLoop({ snapshot, facts, step }: Props) {
  const screens = screensOf(snapshot, facts);
  const screen = screens[step % Math.max(1, screens.length)];
  return (
    <div class="tv-attract filling" data-attract={screen ?? 'none'}>
      <div class="tv-attract-screen filling">
        {screen === 'fame' && <HallOfFame fame={snapshot.fame} />}
        {screen === 'last' && <LastGame snapshot={snapshot} />}
        {screen === 'how' && facts !== undefined && <HowTable facts={facts} />}
        {screen === 'join' && facts !== undefined && <Join facts={facts} />}
      </div>
      <p class="tv-message" data-message={snapshot.message} role="status">
        {snapshot.message}
      </p>
    </div>
  );
}

/** Those that there is something for. */
function screensOf(
  { fame, players }: Pick<ToldSnapshot, 'fame' | 'players'>,
  facts: ToldFacts | undefined,
): readonly Screen[] {
  return [
    ...(players.length > 0 ? (['last'] as const) : []),
    ...(facts === undefined ? [] : (['join'] as const)),
    ...(fame.length > 0 ? (['fame'] as const) : []),
    ...(facts === undefined ? [] : (['how'] as const)),
  ];
}

function Join({ facts: { addresses, qr } }: { facts: ToldFacts }) {
  const { title, lead } = TEXTS.join;
  return (
    <section class="tv-join">
      <QrCode rows={qr} label={TEXTS.join.qr(addresses[0] ?? '')} />
      <div>
        <h2>{title}</h2>
        <p>{lead}</p>
        <ul>
          {addresses.slice(0, 4).map((address) => (
            <li key={address}>{address.replace(/^http:\/\//, '').replace(/\/$/, '')}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function HowTable({ facts: { controls } }: { facts: ToldFacts }) {
  const { title, inputs } = TEXTS.howTo;
  const rows = controls.filter(({ state }) => STATES.includes(state));
  return (
    <section class="tv-how">
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {INPUTS.map((input) => (
              <th scope="col" key={input}>
                {inputs[input]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.state}>
              <th scope="row">{row.title}</th>
              {INPUTS.map((input) => (
                <td key={input}>{row[input] ?? TEXTS.howTo.nothing}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
