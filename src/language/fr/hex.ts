/** French of `en/hex.ts`. */
import type { HEX as ENGLISH } from '../en/hex.ts';
import type { Words } from '../words.ts';

export const HEX = {
  at: ({ name, line, why }) => `${name}, ligne ${line} : ${why}`,
  more: 'quelque chose vient encore après le dernier enregistrement',
  tooLong: ({ bytes, has }) => `le programme demande ${bytes} octets de flash, la puce en a ${has}`,
  noType: ({ type }) => `un enregistrement de type ${type} n’existe pas`,
  noEnd: ({ name }) => `${name} : le dernier enregistrement manque, le fichier est coupé`,
  empty: ({ name }) => `${name} : il ne contient pas de programme`,
  noColon: 'elle ne commence pas par un deux-points, ce n’est donc pas un fichier Intel HEX',
  noHex: 'il y a autre chose que des paires de chiffres hexadécimaux',
  wrongLength: ({ bytes, has }) => `l’enregistrement annonce ${bytes} octets de données et en a ${has}`,
  checksum: 'la somme de contrôle est fausse, le fichier est abîmé',
  address: 'un enregistrement d’adresse doit avoir deux octets de données',
} satisfies Words<typeof ENGLISH>;
