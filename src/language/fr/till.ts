/** French of `en/till.ts`. */
import type { TILL as ENGLISH } from '../en/till.ts';
import type { Words } from '../words.ts';

export const TILL = {
  title: 'Pièces et crédits',
  credits: (credits) => `Crédits maintenant : ${credits}`,
  both: (recent, total) => `${recent} depuis la dernière clôture, ${total} en tout`,
  coins: 'Pièces (canal 1 + 2)',
  money: 'Argent',
  paid: 'Parties payées',
  free: 'Parties gratuites',
  service: 'Crédits de service',
  doors: 'Porte ouverte',
  slams: 'Chocs',
  why: 'Pourquoi',
  give: 'Donner un crédit',
  clear: 'Effacer tous les crédits',
  close: 'Clore les comptes',
} satisfies Words<typeof ENGLISH>;
