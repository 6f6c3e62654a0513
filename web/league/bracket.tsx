/** Who plays whom: a column a round where there is room, one below the other where there is none. */
import type { LeagueSnapshot } from '../../src/hall/board/league-messages.ts';
import { HALL_WORDS } from '../texts/hall.ts';
import { LEAGUE_WORDS } from '../texts/league.ts';

const GROUPS = ['winners', 'losers', 'final'] as const;

export function Bracket({ league }: { league: LeagueSnapshot }) {
  const words = LEAGUE_WORDS.page;
  const groups = unique(league.matches.map(({ group }) => group));
  return (
    <>
      {groups.map((group) => (
        <section key={group} class="league-group">
          <h2>{league.kind === 'double' ? words.groups[GROUPS[group - 1] ?? 'final'] : words.bracket}</h2>
          <Rounds league={league} matches={league.matches.filter((match) => match.group === group)} />
        </section>
      ))}
    </>
  );
}

/** So many columns stand beside each other in letters of the usual size. */
const FEW_ROUNDS = 5;

function Rounds({ league, matches }: { league: LeagueSnapshot; matches: LeagueSnapshot['matches'] }) {
  const rounds = unique(matches.map(({ round }) => round));
  return (
    <div class="league-rounds" data-many={rounds.length > FEW_ROUNDS}>
      {rounds.map((round) => (
        <section key={round} class="league-round">
          <h3>{LEAGUE_WORDS.page.round(round)}</h3>
          <ul>
            {matches
              .filter(
                (match) => match.round === round && (match.state !== 'free' || match.players.some(Boolean)),
              )
              .map((match) => (
                <MatchCard key={match.id} league={league} match={match} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MatchCard({ league, match }: { league: LeagueSnapshot; match: LeagueSnapshot['matches'][number] }) {
  const { id, players, points, winner, state } = match;
  const { page, sheet } = LEAGUE_WORDS;
  const call = league.calls.find((one) => one.match === id);
  const left = state === 'played' && points[0] === null;
  return (
    <li class="league-match" data-state={state} data-match={id}>
      {players.map((player, side) => (
        <p key={side} data-winner={winner === side}>
          <span class="league-name">{player ?? (state === 'free' ? page.bye : page.open)}</span>
          <span class="league-points">
            {left && winner !== side
              ? sheet.walkover
              : points[side] === null
                ? ''
                : page.number(points[side] ?? 0)}
            {winner === side && <span class="hidden-text"> {sheet.won}</span>}
          </span>
        </p>
      ))}
      {call !== undefined && state === 'due' && (
        <p class="league-table">{HALL_WORDS.table(call.tableName)}</p>
      )}
    </li>
  );
}

function unique(values: readonly number[]): readonly number[] {
  return values.filter((value, at) => values.indexOf(value) === at);
}
