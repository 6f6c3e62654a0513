/**
 * The one strict form of every event in a journal: whoever reads one reads it here, and an event that has another form counts
 * nowhere. What the rules say of it in its place is `replay-check.ts`.
 */
import { COACH_MODES } from '../coach-mode.ts';
import { BY_LENGTH, MOST_ADJUSTED, type Undone, WHY_LENGTH } from '../correction.ts';
import { CUT_LENGTH, GUEST_CUT_LENGTH, GUEST_CUTS } from '../decide.ts';
import type { GameEvent } from '../event.ts';
import {
  DICE_COUNT,
  FACE_LIST,
  type Fields,
  FLAG,
  FLAGS,
  type Form,
  HALL_ID,
  HEX_32_BYTES,
  ID,
  MOST,
  maybe,
  NAME,
  NAMES,
  object,
  oneOf,
  orNull,
  PLAYER,
  PLAYERS,
  POINTS,
  ROUND_ID,
  SLOT_INDEX,
  TEAM,
  TOTALS,
  text,
  whole,
  wrongField,
} from './form.ts';

type EventType = GameEvent['type'];

/** Every field of it, so that one which is added to an event cannot be forgotten here. */
type FormsOf<Thing> = Thing extends unknown ? { readonly [Key in keyof Thing]-?: Form } : never;

/** UTF-16 units. The longest event that a table writes has not half as many. */
export const LONGEST_PAYLOAD = 4096;

/** What was pressed, and all words of guests. */
const LONGEST_CUT = CUT_LENGTH + GUEST_CUTS * GUEST_CUT_LENGTH;

const MOST_BONUSES = 100;

const SIGNED = { by: text(1, BY_LENGTH), why: text(0, WHY_LENGTH) };
const MAY_BE_SIGNED = { by: maybe(SIGNED.by), why: maybe(SIGNED.why) };
const next = maybe(PLAYER);
const adjustment: Form = (value) => value !== 0 && whole(-MOST_ADJUSTED, MOST_ADJUSTED)(value);

const UNDONE: { readonly [Kind in Undone['kind']]: FormsOf<Omit<Extract<Undone, { kind: Kind }>, 'kind'>> } =
  {
    score: { category: ID, points: POINTS },
    claim: { category: ID, points: POINTS },
    bank: { points: POINTS },
    hold: { slot: SLOT_INDEX, held: FLAG },
    skip: {},
    repair: { category: ID, points: orNull(POINTS) },
    adjustment: { points: adjustment },
    'drop-out': {},
    name: { name: NAME, was: NAME },
  };

const undone: Form = (value) => {
  const kind = (value as { readonly kind?: unknown } | null | undefined)?.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(UNDONE, kind)) return false;
  return object({ kind: oneOf(kind), ...UNDONE[kind as Undone['kind']] })(value);
};

const EVENTS: {
  readonly [Type in EventType]: FormsOf<Omit<Extract<GameEvent, { type: Type }>, 'type'>>;
} = {
  'game started': {
    ...{ game: whole(1, MOST), rules: ID, family: maybe(oneOf('farkle')), dice: DICE_COUNT, players: NAMES },
    ...{ starter: PLAYER, seed: HEX_32_BYTES, seal: HEX_32_BYTES, rehearsal: maybe(oneOf(true)) },
    lesson: maybe(oneOf(true)),
    coach: maybe(oneOf(...COACH_MODES.filter((mode) => mode !== 'off'))),
    round: maybe(object({ id: ROUND_ID, hall: HALL_ID, cut: text(1, CUT_LENGTH) })),
  },
  cut: { text: text(1, CUT_LENGTH), guest: maybe(oneOf(true)) },
  rolled: {
    ...{ n: whole(0, MOST), player: PLAYER, held: FLAGS, cut: text(0, LONGEST_CUT), faces: FACE_LIST },
    holds: maybe(FLAGS),
  },
  held: { slot: SLOT_INDEX },
  freed: { slot: SLOT_INDEX },
  stopped: {},
  scored: {
    ...{ player: PLAYER, category: ID, points: POINTS, bonus: POINTS, also: maybe(ID), saved: maybe(POINTS) },
    ...{ next, ...MAY_BE_SIGNED },
  },
  claimed: { player: PLAYER, category: ID, points: POINTS },
  'set aside': { player: PLAYER, points: POINTS, hotDice: FLAG },
  spared: { player: PLAYER, points: POINTS },
  farkled: { player: PLAYER, lost: POINTS, penalty: whole(-MOST, 0), next },
  banked: { player: PLAYER, points: POINTS, reached: maybe(oneOf(true)), next },
  skipped: { player: PLAYER, next: PLAYER, ...MAY_BE_SIGNED },
  'taken back': { player: PLAYER },
  undone: { player: PLAYER, what: undone, next, ...SIGNED },
  repaired: {
    ...{ player: PLAYER, category: ID, points: orNull(POINTS), was: orNull(POINTS) },
    ...{ bonuses: maybe(whole(0, MOST_BONUSES)), also: maybe(ID), next, ...SIGNED },
  },
  adjusted: { player: PLAYER, points: adjustment, ...SIGNED },
  'dropped out': { player: PLAYER, next, ...SIGNED },
  renamed: { player: PLAYER, name: NAME, was: NAME, ...SIGNED },
  named: { player: PLAYER, name: NAME },
  teamed: { player: PLAYER, members: TEAM },
  'game ended': { totals: TOTALS, winners: PLAYERS },
  'game abandoned': {},
};

/** What stands in the place of an event; `field`: where it is wrong, empty for all of it. */
export interface NoEvent {
  readonly field: string;
}

/** The event that this text is, where it is one of this type. */
export function eventFrom(type: string, payload: string): GameEvent | NoEvent {
  if (payload.length > LONGEST_PAYLOAD || !Object.hasOwn(EVENTS, type)) return { field: '' };
  const value = parsed(payload);
  const fields: Fields = { type: oneOf(type), ...EVENTS[type as EventType] };
  const field = wrongField(fields, value);
  return field === undefined ? (value as GameEvent) : { field };
}

export function isNoEvent(read: GameEvent | NoEvent): read is NoEvent {
  return !('type' in read);
}

/** Undefined: it is no JSON. */
export function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
