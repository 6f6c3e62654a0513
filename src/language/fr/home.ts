/** French of `en/home.ts`. */
import type { HOME as ENGLISH } from '../en/home.ts';
import type { Words } from '../words.ts';

export const HOME = {
  state: 'État',
  player: 'À qui le tour',
  points: 'Points',
  winner: 'Dernier vainqueur',
  event: 'Événement',
  identify: 'Allumer',
  brightness: 'Luminosité',
  away: ({ broker, why }) =>
    `Le broker ${broker} ne répond pas${why === '' ? '' : ` (${why})`} : la table continue à jouer et lui dira tout dès qu’il sera revenu. Tourne-t-il, et mqtt.url est-il juste ?`,
  login: 'l’utilisateur ou le mot de passe est faux : mqtt.user, mqtt.passwordFile',
  unknownCa: 'personne à qui cette table se fie ne répond de son certificat : mqtt.ca',
  expired: 'son certificat a expiré',
  otherName: 'son certificat vaut pour un autre nom que celui de mqtt.url',
} as const satisfies Words<typeof ENGLISH>;
