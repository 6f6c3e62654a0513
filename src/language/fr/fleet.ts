/** French of `en/fleet.ts`. */
import type { FLEET as ENGLISH } from '../en/fleet.ts';
import type { Words } from '../words.ts';

export const FLEET = {
  signInFirst: 'Se connecter d’abord avec le code de la salle.',
  noTable: 'Cette salle n’a pas de telle table.',
  noCode: 'Aucune table ne montre ces caractères.',
  grouped: 'La table est maintenant dans ce groupe.',
  noSettings: 'Au moins une clé du fichier de la table, et cent au plus, s’il vous plaît.',
  wrongSettings: ({ why }) => `Ce ne sont pas des réglages : ${why}`,
  wanted: 'Révision enregistrée : chaque table du groupe la reçoit dès qu’on l’entend.',
  noRecords:
    'Cette passerelle n’a pas de base de données et ne connaît pas de records : en voir une autre de la salle.',
  noRelease: 'Cette version n’est pas dans le dossier de la salle.',
  updates: 'La table la prend, vérifie de qui elle est, et l’essaie ; ce qu’il en advient se lira plus bas.',
  revoked: 'La table est renvoyée : elle continue à jouer et n’envoie plus rien à cette salle.',
} satisfies Words<typeof ENGLISH>;
