/** What is wrong with a firmware file in Intel HEX. Clauses without a full stop. */

/** Types, not interfaces: they stand in the declarations of everything that gathers the records. */
type InFile = { readonly name: string };
type Bytes = { readonly bytes: number; readonly has: number };

export const HEX = {
  at: ({ name, line, why }: InFile & { readonly line: number; readonly why: string }) =>
    `${name}, line ${line}: ${why}`,
  more: 'there is more after the end record',
  tooLong: ({ bytes, has }: Bytes) => `the program needs ${bytes} bytes of flash, the chip has ${has}`,
  noType: ({ type }: { readonly type: number }) => `there is no record type ${type}`,
  noEnd: ({ name }: InFile) => `${name}: the end record is missing, the file is cut off`,
  empty: ({ name }: InFile) => `${name}: it contains no program`,
  noColon: 'it does not begin with a colon, so this is no Intel HEX file',
  noHex: 'there is something other than pairs of hex digits',
  wrongLength: ({ bytes, has }: Bytes) => `the record announces ${bytes} data bytes and has ${has}`,
  checksum: 'the checksum is wrong, the file is damaged',
  address: 'an address record must have two data bytes',
} as const;
