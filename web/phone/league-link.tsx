/** Into the league of the hall that anybody may join now, for whoever has no TV beside them to scan. */
import { useLeagueDoor } from '../link/league-door.ts';
import { LEAGUE_WORDS } from '../texts/league.ts';

export function LeagueLink() {
  const door = useLeagueDoor();
  if (door === undefined) return null;
  return (
    <a href={door.address}>
      {LEAGUE_WORDS.page.join.title}: {door.name}
    </a>
  );
}
