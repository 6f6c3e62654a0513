/** Spanish of `en/hex.ts`. */
import type { HEX as ENGLISH } from '../en/hex.ts';
import type { Words } from '../words.ts';

export const HEX = {
  at: ({ name, line, why }) => `${name}, línea ${line}: ${why}`,
  more: 'hay algo más después del último registro',
  tooLong: ({ bytes, has }) => `el programa necesita ${bytes} bytes de flash, el chip tiene ${has}`,
  noType: ({ type }) => `no hay registros de tipo ${type}`,
  noEnd: ({ name }) => `${name}: falta el último registro, el archivo está cortado`,
  empty: ({ name }) => `${name}: no contiene ningún programa`,
  noColon: 'no empieza por dos puntos, así que no es un archivo Intel HEX',
  noHex: 'hay algo que no son pares de cifras hexadecimales',
  wrongLength: ({ bytes, has }) => `el registro anuncia ${bytes} bytes de datos y tiene ${has}`,
  checksum: 'la suma de control no cuadra, el archivo está dañado',
  address: 'un registro de dirección debe tener dos bytes de datos',
} satisfies Words<typeof ENGLISH>;
