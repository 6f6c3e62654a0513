/** While somebody plays: whose turn it is, the dice, what is at stake, the card, the others; between rounds everybody's card. */
import { Race } from '../card/farkle-panel.tsx';
import { type Reach, reaches } from '../card/reach.ts';
import { DicePanel } from '../dice/dice-panel.tsx';
import { RollsLeftPips } from '../dice/rolls-left.tsx';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { useOddsPart } from '../odds/odds.tsx';
import { CoachSays } from '../parts/coach.tsx';
import { Fitted } from '../parts/fitted.tsx';
import { headline } from '../parts/head.tsx';
import { MenuList } from '../parts/menu-list.tsx';
import { nameClass } from '../parts/wide-name.ts';
import { wayBack } from '../parts/wrong-box.ts';
import { TEXTS } from '../texts/live.ts';
import { Alone } from './alone.tsx';
import { CardTable } from './card-table.tsx';
import { CLEAR_DICE } from './clear-die.tsx';
import { FarkleSide } from './farkle-side.tsx';
import { JoinCode } from './follow.tsx';
import { Ladder } from './ladder.tsx';
import { TvMessage } from './message.tsx';
import { type TvMoment, tvMomentOf } from './moments.ts';
import { NextPicture } from './next-picture.tsx';
import { Places } from './places.tsx';
import { FarkledLine, FlyingPoints, ScoredLine } from './scored.tsx';
import { SealScreen } from './seal-screen.tsx';
import { Stake } from './stake.tsx';

/** Cards of more would be too small for a room: their places are shown between rounds. */
const MOST_CARDS = 6;

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  readonly calm: boolean;
  /** Everybody's card in the place of all else; the dice stay where they are. */
  readonly all: boolean;
}

export function TvPlay({ snapshot, facts, calm, all }: Props) {
  const { farkle, card, players, scored, screen } = snapshot;
  const left = reaches(snapshot, facts?.rules[snapshot.rulesId]?.reach);
  const fresh = scored?.fresh === true ? scored : undefined;
  // What was just scored is seen before the next player's card comes.
  const owner = fresh?.player ?? players.findIndex(({ current }) => current);
  const moment = tvMomentOf(snapshot);
  const told = useOddsPart(snapshot);
  return (
    <div
      class="tv-play"
      data-moment={moment}
      data-calm={calm}
      data-view={all ? 'cards' : 'card'}
      data-arrangement={farkle !== null ? 'farkle' : players.length === 1 ? 'alone' : 'several'}
    >
      <DicePanel snapshot={snapshot} presses={undefined} calm={calm} draw={CLEAR_DICE} />
      <div class="tv-stage" data-odds={told !== undefined}>
        <div class="tv-turn row">
          <Fitted class={nameClass(headline(snapshot), 'turn')}>
            <span data-turn>{headline(snapshot)}</span>
          </Fitted>
          <RollsLeftPips snapshot={snapshot} />
        </div>
        {!all && (
          <>
            <div class="tv-stake">{stakeLine(snapshot, moment, left)}</div>
            <div class="tv-hint">{hintLine(snapshot)}</div>
            {moment === 'farkle' ? (
              <FarkledLine snapshot={snapshot} />
            ) : fresh !== undefined ? (
              <ScoredLine snapshot={snapshot} scored={fresh} />
            ) : (
              <TvMessage message={snapshot.message} />
            )}
            <div class="tv-rest">
              <div class="tv-others">
                {told?.part.oddsStrip(told.odds, players, oddsLines(snapshot))}
                {farkle !== null ? (
                  <Race
                    players={players}
                    farkle={farkle}
                    beside={told && ((player) => told.part.oddsShare(told.odds, players, player))}
                  />
                ) : players.length === 1 ? (
                  <Alone
                    snapshot={snapshot}
                    reach={left?.[0]}
                    facts={facts?.rules[snapshot.rulesId]?.reach}
                  />
                ) : (
                  <Ladder snapshot={snapshot} reaches={left} />
                )}
              </div>
              <JoinCode facts={facts} />
            </div>
          </>
        )}
        {all && <JoinCode facts={facts} />}
      </div>
      <div class="tv-side">
        <NextPicture key={`${snapshot.rulesId} ${players.length} ${all}`}>
          {snapshot.cuttable ? (
            <SealScreen snapshot={snapshot} />
          ) : all && players.length > MOST_CARDS ? (
            <Places snapshot={snapshot} reaches={left} />
          ) : (
            <>
              {card !== null && (
                <CardTable snapshot={snapshot} card={card} {...(all ? {} : { owner: Math.max(0, owner) })} />
              )}
              {farkle !== null && <FarkleSide farkle={farkle} players={players} all={all} banked={fresh} />}
            </>
          )}
        </NextPicture>
      </div>
      {fresh !== undefined && !fresh.cheered && screen !== 'setup' && (
        <FlyingPoints
          scored={fresh}
          still={calm}
          key={`${snapshot.game} ${fresh.player} ${fresh.row} ${fresh.column} ${snapshot.round}`}
        />
      )}
    </div>
  );
}

/** The open menu, or what is at stake. */
function stakeLine(snapshot: ToldSnapshot, moment: TvMoment | undefined, left: readonly Reach[] | undefined) {
  if (snapshot.menu !== null) return <MenuList menu={snapshot.menu} />;
  const tense = moment === 'lastRoll';
  if (snapshot.farkle !== null && !tense) return TEXTS.farkle.race(snapshot.farkle.target);
  return <Stake snapshot={snapshot} tense={tense} reaches={left} />;
}

/** Of the turn before: what the coach says of it, or for ten seconds the way back from the wrong box, which the display tells too. */
function hintLine(snapshot: ToldSnapshot) {
  if (snapshot.verdict !== undefined) return <CoachSays verdict={snapshot.verdict} narrowed />;
  return <Fitted class="tv-way-back">{wayBack(snapshot)}</Fitted>;
}

/** Lines about the odds that there is room for, by players; the phone tells all of them. */
const ODDS_LINES = [0, 0, 3, 3, 2, 1, 1];
/** A bar below each name of Farkle takes the room of some. */
const FARKLE_ODDS_LINES = [0, 0, 3, 3, 1];

function oddsLines({ farkle, players }: ToldSnapshot): number {
  return (farkle === null ? ODDS_LINES : FARKLE_ODDS_LINES)[players.length] ?? 0;
}
