/** German of `en/hex.ts`. */
import type { HEX as ENGLISH } from '../en/hex.ts';
import type { Words } from '../words.ts';

export const HEX = {
  at: ({ name, line, why }) => `${name}, Zeile ${line}: ${why}`,
  more: 'nach dem letzten Satz kommt noch etwas',
  tooLong: ({ bytes, has }) => `das Programm braucht ${bytes} Bytes Flash, der Chip hat ${has}`,
  noType: ({ type }) => `einen Satz der Art ${type} gibt es nicht`,
  noEnd: ({ name }) => `${name}: der letzte Satz fehlt, die Datei ist abgeschnitten`,
  empty: ({ name }) => `${name}: darin ist kein Programm`,
  noColon: 'sie beginnt nicht mit einem Doppelpunkt, ist also keine Intel-HEX-Datei',
  noHex: 'da steht etwas anderes als Paare von Hexziffern',
  wrongLength: ({ bytes, has }) => `der Satz kündigt ${bytes} Datenbytes an und hat ${has}`,
  checksum: 'die Prüfsumme stimmt nicht, die Datei ist beschädigt',
  address: 'ein Adresssatz muss zwei Datenbytes haben',
} satisfies Words<typeof ENGLISH>;
