/** Swedish of `en/till.ts`. */
import type { TILL as ENGLISH } from '../en/till.ts';
import type { Words } from '../words.ts';

export const TILL = {
  title: 'Mynt och krediter',
  credits: (credits) => `Krediter nu: ${credits}`,
  both: (recent, total) => `${recent} sedan böckerna stängdes, ${total} totalt`,
  coins: 'Mynt (kanal 1 + 2)',
  money: 'Pengar',
  paid: 'Betalda spel',
  free: 'Gratisspel',
  service: 'Servicekrediter',
  doors: 'Lucka öppnad',
  slams: 'Slag',
  why: 'Varför',
  give: 'Ge en kredit',
  clear: 'Ta bort alla krediter',
  close: 'Stäng böckerna',
} satisfies Words<typeof ENGLISH>;
