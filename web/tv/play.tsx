/** While somebody plays: whose turn it is, the dice, what is at stake, the card, the others; between rounds everybody's card. */
import type { Reach } from '../card/reach.ts';
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
import { CalledLine, useCall } from './called.tsx';
import { CLEAR_DICE } from './clear-die.tsx';
import { dieSize } from './die-size.ts';
import { JoinCode } from './follow.tsx';
import { TvMessage } from './message.tsx';
import { type TvMoment, tvMomentOf } from './moments.ts';
import { NextPicture } from './next-picture.tsx';
import { Others } from './others.tsx';
import { FarkledLine, FlyingPoints, ScoredLine } from './scored.tsx';
import { freshOf, reachesOf, SidePanel } from './side-panel.tsx';
import { Stake } from './stake.tsx';

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly facts: ToldFacts | undefined;
  readonly calm: boolean;
  /** Everybody's card in the place of all else; the dice stay where they are. */
  readonly all: boolean;
}

export function TvPlay({ snapshot, facts, calm, all }: Props) {
  const { farkle, players, screen } = snapshot;
  const left = reachesOf(snapshot, facts);
  const fresh = freshOf(snapshot);
  const moment = tvMomentOf(snapshot);
  const told = useOddsPart(snapshot);
  const called = useCall(snapshot, facts);
  const arrangement = `${snapshot.rulesId} ${players.length}`;
  return (
    <div
      class="tv-play"
      data-moment={moment}
      data-calm={calm}
      data-view={all ? 'cards' : 'card'}
      data-arrangement={farkle !== null ? 'farkle' : players.length === 1 ? 'alone' : 'several'}
    >
      <DicePanel snapshot={snapshot} calm={calm} draw={CLEAR_DICE} size={dieSize()} />
      <div class="tv-stage" data-odds={told !== undefined}>
        <NextPicture>
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
              ) : called !== undefined ? (
                <CalledLine snapshot={snapshot} called={called} />
              ) : (
                <TvMessage message={snapshot.message} />
              )}
              <div class="tv-rest">
                <NextPicture key={arrangement}>
                  <Others snapshot={snapshot} facts={facts} />
                  <JoinCode facts={facts} />
                </NextPicture>
              </div>
            </>
          )}
          {all && <JoinCode facts={facts} />}
        </NextPicture>
      </div>
      <div class="tv-side">
        <NextPicture key={`${arrangement} ${all}`}>
          <SidePanel snapshot={snapshot} facts={facts} all={all} />
        </NextPicture>
      </div>
      {fresh !== undefined && !fresh.cheered && screen !== 'setup' && (
        <NextPicture key={`${snapshot.game} ${fresh.player} ${fresh.row} ${fresh.column} ${snapshot.round}`}>
          <FlyingPoints scored={fresh} still={calm} />
        </NextPicture>
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
