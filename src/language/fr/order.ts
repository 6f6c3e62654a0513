/** French of `en/order.ts`. */
import type { ORDER as ENGLISH } from '../en/order.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const ORDER = {
  lights: 'Elle s’allume pendant 15 secondes.',
  busy: 'Un essai qu’on regarde tourne à la table : réessayer plus tard.',
  restarts: 'Elle redémarre, et la partie continue où elle en était.',
  backedUp: ({ file, kilobytes }) => `Sauvegardé là-bas comme ${file}, ${number(kilobytes)} ko.`,
  applied: 'Elle a déjà pris ces réglages.',
  notFetched: ({ why }) => `La nouvelle version n’est pas venue de la salle : ${why}`,
  noRoom: 'Il n’y a pas de place à côté du journal pour la nouvelle version.',
  otherLength: 'Ce qui est venu n’a pas la longueur de la nouvelle version : réessayer.',
  updates: ({ name }) =>
    `${name} est vérifiée et déballée : elle démarre maintenant, et la table revient d’elle-même si elle ne joue pas.`,
  late: 'C’est venu trop tard ou deux fois et n’a pas été fait : réessayer.',
  away: 'La table est partie : rien ne lui a été demandé.',
  noAnswer: 'La table n’a pas répondu : regarder si c’est fait.',
} satisfies Words<typeof ENGLISH>;
