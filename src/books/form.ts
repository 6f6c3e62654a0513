/** The one strict form of every event of the books: whoever reads one reads it here. */
import { INPUTS } from '../../hardware/cabinet.ts';
import { COUNTER_MODULO } from '../../hardware/coin-door.ts';
import { BY_LENGTH, WHY_LENGTH } from '../game/index.ts';
import { LONGEST_PAYLOAD, parsed } from '../game/stored/event-form.ts';
import { type Fields, list, MOST, maybe, object, oneOf, text, whole } from '../game/stored/form.ts';
import type { BookEvent } from './event.ts';
import { MOST_TIERS } from './price.ts';

const COUNTED = { life: whole(1, 0xff_ff_ff_ff), reading: whole(0, COUNTER_MODULO - 1) };
const SIGNED = { by: text(1, BY_LENGTH), why: text(0, WHY_LENGTH) };
const count = whole(1, COUNTER_MODULO - 1);
const credits = whole(1, MOST);

/** Those that were not pressed are left out. */
const inputCounts = object(Object.fromEntries(INPUTS.map((input) => [input, maybe(whole(1, MOST))])));
/** Longer than every code of a fault. */
const CODE_LENGTH = 40;

/** Each event has one of these forms. */
const FORMS: { readonly [Type in BookEvent['type']]: readonly Fields[] } = {
  coin: [{ channel: oneOf(1, 2), count, value: whole(0, MOST), credits: whole(0, MOST), ...COUNTED }],
  'service credit': [
    { credits, ...COUNTED },
    { credits, ...SIGNED },
  ],
  'free game': [{ game: whole(1, MOST), credits }],
  'credit spent': [{ game: whole(1, MOST), credits, rest: whole(0, MOST) }],
  'prices set': [
    {
      tiers: list(object({ credits, price: whole(1, MOST) }), 0, MOST_TIERS),
      credits: whole(0, MOST),
      rest: whole(0, MOST),
    },
  ],
  'credit returned': [{ game: whole(1, MOST), credits }],
  'credits cleared': [SIGNED],
  'books closed': [SIGNED],
  'door opened': [{ count, ...COUNTED }],
  slam: [{ count, ...COUNTED }],
  'powered up': [{}],
  buttons: [{ game: whole(1, MOST), presses: inputCounts, bounces: inputCounts, linkErrors: whole(0, MOST) }],
  fault: [{ code: text(1, CODE_LENGTH) }],
};

/** Undefined where this text is no event of this type. */
export function bookEventFrom(type: string, payload: string): BookEvent | undefined {
  if (payload.length > LONGEST_PAYLOAD || !Object.hasOwn(FORMS, type)) return undefined;
  const value = parsed(payload);
  const fits = FORMS[type as BookEvent['type']].some((form) => object({ type: oneOf(type), ...form })(value));
  return fits ? (value as BookEvent) : undefined;
}
