/** What is wrong with a configuration: where, what was expected, what was found. */

export const CONFIG = {
  complaint: ({ about }: { readonly about: string }) => `${about}.`,
  places: ({ complaints }: { readonly complaints: readonly string[] }) =>
    `${complaints.length} places\n${complaints.map((one) => `  ${one}`).join('\n')}`,
  at: ({ place, why }: { readonly place: string; readonly why: string }) => `${place}: ${why}`,
  key: ({ key, why }: { readonly key: string; readonly why: string }) => `${key} ${why}`,
  logFile: ({ file, why }: { readonly file: string; readonly why: string }) =>
    `the log ${file} cannot be written: ${why}`,
  fixed: ({ key }: { readonly key: string }) => `${key} cannot be changed from here`,
  edited: ({ key }: { readonly key: string }) =>
    `${key} has been changed in the file since the table was started: start it again first`,
  cannotWrite: ({ file, why }: { readonly file: string; readonly why: string }) =>
    `${file} cannot be written (${why})`,
  title: 'Dicetable cabinet file',
  header: '# Cabinet file of Dicetable: src/config/README.md explains every key.',
  noMap: 'the cabinet file is no list of keys and values',
  file: (values: { readonly name: string; readonly role: string; readonly why: string }) =>
    `${values.name}, ${values.role}, ${values.why}`,
  named: 'named by --config',
  here: 'in the working folder',
  own: 'in the configuration folder',
  noFile: 'does not exist',
  folder: 'is a folder, not a file',
  noPlainFile: 'is a pipe or a device, not a file',
  noRight: 'may not be read by this user',
  noText: 'is not UTF-8 text',
  unreadable: ({ why }: { readonly why: string }) => `cannot be read (${why})`,
  /** The YAML package has its sentences in English alone. */
  noYaml: ({ message }: { readonly code: string; readonly message: string }) => message,
  unclosed: ({ opening, closing }: { readonly opening: string; readonly closing: string }) =>
    `a ${opening} is opened and never closed: write its ${closing}`,
  twice: ({ key }: { readonly key: string }) => `${key} stands twice: keep one of the two`,
  glued: ({ key, value }: { readonly key: string; readonly value: string }) =>
    `a blank is missing behind the colon: write ${key}: ${value}`,
  indented:
    'keys of one group begin below each other: indent this line as those beside it; text with a colon needs quotes',
  tabbed: 'indented with a tab, which YAML does not take: type two blanks instead',
  alias: ({ alias }: { readonly alias: string }) => `*${alias} points elsewhere; write the value itself here`,
  portAlone:
    '--port names the serial port of a real board; add --board serial or --board firmata (the page has --http-port)',
  /** A sentence, whose full stop would be a second one. */
  rehearsal: ({ file, why }: { readonly file: string; readonly why: string }) =>
    `--rehearse ${file}: ${why.replace(/\.$/, '')}`,
  rehearse: ({ file, why }: { readonly file: string; readonly why: string }) => `--rehearse ${file}: ${why}`,
  noKey: ({ key, hint }: { readonly key: string; readonly hint: string }) =>
    `${key} is not a known key ${hint}`,
  meant: ({ name }: { readonly name: string }) => `(did you mean ${name}?)`,
  known: ({ keys }: { readonly keys: string }) => `(known keys: ${keys})`,
  operatorPin:
    '(the PIN of the operator is not set here: the table makes it, service shows it and makes a new one, and it is in the file operator-pin of the data folder)',
  wrong: (values: { readonly expected: string; readonly found: string; readonly hint: string }) =>
    `expected ${values.expected}; found ${values.found}${values.hint === '' ? '' : ` ${values.hint}`}`,
  nothing: 'nothing',
  aList: ({ count }: { readonly count: number }) => `a list of ${count}`,
  keysAndValues: 'keys and values',
  notAtTable: ({ rules, choices }: { readonly rules: string; readonly choices: string }) =>
    `${rules} is not played at the table, only judged, simulated and on the terminal; choose ${choices}`,
  foreign: ({ family, like }: { readonly family: string; readonly like: string }) =>
    `is a switch of ${family} sets, but this one is like ${like}`,
  fiveDice: 'five-dice',
  farkle: 'Farkle',
  idTaken: ({ id }: { readonly id: string }) => `is taken: another rule set is called ${id}`,
  idForbidden: 'is a word that no rule set can be called by',
  idMenu: ({ menu, other }: { readonly menu: string; readonly other: string }) =>
    `would be ${menu} on the display, as ${other} is: give it another menu`,
  menuTaken: ({ menu, other }: { readonly menu: string; readonly other: string }) =>
    `is taken: ${other} is ${menu} on the display too`,
  nameTaken: ({ name, other }: { readonly name: string; readonly other: string }) =>
    `is taken: ${other} is called ${name} too`,
  placeholder: ({ name, hint }: { readonly name: string; readonly hint: string }) =>
    `has {${name}}, which is not filled in there ${hint}`,
  nothingFilled: '(nothing is filled in there)',
  knownThere: ({ names }: { readonly names: string }) => `(known there: ${names})`,
  rulesHint: ({ rules, hint }: { readonly rules: string; readonly hint: string }) => `${rules} (${hint})`,
  ruleSets: ({ ids }: { readonly ids: string }) => `there are ${ids}`,
  didYouMean: ({ name }: { readonly name: string }) => `did you mean ${name}?`,
  lamps: 'pip dice have no hold frame that a lamp could copy: leave it false',
  serialDice: (values: { readonly sum: string; readonly slots: number; readonly perSlot: number }) =>
    `${values.sum}; the serial firmware is built for ${values.slots} × ${values.perSlot}: use 8x8 dice, or a Firmata board`,
  firmataDice: ({ sum, most }: { readonly sum: string; readonly most: number }) =>
    `${sum}; node-pixel on Firmata drives ${most}: use 5x5 or pips dice, or flash the serial firmware`,
  diceSum: (values: { readonly slots: number; readonly each: number; readonly all: number }) =>
    `${values.slots} dice × ${values.each} pixels = ${values.all}`,
} as const;
