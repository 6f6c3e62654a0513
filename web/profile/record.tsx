/** What somebody has played, in figures and charts. */
import type { ToldProfile } from '../../src/server/people/messages.ts';
import { Emblem } from '../parts/emblem.tsx';
import { momentText } from '../texts/moment.ts';
import { PROFILE_WORDS } from '../texts/profile.ts';
import { PlayPanel } from './best-play.tsx';
import { Figure } from './figure.tsx';
import type { Looked } from './looked.ts';
import { ProgressChart } from './progress-chart.tsx';

type Told = ToldProfile['record'];

interface Props {
  readonly profile: ToldProfile;
  /** What best play has found so far. */
  readonly looked: readonly Looked[];
  /** The name stands above it already. */
  readonly own?: boolean;
}

export function Record({ profile: { person, record }, looked, own = false }: Props) {
  const { figures, none, since, hidden, shown } = PROFILE_WORDS;
  return (
    <>
      <section class="panel">
        {own ? (
          <h2>{PROFILE_WORDS.sit.profile}</h2>
        ) : (
          <h1 class="desk-title">
            <Emblem {...person} /> {person.name}
          </h1>
        )}
        <p class="quiet">
          {since} <time dateTime={person.since}>{momentText(person.since)}</time> ·{' '}
          {person.shows ? shown : hidden}
        </p>
        {record.games === 0 && record.teams.games === 0 ? (
          <p>{none}</p>
        ) : (
          <dl class="figures">
            <Figure name={figures.games} value={PROFILE_WORDS.points(record.games)} />
            <Figure name={figures.wins} value={figures.share(record.wins, record.contests)} />
            <Figure name={figures.streak} value={figures.streaks(record.streak.now, record.streak.best)} />
            {record.teams.games > 0 && (
              <Figure name={figures.teams} value={figures.share(record.teams.wins, record.teams.games)} />
            )}
          </dl>
        )}
      </section>
      {record.sets.map((set) => (
        <SetRecord key={set.id} set={set} />
      ))}
      {record.games > 0 && <PlayPanel looked={looked} />}
      {record.rivals.length > 0 && <Rivals rivals={record.rivals} />}
    </>
  );
}

function SetRecord({ set }: { set: Told['sets'][number] }) {
  const { figures, points, percent } = PROFILE_WORDS;
  return (
    <section class="panel">
      <h2>{set.name}</h2>
      <dl class="figures">
        <Figure name={figures.games} value={points(set.games)} />
        <Figure name={figures.best} value={points(set.best)} />
        <Figure name={figures.average} value={points(set.average)} />
        {set.upperBonus !== null && <Figure name={figures.upperBonus} value={percent(set.upperBonus)} />}
        {set.yahtzees !== null && <Figure name={figures.yahtzees} value={points(set.yahtzees)} />}
      </dl>
      {set.results.length > 1 && <ProgressChart results={set.results} />}
      {set.boxes.length > 0 && <Boxes set={set} />}
    </section>
  );
}

function Boxes({ set: { boxes } }: { set: Told['sets'][number] }) {
  const most = Math.max(1, ...boxes.map(({ average }) => average));
  return (
    <table class="boxes">
      <caption>{PROFILE_WORDS.boxes}</caption>
      <thead>
        <tr>
          <th scope="col">{PROFILE_WORDS.box}</th>
          <th scope="col" colSpan={2}>
            {PROFILE_WORDS.figures.average}
          </th>
          <th scope="col">{PROFILE_WORDS.zeros}</th>
        </tr>
      </thead>
      <tbody>
        {boxes.map(({ name, average, zeros }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{PROFILE_WORDS.points(average)}</td>
            <td class="bar">
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * average) / most} height="8" />
              </svg>
            </td>
            <td>{PROFILE_WORDS.points(zeros)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rivals({ rivals }: { rivals: Told['rivals'] }) {
  const words = PROFILE_WORDS.rivals;
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <table class="boxes">
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.games}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.lost}</th>
          </tr>
        </thead>
        <tbody>
          {rivals.map(({ name, games, won, level, lost }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{games}</td>
              <td>{won}</td>
              <td>{level}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
