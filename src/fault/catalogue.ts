/** Every fault that Dicetable can report: what it is, and what a person can do. README's table is checked against it. */

interface FaultText {
  /** One clause without a full stop. */
  readonly what: string;
  /** One or two sentences. */
  readonly advice: string;
}

export const FAULTS = {
  'link-open': {
    what: 'The serial port cannot be opened',
    advice: 'Check the cable and the name of the port, and that no other program has it open.',
  },
  'link-lost': {
    what: 'The board is gone',
    advice: 'Plug the cable in again; the game waits and goes on by itself.',
  },
  'board-silent': {
    what: 'The board does not answer',
    advice: 'Check that it is powered and flashed with firmware/dicetable.hex.',
  },
  'firmware-mismatch': {
    what: 'The board runs another version of the firmware',
    advice: 'Flash firmware/dicetable.hex of this version.',
  },
  'firmata-silent': {
    what: 'No Firmata board answers',
    advice: 'Check that it is powered, and flashed as README says under "Firmata cabinets".',
  },
  'firmata-firmware': {
    what: 'The board has the wrong firmware for Firmata',
    advice: 'Flash it as README says under "Firmata cabinets".',
  },
  'firmware-file': {
    what: 'The firmware file cannot be used',
    advice:
      'Name an Intel HEX file built for the ATmega328P; `npm run firmware` builds firmware/dicetable.hex.',
  },
  'journal-open': {
    what: 'The journal cannot be opened',
    advice: 'Check that the data folder exists, is writable, and is used by no other table.',
  },
  'journal-write': {
    what: 'The journal cannot be written',
    advice:
      'Check the free space and the health of the disk, then start again; nothing that was shown is lost.',
  },
  'journal-damaged': {
    what: 'The journal is damaged',
    advice: 'Restore a backup, or move journal.db and the files beside it away to begin a new one.',
  },
  'backup-failed': {
    what: 'The backup could not be made',
    advice: 'Check the free space and that the folder is writable; the journal itself is untouched.',
  },
  'backup-unusable': {
    what: 'This cannot be restored',
    advice: 'Name a file that Dicetable made as a backup; nothing was changed.',
  },
  'not-verifiable': {
    what: 'This game cannot be verified',
    advice: 'Name a game that is over; the history has their numbers.',
  },
  'config-wrong': {
    what: 'The configuration is wrong',
    advice: 'Mend the named place; `dicetable config` prints what is in force.',
  },
  'rules-unknown': {
    what: 'There is no such rule set',
    advice: '`dicetable rules` lists them; --config names the cabinet file of your own.',
  },
  'address-in-use': {
    what: 'The address is taken',
    advice: 'Choose another with --http-port, or stop the other program.',
  },
  'address-wrong': {
    what: 'The page cannot be served at this address',
    advice: 'Name an address of this machine with --host, and a port above 1023 with --http-port.',
  },
} as const satisfies Record<string, FaultText>;

export type FaultCode = keyof typeof FAULTS;
