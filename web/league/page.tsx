/** One league: the way in, who is called where, bracket and standings, and what came of it. */
import { useState } from 'preact/hooks';
import type { LeagueFirstView, LeagueSnapshot } from '../../src/hall/board/league-messages.ts';
import { LEAGUE_WORDS } from '../texts/league.ts';
import { said } from '../texts/sentences.ts';
import { QrCode } from '../tv/qr-code.tsx';
import { LeagueBar } from './bar.tsx';
import { Bracket } from './bracket.tsx';
import { JoinForm } from './join-form.tsx';
import { ownPlace } from './own-place.ts';
import { LeaguePlaces } from './places.tsx';

interface Props extends Pick<LeagueFirstView, 'address' | 'qr'> {
  readonly league: LeagueSnapshot;
  readonly ageMs: number | undefined;
}

export function LeaguePage({ league, address, qr, ageMs }: Props) {
  const { no, name, kind, stage, game, players, standings, matches } = league;
  const { page, sheet } = LEAGUE_WORDS;
  const [own, know] = useState(ownPlace(no));
  const isIn = players.indexOf(own) >= 0;
  const [best] = standings;
  return (
    <div class="desk league" data-stage={stage}>
      <LeagueBar title={name} live={{ ageMs }} />
      <main class="desk-main">
        <p class="quiet">
          {[said(game), sheet[kind], page.count(players.length), sheet[`stage-${stage}`]].join(' · ')}
        </p>
        {isIn && <OwnPlace league={league} own={own} />}
        {stage === 'entry' && (
          <section class="panel league-join">
            <QrCode rows={qr} label={page.join.qr(address)} />
            <div>
              <h2>{page.join.title}</h2>
              <p>{page.join.lead}</p>
              <p class="league-address">{address.replace(/^https?:\/\//, '')}</p>
              {!isIn && <JoinForm no={no} joined={() => know(ownPlace(no))} />}
            </div>
          </section>
        )}
        {stage === 'closed' && <p role="status">{page.closed}</p>}
        {stage === 'over' && best !== undefined && (
          <p class="league-champion" role="status">
            {page.champion(best.player)}
          </p>
        )}
        <Calls league={league} />
        {matches.length === 0 ? (
          <Players players={players} />
        ) : kind === 'robin' ? (
          <>
            <LeaguePlaces league={league} />
            <Bracket league={league} />
          </>
        ) : (
          <>
            <Bracket league={league} />
            <LeaguePlaces league={league} />
          </>
        )}
        <p class="league-paper">
          <button type="button" onClick={() => print()}>
            {page.print}
          </button>
          <a class="button" href={`/league/${no}.csv`} download>
            CSV
          </a>
          <a class="button" href={`/league/${no}.json`}>
            JSON
          </a>
        </p>
      </main>
    </div>
  );
}

/** On the phone of somebody who has joined: where to go. */
function OwnPlace({ league: { calls }, own }: { league: LeagueSnapshot; own: string }) {
  const call = calls.find(({ players }) => players.indexOf(own) >= 0);
  const { page } = LEAGUE_WORDS;
  return (
    <p class="league-own" role="status" data-called={call !== undefined}>
      {call === undefined ? page.you(own) : page.yourTable(call.tableName)}
    </p>
  );
}

function Calls({ league: { calls } }: { league: LeagueSnapshot }) {
  if (calls.length === 0) return null;
  const { page } = LEAGUE_WORDS;
  return (
    <section class="league-calls">
      <h2>{page.now}</h2>
      <ul>
        {calls.map(({ match, tableName, players }) => (
          <li key={match}>{page.called(tableName, players)}</li>
        ))}
      </ul>
    </section>
  );
}

function Players({ players }: { players: readonly string[] }) {
  if (players.length === 0) return null;
  return (
    <section>
      <h2>{LEAGUE_WORDS.page.players}</h2>
      <ul class="league-players">
        {players.map((player) => (
          <li key={player}>{player}</li>
        ))}
      </ul>
    </section>
  );
}
