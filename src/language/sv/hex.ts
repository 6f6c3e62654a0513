/** Swedish of `en/hex.ts`. */
import type { HEX as ENGLISH } from '../en/hex.ts';
import type { Words } from '../words.ts';

export const HEX = {
  at: ({ name, line, why }) => `${name}, rad ${line}: ${why}`,
  more: 'det finns mer efter slutposten',
  tooLong: ({ bytes, has }) => `programmet behöver ${bytes} byte flash, kretsen har ${has}`,
  noType: ({ type }) => `det finns ingen posttyp ${type}`,
  noEnd: ({ name }) => `${name}: slutposten saknas, filen är avklippt`,
  empty: ({ name }) => `${name}: den innehåller inget program`,
  noColon: 'den börjar inte med ett kolon, så det här är ingen Intel HEX-fil',
  noHex: 'det finns annat än par av hexadecimala siffror',
  wrongLength: ({ bytes, has }) => `posten utlovar ${bytes} databyte och har ${has}`,
  checksum: 'kontrollsumman är fel, filen är skadad',
  address: 'en adresspost måste ha två databyte',
} satisfies Words<typeof ENGLISH>;
