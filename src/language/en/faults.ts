/** Every fault that Dicetable can report: what it is, where it comes from, and what a person can do. README's table (src/fault) is checked against it. */

export interface FaultText {
  /** One clause without a full stop. */
  readonly what: string;
  /** The likely cause, one clause without a full stop. */
  readonly cause: string;
  /**
   * What the table's own display says, in eight characters: OFFLINE when nobody speaks to the board (the firmware says
   * so by itself), nothing where the table plays on or has no display, else a word that no other fault has. A fault
   * that ends the start shows its word once more before the program ends: see show-fault.ts.
   */
  readonly display: string;
  /** One or two sentences. */
  readonly advice: string;
}

export const FAULTS = {
  'link-open': {
    what: 'The serial port cannot be opened',
    cause:
      'The cable is out, the port has another name, another program has it open, or the right to use it is missing',
    display: 'OFFLINE',
    advice: 'Check the cable and the name of the port, and that no other program has it open.',
  },
  'link-lost': {
    what: 'The board is gone',
    cause: 'The cable was pulled, or the board lost its power',
    display: 'OFFLINE',
    advice: 'Plug the cable in again; the game waits and goes on by itself.',
  },
  'port-lost': {
    what: 'The board is gone from its port',
    cause: 'The cable was pulled, the board lost its power, or its port has another name now',
    display: 'OFFLINE',
    advice:
      'Plug the cable in again; the game waits and goes on by itself. If it is at another port now, start the table again with that one, or with --port auto, which finds the board by itself.',
  },
  'port-moved': {
    what: 'The board seems to be at another port',
    cause: 'The cable was plugged in again while its port was still open, or somewhere else',
    display: 'OFFLINE',
    advice:
      'Pull the cable and plug it in once more, since it often gets its old port back then; or start the table again with --port auto, which finds the board by itself. The game goes on where it was.',
  },
  'board-silent': {
    what: 'The board does not answer',
    cause: 'The board has no power, is another board, or runs another program',
    display: 'OFFLINE',
    advice: 'Check that it is powered and flashed with firmware/dicetable.hex.',
  },
  'firmware-mismatch': {
    what: 'The board runs another version of the firmware',
    cause: 'Dicetable was updated and the board was not, or the other way round',
    display: 'OFFLINE',
    advice:
      'Put the firmware of this version on it: on the operator’s page, Board, or with `dicetable flash`.',
  },
  'firmata-silent': {
    what: 'No Firmata board answers',
    cause: 'The board has no power, does not run Firmata, or does not hear this computer',
    display: '',
    advice: 'Check its power and its wires, and that it is flashed as README says under "Firmata cabinets".',
  },
  'firmata-firmware': {
    what: 'The board has the wrong firmware for Firmata',
    cause: 'The board runs a Firmata that cannot drive the LEDs',
    display: '',
    advice: 'Flash it as README says under "Firmata cabinets".',
  },
  'firmata-packages': {
    what: 'The packages for Firmata boards are not installed',
    cause: 'Dicetable was installed as a package of another project, or without its development packages',
    display: '',
    advice:
      'Play from a checkout after `npm ci`, or install them beside Dicetable, with the overrides of its package.json.',
  },
  'firmware-file': {
    what: 'The firmware file cannot be used',
    cause: 'The file is missing, or was built for another chip',
    display: 'OFFLINE',
    advice:
      'Name an Intel HEX file built for the ATmega328P; `npm run firmware` builds firmware/dicetable.hex.',
  },
  'flash-board': {
    what: 'This board is not flashed',
    cause: 'It is another board than an Uno or a Nano with an ATmega328P, or its bootloader is missing',
    display: '',
    advice: 'Plug in an Arduino Uno R3 or a classic Nano (ATmega328P). Nothing was written.',
  },
  'board-flashing': {
    what: 'The board is given its firmware',
    cause: 'An operator has asked for it',
    display: '',
    advice: 'It takes a few seconds; the game waits and goes on by itself.',
  },
  'flash-failed': {
    what: 'The board could not be flashed',
    cause: 'The cable was pulled or is bad, or another program has spoken to the board',
    display: '',
    advice: 'Run `dicetable flash` again: the board can be flashed however it was left.',
  },
  'service-refused': {
    what: 'The service of the table is not set up',
    cause: 'The right is missing, the machine has no systemd, or something of that name is there already',
    display: '',
    advice: 'Mend that and try again; hardware/HOST.md says how, and what to do on other machines.',
  },
  'hall-failed': {
    what: 'The hall cannot do this',
    cause: 'A program is not installed, a port is taken, the database does not answer, or a code is wrong',
    display: '',
    advice: 'Mend that and try again; src/hall says how a hall is set up.',
  },
  'update-refused': {
    what: 'The table is not updated',
    cause: 'The file is no release for this table, the disk is full, or the new version does not play here',
    display: '',
    advice: 'The table plays as before; src/update says what an update needs.',
  },
  'button-stuck': {
    what: 'A button is stuck',
    cause: 'It is jammed or was leaned on, or its wires touch',
    display: 'STUCK',
    advice: 'Free it, or mend its wires: then it counts again. All other buttons work on.',
  },
  'button-chatter': {
    what: 'A button chatters',
    cause: 'Its contact is worn or loose, or the board reports presses that nobody can make',
    display: 'CHATTER',
    advice:
      'Leave it alone for two seconds: then it counts again. If it comes back, change the button, or check its wires. All other buttons work on.',
  },
  'display-absent': {
    what: 'The display does not answer in full',
    cause: 'A module has no power, a loose wire or a wrong address',
    display: '',
    advice:
      'Check its wires and addresses (0x70 and 0x71). The game goes on; the pages show what the display would.',
  },
  'rail-low': {
    what: 'The LEDs have too little voltage',
    cause: 'Their supply is off, too weak or blown, or the divider at A3 is missing',
    display: '',
    advice: 'Check the 5 V supply and its fuses. The game goes on; the pages show the dice.',
  },
  'journal-open': {
    what: 'The journal cannot be opened',
    cause: 'The folder is not there, is read-only, or belongs to somebody else',
    display: 'JOURNAL',
    advice: 'Check that the data folder exists and is writable.',
  },
  'journal-in-use': {
    what: 'The journal is in use',
    cause: 'Another table has it open, or a command that reads it',
    display: 'IN USE',
    advice: 'End the other table first, or name another data folder with --data-dir.',
  },
  'journal-write': {
    what: 'The journal cannot be written',
    cause: 'The disk is full, or fails',
    display: 'DISK ERR',
    advice:
      'Check the free space and the health of the disk, then start again (a table that plays ends by itself after half a minute, so that a service starts it again); nothing that was shown is lost.',
  },
  'journal-damaged': {
    what: 'The journal is damaged',
    cause: 'The disk has lost or changed what was written, or files were moved by hand',
    display: 'BAD DATA',
    advice: 'Restore a backup, or move journal.db and the files beside it away to begin a new one.',
  },
  'pin-write': {
    what: 'The PIN cannot be kept',
    cause: 'The disk is full, or the data folder is read-only',
    display: 'OLD PIN',
    advice:
      'The PIN that the table shows counts until it is started again. Check the free space and the data folder, then make a new PIN.',
  },
  'log-write': {
    what: 'The log cannot be written',
    cause: 'The disk is full, or fails',
    display: '',
    advice:
      'Check the free space and the health of the disk; until the next start the lines go to the terminal.',
  },
  'backup-failed': {
    what: 'The backup could not be made',
    cause: 'The disk is full, the folder is read-only, or the journal is damaged',
    display: '',
    advice:
      'Check the free space and that the folder is writable. Where the journal is damaged, restore the newest backup soon, since what is played until then is in none.',
  },
  'backup-unusable': {
    what: 'This cannot be restored',
    cause: 'The file is no backup, was not copied completely, or was damaged later',
    display: '',
    advice: 'Name another file that Dicetable made as a backup; nothing was changed.',
  },
  'not-verifiable': {
    what: 'This game cannot be verified',
    cause: 'There is no game of that number, or it is still being played',
    display: '',
    advice: 'Name a game that is over; the history has their numbers.',
  },
  'league-refused': {
    what: 'The hall’s leagues do not do that',
    cause: 'A typing mistake, another state of the league, or a database that cannot be reached',
    display: '',
    advice: 'Mend that and try again; nothing was changed.',
  },
  'round-refused': {
    what: 'The hall’s rounds of duplicate dice do not do that',
    cause: 'A typing mistake, another state of the round, or a database that cannot be reached',
    display: '',
    advice: 'Mend that and try again; nothing was changed.',
  },
  'config-wrong': {
    what: 'The configuration is wrong',
    cause: 'A typing mistake, or a value out of range',
    display: 'CONFIG',
    advice: 'Mend the named place; `dicetable config` prints what is in force.',
  },
  'rules-unknown': {
    what: 'There is no such rule set',
    cause: 'The set was removed from the cabinet file, or its name is misspelt',
    display: 'RULES',
    advice: '`dicetable rules` lists them; --config names the cabinet file of your own.',
  },
  'address-in-use': {
    what: 'The address is taken',
    cause: 'A second table runs, or another program serves this port',
    display: 'NET BUSY',
    advice: 'Choose another with --http-port, or stop the other program.',
  },
  'address-wrong': {
    what: 'The page cannot be served at this address',
    cause: 'The address is not one of this machine, or the port needs more rights',
    display: 'NET ADDR',
    advice: 'Name an address of this machine with --host, and a port above 1023 with --http-port.',
  },
} as const satisfies Record<string, FaultText>;
