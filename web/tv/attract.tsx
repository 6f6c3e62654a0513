/** Between games: the last game and its best turns, the evening, the best of all, how to play, and the way to the phone page. */
import { useLater } from '../link/later.ts';
import { useLeagueDoor } from '../link/league-door.ts';
import { useRecentFame } from '../link/recent-fame.ts';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { HallOfFame, LastGame } from '../parts/fame.tsx';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { type Lasting, screenAt } from './attract-screens.ts';
import { RACE_MS } from './evening.ts';
import { EveningScreen, ExampleScreen, RaceScreen, ReplayScreen } from './evening-screens.tsx';
import { type PlayedGames, usePlayed } from './evening-store.ts';
import { bareAddress, JoinCode } from './follow.tsx';
import { LeagueScreen } from './league-screen.tsx';
import { TvMessage } from './message.tsx';
import { NextPicture } from './next-picture.tsx';
import { QrCode } from './qr-code.tsx';

type Screen =
  | 'example'
  | 'league'
  | 'join'
  | 'fame'
  | 'recent'
  | 'last'
  | 'replay'
  | 'race'
  | 'evening'
  | 'how';

const SCREEN_MS = 12_000;

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  readonly calm: boolean;
  /** Since nobody plays. */
  readonly elapsedMs: number;
}

export function AttractLoop({ snapshot, facts, calm, elapsedMs }: Props) {
  const played = usePlayed(snapshot.game);
  const recent = useRecentFame(snapshot.game);
  const league = useLeagueDoor();
  const how = useLater(async () => await import('./how-screen.tsx'));
  const late = useLater(async () => await import('./recent-screen.tsx'));
  const lately = (late && recent && late.recentTables(recent, snapshot.fame)) ?? [];
  const screens = screensOf(snapshot, facts, played, lately.length > 0, league !== undefined);
  const { screen, shownMs = 0 } = screenAt(screens, elapsedMs) || {};
  return (
    <div class="tv-attract filling" data-attract={screen ?? 'none'}>
      <div class="tv-attract-room">
        <div class="tv-attract-screen filling">
          <NextPicture key={screen}>
            {screen === 'fame' && <HallOfFame fame={snapshot.fame} Bring={NextPicture} />}
            {screen === 'recent' && late && <late.RecentScreen tables={lately} />}
            {screen === 'last' && <LastGame snapshot={snapshot} />}
            {screen === 'replay' && played?.last !== undefined && (
              <ReplayScreen turns={played.best} last={played.last.game} shownMs={shownMs} calm={calm} />
            )}
            {screen === 'race' && played?.last !== undefined && (
              <RaceScreen game={played.last} shownMs={calm ? RACE_MS : shownMs} />
            )}
            {screen === 'evening' && played !== undefined && <EveningScreen {...played} />}
            {screen === 'how' && facts !== undefined && how && (
              <how.HowScreen facts={facts} snapshot={snapshot} />
            )}
            {screen === 'example' && <ExampleScreen shownMs={shownMs} calm={calm} />}
            {screen === 'league' && league !== undefined && <LeagueScreen {...league} />}
            {screen === 'join' && facts !== undefined && <Join facts={facts} />}
          </NextPicture>
        </div>
        {/* The same code twice is one too many. */}
        {screen !== 'join' && <JoinCode facts={facts} />}
      </div>
      <div class="tv-invitation row" data-calm={calm || snapshot.board.state !== 'ready'}>
        <span class="tv-pull">{how && <how.LeverPicture class="tv-pull-lever" />}</span>
        <TvMessage message={snapshot.message} wide />
      </div>
    </div>
  );
}

/** Those that there is something for. */
function screensOf(
  { fame, players, status, rulesId }: Pick<ToldSnapshot, 'fame' | 'players' | 'status' | 'rulesId'>,
  facts: ToldFacts | undefined,
  played: PlayedGames | undefined,
  isLately: boolean,
  isLeagueOpen: boolean,
): readonly Lasting<Screen>[] {
  // Nobody has scored in it.
  const isNothing = status === 'abandoned' && players.every(({ total }) => total === 0);
  const hasLast = players.length > 0 && !isNothing;
  // Its dice fill a Yahtzee box.
  const fits = played?.last === undefined && facts?.rules[rulesId]?.reach?.most.yahtzee !== undefined;
  const screens: readonly Screen[] = [
    ...(isLeagueOpen ? (['league'] as const) : []),
    ...(hasLast ? (['last'] as const) : fits ? (['example'] as const) : []),
    ...(played?.last === undefined ? [] : (['replay', 'race'] as const)),
    ...(facts === undefined ? [] : (['join'] as const)),
    ...(played === undefined || played.lines.length === 0 ? [] : (['evening'] as const)),
    ...(fame.length > 0 ? (['fame'] as const) : []),
    ...(isLately ? (['recent'] as const) : []),
    ...(facts === undefined ? [] : (['how'] as const)),
  ];
  return screens.map((screen) => ({ screen, lengthMs: screen === 'race' ? RACE_MS : SCREEN_MS }));
}

function Join({ facts: { addresses, qr } }: { facts: ToldFacts }) {
  const { title, lead } = BIG_WORDS.join;
  return (
    <section class="tv-join">
      <QrCode rows={qr} label={BIG_WORDS.join.qr(addresses[0] ?? '')} />
      <div>
        <h2>{title}</h2>
        <p>{lead}</p>
        <ul>
          {addresses.slice(0, 4).map((address) => (
            <li key={address}>{bareAddress(address)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
