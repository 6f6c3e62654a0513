/** The three faces of the page: waiting, refused by the table, and the verdict. */
import type { ComponentChildren } from 'preact';
import type { RecordRow } from '../../src/fairness/record.ts';
import { sealGroups } from '../../src/fairness/seal-picture.ts';
import type { Verdict } from '../../src/fairness/verify.ts';
import { tell } from '../../src/language/sentence.ts';
import type { OpenRecord } from '../../src/server/history/messages.ts';
import { VERIFY_WORDS } from '../texts/verify.ts';
import { RollTable } from './roll-table.tsx';
import { SealPicture } from './seal-picture.tsx';
import { hasLink, type SeenLink, seenSeals } from './seen-game.ts';
import { Witness } from './witness.tsx';

interface FrameProps {
  readonly game: number | string;
  readonly state: 'waiting' | 'refused' | 'right' | 'typed' | 'dealt' | 'wrong';
  readonly children: ComponentChildren;
}

function Frame({ game, state, children }: FrameProps) {
  return (
    <div class="verify" data-state={state}>
      <h1>{VERIFY_WORDS.title(game)}</h1>
      {children}
      <a href="/">{VERIFY_WORDS.back}</a>
    </div>
  );
}

export function WaitingPage({ game }: { game: string }) {
  return (
    <Frame game={game} state="waiting">
      <p role="status">{VERIFY_WORDS.waiting}</p>
    </Frame>
  );
}

export function RefusedPage({ game, why }: { game: string; why: string }) {
  return (
    <Frame game={game} state="refused">
      <p role="alert">{why}</p>
    </Frame>
  );
}

interface VerdictProps {
  readonly record: OpenRecord;
  readonly verdict: Verdict;
}

export function VerdictPage({ record, verdict }: VerdictProps) {
  const { started, wrong } = verdict;
  const rehearsal = started?.rehearsal === true;
  const seen = seenSeals(record.game);
  const has = (link: SeenLink): boolean => hasLink(record, link);
  // Another seal may be of an older journal; a link that is gone from this very game is not.
  const lost = seen.some(({ seal, links }) => seal === started?.seal && !links.every(has));
  const sound = rehearsal ? 'typed' : started?.round === undefined ? 'right' : 'dealt';
  const state = wrong.length > 0 || lost ? 'wrong' : sound;
  return (
    <Frame game={record.game} state={state}>
      {rehearsal && (
        <p class="mark" data-mark="rehearsal">
          {VERIFY_WORDS.rehearsal}
        </p>
      )}
      <p class="verdict" role="status">
        {VERIFY_WORDS[state]}
      </p>
      <Findings verdict={verdict} state={state} />
      {state !== 'wrong' && <p data-points>{pointsText(record.played)}</p>}
      {record.played.corrected.length > 0 && <p data-corrected>{correctedText(record.played)}</p>}
      {started !== undefined && <Witness seen={seen} seal={started.seal} has={has} />}
      <Facts verdict={verdict} newest={record.rows[record.rows.length - 1]} />
      {verdict.rolls.length > 0 && <RollTable verdict={verdict} />}
      <h2>{VERIFY_WORDS.proves}</h2>
      <p>{VERIFY_WORDS.provesText}</p>
      <p>{VERIFY_WORDS.notText}</p>
    </Frame>
  );
}

function pointsText({ unknownRules }: OpenRecord['played']): string {
  return unknownRules === undefined ? VERIFY_WORDS.pointsText : VERIFY_WORDS.pointsUnknown(unknownRules);
}

function correctedText({ corrected }: OpenRecord['played']): string {
  const { correctedBy } = VERIFY_WORDS;
  return VERIFY_WORDS.corrected(corrected.map(({ by, seqs }) => correctedBy(by, seqs.join(', '))).join('; '));
}

interface FindingsProps {
  readonly verdict: Verdict;
  readonly state: FrameProps['state'];
}

function Findings({ verdict: { started, wrong, rolls }, state }: FindingsProps) {
  if (state === 'dealt') return <p>{VERIFY_WORDS.dealtText(started?.round?.id ?? '')}</p>;
  if (state === 'typed') return <p>{VERIFY_WORDS.typedText}</p>;
  if (state === 'right') {
    const dice = rolls.reduce((sum, { drawn }) => sum + drawn.length, 0);
    return (
      <p>
        {VERIFY_WORDS.rightText(dice, rolls.length)} {VERIFY_WORDS.here}
      </p>
    );
  }
  return (
    <ul class="wrongs">
      {wrong.map(({ seq, why }) => (
        <li key={`${seq} ${why.say}`}>
          <strong>{VERIFY_WORDS.event(seq)}</strong> {tell({ check: VERIFY_WORDS.check }, why)}
        </li>
      ))}
    </ul>
  );
}

interface FactsProps {
  readonly verdict: Verdict;
  readonly newest: RecordRow | undefined;
}

function Facts({ verdict: { started, cut, guestCuts, events, wrong }, newest }: FactsProps) {
  if (started === undefined) return null;
  return (
    <dl class="facts">
      {wrong.length === 0 && <dt>{VERIFY_WORDS.events}</dt>}
      {wrong.length === 0 && <dd>{VERIFY_WORDS.eventsText(events)}</dd>}
      {newest !== undefined && <dt>{VERIFY_WORDS.link}</dt>}
      {newest !== undefined && (
        <dd>
          <code>{`${newest.seq}:${newest.hash}`}</code> {VERIFY_WORDS.linkText}
        </dd>
      )}
      <dt>{VERIFY_WORDS.seal}</dt>
      <dd>
        <code>{sealGroups(started.seal)}</code> {VERIFY_WORDS.sealText}: {started.rules},{' '}
        {started.players.join(', ')}
        <br />
        <SealPicture seal={started.seal} label={VERIFY_WORDS.sealPicture} />
      </dd>
      {started.round === undefined && <dt>{VERIFY_WORDS.seed}</dt>}
      {started.round === undefined && (
        <dd>
          <code>{started.seed}</code>
        </dd>
      )}
      {!started.rehearsal && <dt>{VERIFY_WORDS.cut}</dt>}
      {!started.rehearsal && (
        <dd>
          {cut === '' ? VERIFY_WORDS.noCut : <code>{cut}</code>}
          {guestCuts.length > 0 && ` ${VERIFY_WORDS.guestCuts(guestCuts.join(', '))}`}
        </dd>
      )}
    </dl>
  );
}
