/**
 * Checks a stored game: every event is what was written, the seal is that of the seed, the cut was made before the first
 * roll, and every die that was rolled comes out again. Runs in the page too, over plain http.
 */
import type { Code } from '../language/sentence.ts';
import { type DrawnFace, fairDraw } from './fair-draw.ts';
import { firstBroken, type GameRecord, leadsOn, opens, type RecordRow } from './record.ts';
import { seal } from './seal.ts';
import { cutOf, isUndoneName, type Rolled, rolledOf, type Started, startedOf } from './stored-event.ts';

export interface Wrong {
  /** Number of the event in the journal. */
  readonly seq: number;
  readonly why: Code;
}

export interface CheckedRoll extends Rolled {
  readonly seq: number;
  /** The dice that seed and cut give, in slot order of the dice that were rolled. */
  readonly drawn: readonly DrawnFace[];
}

export interface Verdict {
  /** Undefined when not even the first event can be read. */
  readonly started: Started | undefined;
  /** All cuts together. */
  readonly cut: string;
  /** What of it guests typed at pages, oldest first. */
  readonly guestCuts: readonly string[];
  /** Events that were read. */
  readonly events: number;
  /** The rolls that were computed again; none in a rehearsal, whose dice were typed, and in a round, whose seed a hall has. */
  readonly rolls: readonly CheckedRoll[];
  /** Empty: all is proved. */
  readonly wrong: readonly Wrong[];
}

export function verifyGame(record: GameRecord): Verdict {
  const broken = firstBroken(record);
  const wrong: Wrong[] = broken === undefined ? [] : [brokenEvent(broken)];
  const [first, ...others] = record.rows;
  const started = first?.type === 'game started' ? startedOf(first.payload) : undefined;
  if (first === undefined || started === undefined) {
    wrong.push({ seq: first?.seq ?? 0, why: { say: 'check.noBeginning' } });
    return { started, cut: '', guestCuts: [], events: record.rows.length, rolls: [], wrong };
  }
  if (started.game !== record.game) {
    wrong.push({ seq: first.seq, why: { say: 'check.otherGame', found: started.game, game: record.game } });
  }
  if (started.round === undefined && sealOf(started) !== started.seal) {
    wrong.push({ seq: first.seq, why: { say: 'check.wrongSeal' } });
  }
  const dice = checkDice(started, others, wrong);
  const problem = endProblem(record);
  const [last = first] = record.rows.slice(-1);
  if (problem !== undefined) wrong.push({ seq: last.seq, why: problem });
  return { started, events: record.rows.length, ...dice, wrong };
}

function brokenEvent({ seq, type }: RecordRow): Wrong {
  return { seq, why: { say: 'check.broken', type } };
}

/** A lost end breaks no hash of what is left: only what follows shows it, or that the game has no end. */
function endProblem(record: GameRecord): Code | undefined {
  if (!leadsOn(record)) return { say: 'check.notFollowed' };
  if (record.next !== undefined || hasEnded(record.rows)) return undefined;
  return { say: 'check.noEnd' };
}

/** After the end only names change; whatever else comes opens the game again, until the next end. */
function hasEnded(rows: readonly RecordRow[]): boolean {
  const end = rows.map(opens).lastIndexOf(true);
  const isName = ({ type, payload }: RecordRow): boolean =>
    type === 'named' || type === 'renamed' || (type === 'undone' && isUndoneName(payload));
  return end !== -1 && rows.slice(end + 1).every(isName);
}

/** Undefined where nothing like that can have been sealed. */
function sealOf({ seed, rules, players }: Started): string | undefined {
  try {
    return seal(seed, rules, players);
  } catch {
    return undefined;
  }
}

function checkDice(
  started: Started,
  rows: readonly RecordRow[],
  wrong: Wrong[],
): Pick<Verdict, 'cut' | 'guestCuts' | 'rolls'> {
  const rolls: CheckedRoll[] = [];
  const guestCuts: string[] = [];
  /** The dice of each player's rolls, oldest first: those that are held come from there. */
  const lying = new Map<number, (readonly DrawnFace[])[]>();
  let cut = started.round?.cut ?? '';
  let n = 0;
  let begun = false;
  let opened = false;
  let undone = false;
  for (const row of rows) {
    const complain = (why: Code): void => void wrong.push({ seq: row.seq, why });
    if (row.type === 'cut') {
      const made = cutOf(row.payload);
      if (made === undefined) complain({ say: 'check.unreadableCut' });
      else if (begun || started.round !== undefined) complain({ say: 'check.lateCut' });
      cut += made?.text ?? '';
      if (made?.guest === true) guestCuts.push(made.text);
    }
    opened ||= opens(row);
    undone ||= row.type === 'undone';
    if (row.type !== 'rolled') continue;
    begun = true;
    const rolled = rolledOf(row.payload);
    if (rolled === undefined) {
      complain({ say: 'check.unreadableRoll' });
      continue;
    }
    const problem = started.rehearsal
      ? undefined
      : checkRoll(started, rolled, { cut, n, undone, lying: lying.get(rolled.player) });
    if (problem !== undefined) complain(problem);
    if (opened && rolled.held.includes(false)) complain({ say: 'check.afterOpening', n: rolled.n });
    if (!started.rehearsal && started.round === undefined)
      rolls.push({ ...rolled, seq: row.seq, drawn: drawnOf(started, rolled) });
    n = rolled.n;
    lying.set(rolled.player, [...(lying.get(rolled.player) ?? []), rolled.faces]);
  }
  return { cut, guestCuts, rolls };
}

interface Before {
  readonly cut: string;
  /** Number of the roll before. */
  readonly n: number;
  /** An operator took something back: a turn that was skipped may lie there again. */
  readonly undone: boolean;
  /** This player's rolls, oldest first. */
  readonly lying: readonly (readonly DrawnFace[])[] | undefined;
}

/** Undefined: nothing is wrong with the roll. */
function checkRoll(
  started: Started,
  rolled: Rolled,
  { cut, n, undone, lying = [] }: Before,
): Code | undefined {
  const { n: roll, held, faces } = rolled;
  if (held.length !== started.dice || faces.length !== started.dice)
    return { say: 'check.notSoMany', n: roll, dice: started.dice };
  // A roll in which all dice stay draws nothing and repeats the number.
  const expected = held.includes(false) ? n + 1 : n;
  if (roll !== expected) return { say: 'check.otherNumber', n: roll, expected };
  if (rolled.cut !== cut) return { say: 'check.otherCut', n: roll, found: rolled.cut, cut };
  const movedFrom = (dice?: readonly DrawnFace[]): number =>
    held.findIndex((isHeld, slot) => isHeld && faces[slot] !== dice?.[slot]);
  const moved = movedFrom(lying[lying.length - 1]);
  if (moved !== -1 && !(undone && lying.some((dice) => movedFrom(dice) === -1)))
    return { say: 'check.movedDie', n: roll, die: moved + 1 };
  if (started.round !== undefined) return undefined;
  const shown = faces.filter((_, slot) => held[slot] === false).join(' ');
  const drawn = drawnOf(started, rolled).join(' ');
  return shown === drawn ? undefined : { say: 'check.otherDice', n: roll, shown, drawn };
}

function drawnOf({ game, seed }: Started, { n, cut, held }: Rolled): readonly DrawnFace[] {
  const count = held.filter((isHeld) => !isHeld).length;
  try {
    return fairDraw({ game, seed, cut, n, count });
  } catch {
    // No seed: the seal has said so.
    return [];
  }
}
