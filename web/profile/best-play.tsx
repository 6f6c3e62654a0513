/** Luck and choices as best play sees them: what they come to in a game of each set, from game to game, and each game. */
import { PROFILE_WORDS } from '../texts/profile.ts';
import { Figure } from './figure.tsx';
import { type Found, type Looked, meansOf } from './looked.ts';
import { LuckChart } from './luck-chart.tsx';

export function PlayPanel({ looked }: { looked: readonly Looked[] }) {
  const { play } = PROFILE_WORDS;
  return (
    <section class="panel">
      <h2>{play.title}</h2>
      <p class="quiet">{play.lead(looked.length)}</p>
      {[...new Set(looked.map(({ set }) => set))].map((set) => (
        <SetPlay key={set} set={set} looked={looked.filter((each) => each.set === set)} />
      ))}
    </section>
  );
}

function SetPlay({ set, looked }: { set: string; looked: readonly Looked[] }) {
  const { play, figures, signed } = PROFILE_WORDS;
  const found = looked.flatMap((each) => each.found ?? []);
  const means = meansOf(found);
  return (
    <>
      <h3>{set}</h3>
      {found.length > 0 && (
        <dl class="figures">
          <Figure name={play.luckAGame} value={signed(means.luck)} />
          <Figure name={play.choicesAGame} value={signed(means.choices)} />
          <Figure name={figures.accuracy} value={accuracyOf(means)} />
        </dl>
      )}
      {found.length > 1 && <LuckChart set={set} found={[...found].reverse()} />}
      <table class="boxes">
        <thead>
          <tr>
            <th scope="col">{play.game}</th>
            <th scope="col">{figures.luck}</th>
            <th scope="col">{figures.choices}</th>
            <th scope="col">{figures.accuracy}</th>
          </tr>
        </thead>
        <tbody>
          {looked.map(({ game, found: own }) => (
            <tr key={game}>
              <th scope="row">
                <a href={`/game/${game}`}>{game}</a>
              </th>
              {own === undefined ? (
                <td colSpan={3}>{play.none}</td>
              ) : (
                <>
                  <td>{signed(own.luck)}</td>
                  <td>{signed(own.choices)}</td>
                  <td>{accuracyOf(own)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function accuracyOf({ accuracy }: Found): string {
  return accuracy === null ? '–' : PROFILE_WORDS.percent(accuracy / 100);
}
