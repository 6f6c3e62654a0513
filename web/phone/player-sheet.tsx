/** One player in one look: ahead or behind, what is needed and what can still bring it, the upper bonus, every box. */
import { farkleGoal, inSteps } from '../card/farkle-goal.ts';
import { ranking } from '../card/ranking.ts';
import type { Reach } from '../card/reach.ts';
import type { ToldSnapshot } from '../link/told.ts';
import { needSaid } from '../odds/need-said.ts';
import { Fitted } from '../parts/fitted.tsx';
import { ownSeat, SeatEmblem } from '../parts/seat-mark.tsx';
import { TEXTS } from '../texts/live.ts';
import { PHONE_WORDS } from '../texts/phone.ts';
import { rowSaid } from '../texts/sentences.ts';

/** From so few open boxes on, it is said which of them would do, and what all of them bring: before, that decides nothing. */
const FEW = 4;

interface Props {
  readonly snapshot: ToldSnapshot;
  readonly player: number;
  readonly reach: Reach | undefined;
  readonly reaches: readonly Reach[] | undefined;
}

export function PlayerSheet({ snapshot, player, reach, reaches }: Props) {
  const { players, farkle } = snapshot;
  const own = players[player];
  if (own === undefined) return null;
  const words = PHONE_WORDS.needs;
  const goal = farkle === null ? undefined : farkleGoal(players, farkle, player, hopesOf(snapshot, player));
  return (
    <article
      class="sheet"
      data-sheet={player}
      data-current={own.current}
      data-mine={player === ownSeat(snapshot)}
    >
      <h2>
        <Fitted>
          <SeatEmblem snapshot={snapshot} player={player} /> {own.name}
        </Fitted>
        <strong>{TEXTS.number(own.total)}</strong>
      </h2>
      {own.team !== undefined && <p data-team={own.team.length}>{own.team.join(' · ')}</p>}
      <div class="sheet-needs">
        {needLines(snapshot, player, reach, reaches).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {/* Once somebody has reached it, they are whom the others must pass. */}
      {farkle !== null && own.total >= farkle.target && <p>{TEXTS.farkle.reached}</p>}
      {goal !== undefined && goal.left > 0 && goal.over === undefined && <p>{words.toTarget(goal.left)}</p>}
      {reach?.upper.map((upper) => (
        <Upper snapshot={snapshot} upper={upper} several={reach.upper.length > 1} key={upper.column} />
      ))}
      {reach !== undefined && <Boxes snapshot={snapshot} player={player} reach={reach} />}
    </article>
  );
}

/** Ahead or behind, what is needed, and what it comes to: likely, then at most. The strategist's words first. */
function needLines(
  snapshot: ToldSnapshot,
  player: number,
  reach: Reach | undefined,
  reaches: Props['reaches'],
): readonly string[] {
  const { players, odds, screen, farkle } = snapshot;
  const rank = ranking(snapshot, reaches)[player];
  const own = players[player];
  if (rank === undefined || own === undefined) return [];
  if (rank.droppedOut) return [TEXTS.droppedOut];
  if (own.winner) return [TEXTS.winner];
  const words = PHONE_WORDS.needs;
  const few = reach !== undefined && screen === 'turn' && reach.open.length > 0 && reach.open.length <= FEW;
  const likely = odds?.players[player]?.total;
  const total = [
    // A full card has no other total.
    ...(likely === undefined || reach?.open.length === 0 ? [] : [likelySaid(likely)]),
    ...(few ? [words.most(own.total + reach.more)] : []),
  ];
  if (players.length < 2) return total;
  const others = players.filter(({ droppedOut }, index) => index !== player && !droppedOut);
  const best = Math.max(...others.map((other) => other.total));
  const leader = others.find((other) => other.total === best)?.name ?? '';
  if (rank.level) return [TEXTS.levelWith, ...total];
  if (rank.behind === 0) return [TEXTS.leadsBy(own.total - best), ...total];
  const behind = TEXTS.behindOf(rank.behind, leader);
  if (rank.beaten && reach !== undefined)
    return [behind, ...(reach.open.length > 0 ? [`${words.beaten(reach.more)}${again(reach)}`] : [])];
  const known = odds?.needs.filter((need) => need.player === player) ?? [];
  if (known.length > 0) return [behind, ...known.map((need) => needSaid(need, players)), ...total];
  const hopes = hopesOf(snapshot, player);
  const needed = inSteps(rank.behind + 1 - hopes, farkle ?? { unit: 1 });
  if (screen !== 'turn') return [behind];
  if (hopes > 0)
    return [
      `${TEXTS.number(hopes)} ${TEXTS.inThisTurn}`,
      behind,
      ...(needed > 0 ? [TEXTS.needsToLead(needed, leader)] : []),
    ];
  if (reach !== undefined && reach.more < needed)
    return [behind, `${words.levelAtMost(reach.more)}${again(reach)}`, ...total];
  if (!few) return [behind, TEXTS.needsToLead(needed, leader), ...total];
  const alone = reach.open
    .filter((box) => box.most >= needed || reach.open.length === 1)
    .map(({ row }) => boxSaid(snapshot, row));
  return [
    behind,
    TEXTS.needsToLead(needed, leader),
    alone.length > 0
      ? `${words.one(alone.filter((box, at) => alone.indexOf(box) === at))}${reach.open.length === 1 ? again(reach) : ''}`
      : `${words.together(reach.more)}${again(reach)}`,
    ...total,
  ];
}

/** In a turn of Farkle: what is on the table, and the player's own once it is banked. */
function hopesOf({ farkle, players }: ToldSnapshot, player: number): number {
  if (farkle === null || players[player]?.current !== true || farkle.lost !== null) return 0;
  return farkle.turnPoints + (farkle.pickedPoints ?? 0);
}

/** How much of that is no box's own. */
function again(reach: Reach): string {
  return reach.again > 0 ? PHONE_WORDS.needs.again(reach.again) : '';
}

function likelySaid({ expected, low, high }: { expected: number; low: number; high: number }): string {
  const words = PHONE_WORDS.needs;
  return low === high ? words.likelyOne(low) : words.likely(expected, low, high);
}

function Upper({
  snapshot,
  upper: { sum, threshold, points, state, open, column },
  several,
}: {
  snapshot: ToldSnapshot;
  upper: Reach['upper'][number];
  several: boolean;
}) {
  const words = PHONE_WORDS.needs;
  const text =
    state === 'won'
      ? words.upperWon(points)
      : state === 'lost'
        ? words.upperLost(points)
        : words.upperOpen(
            threshold - sum,
            open.map((row) => boxSaid(snapshot, row)),
            points,
          );
  const times = snapshot.card?.columns.find((each) => each.column === column)?.times ?? 1;
  return (
    <div class="sheet-upper" data-upper={state}>
      <p>
        {text}
        {several && ` (${words.column(times)})`}
      </p>
      <p class="sheet-meter">
        <span aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * sum) / threshold)}%` }} />
        </span>
        {words.meter(sum, threshold)}
      </p>
    </div>
  );
}

/** The whole card, box by box: what stands there, or what it can bring at most. */
function Boxes({ snapshot: { card }, player, reach }: Pick<Props, 'snapshot' | 'player'> & { reach: Reach }) {
  if (card === null) return null;
  const columns = card.columns.flatMap((column, index) =>
    column.player === player ? [{ ...column, index }] : [],
  );
  return (
    <ul class="sheet-boxes">
      {card.rows
        .filter(({ kind }) => kind === 'box')
        .map((row) => (
          <li key={row.id}>
            <Fitted>{rowSaid(row, false)}</Fitted>
            {columns.map(({ column, index }) => {
              const points = row.points[index] ?? null;
              const open = reach.open.find((box) => box.row === row.id && box.column === column);
              return points === null ? (
                <span class="sheet-open" key={index}>
                  <span aria-hidden="true">{PHONE_WORDS.needs.upTo(open?.most ?? 0)}</span>
                  <span class="hidden-text">{PHONE_WORDS.needs.open(open?.most ?? 0)}</span>
                </span>
              ) : (
                <strong key={index}>{points}</strong>
              );
            })}
          </li>
        ))}
    </ul>
  );
}

function boxSaid({ card }: ToldSnapshot, id: string): string {
  const row = card?.rows.find((each) => each.id === id);
  return row === undefined ? id : rowSaid(row, false);
}
