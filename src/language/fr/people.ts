/** French of `en/people.ts`. */
import type { PEOPLE as ENGLISH } from '../en/people.ts';
import type { Words } from '../words.ts';

export const PEOPLE = {
  badName:
    'Un nom demande une lettre ou un chiffre et ne peut être un de ceux de la table. Choisissez-en un autre.',
  taken: ({ name }) =>
    `À cette table, quelqu’un s’appelle déjà ${name}, ou presque. Choisissez un autre nom, ou priez l’opérateur de le libérer.`,
  full: 'Cette table connaît autant de gens qu’elle peut. Priez l’opérateur de libérer un nom.',
  unknown: 'La table ne connaît pas ce téléphone. Choisissez d’abord un nom.',
  hidden: 'Ce profil n’existe pas, ou n’est pas montré.',
  notKept: 'La table ne peut pas noter qui vous êtes. Priez l’opérateur de voir le disque, puis réessayez.',
  noSense: 'La table n’a pas compris. Rechargez la page.',
  tooMany: ({ seconds }) => `Assez en est venu de cette adresse. Réessayez dans ${seconds} secondes.`,
  saved: ({ name }) => `La table vous connaît maintenant, ${name}.`,
  forgotten: ({ name }) => `${name} est oublié. Les chiffres restent, comme ceux d’un invité.`,
  sits: ({ name, seat }) => `${name} a la place ${seat}.`,
  coded: ({ name }) =>
    `La table vous connaît à ce code : entrer ${name} avec les boutons, puis les quatre chiffres.`,
  codeTaken: ({ shown, name }) =>
    `Avec les boutons, ${shown} désigne ${name}, déjà là avant vous. Pour un code à vous, prenez un autre nom : ses huit premières lettres comptent.`,
  nobody: 'La table ne connaît pas (ou plus) cette personne.',
  waits: ({ name, place }) => `${name} attend une place, en position ${place}.`,
  waitsNoMore: ({ name }) => `${name} n’attend plus.`,
  joins: ({ name, seat }) => `${name} joue dans l’équipe de la place ${seat}.`,
  parts: ({ name }) => `${name} n’est plus dans une équipe.`,
  freed: ({ name }) => `Le nom ${name} est libre.`,
  waitsNot: ({ name }) => `${name} n’attend pas (ou plus) de place.`,
  isNext: ({ name }) => `${name} passe en premier.`,
} satisfies Words<typeof ENGLISH>;
