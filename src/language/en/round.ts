/** Rounds of duplicate dice: what `dicetable round` says, and what stands on a round's page. */

/** Types, not interfaces: they stand in the declarations of everything that gathers the records. */
type Place = { readonly table: string; readonly seat: number; readonly n: number };
type No = { readonly no: number };

export const ROUND = {
  summary: 'duplicate dice: all tables of a round play the same sealed dice',
  help: 'Keeps rounds of duplicate dice in the database of a hall. open seals the dice of a round for some of its tables; cut gives it its public word, once and for all, after which the tables offer it in setup; show prints how it stands, and who has made what of the same dice once it is over (--html, --csv, --json); close ends it, whoever still plays, and opens the seed. list names all rounds. dicetable verify checks one by its address or file.',
  deed: 'what to do',
  words: 'number of a round; for cut also the word',
  rules: 'rule set of a new round',
  tables: 'tables of a new round, by name, separated by commas',
  seats: 'how many players sit at each table',
  opened: ({ no, seal }: No & { readonly seal: string }) =>
    `Round ${no} is sealed: ${seal}\nTell everybody these digits, ask somebody for a word, and say it: dicetable round cut ${no} WORD`,
  seen: 'Players who share a table see the dice of whoever rolls first: with one seat a table nobody knows any die ahead.',
  isCut: ({ no, word }: No & { readonly word: string }) =>
    `The word of round ${no} is "${word}" for good. Its tables offer it in setup within 30 seconds.`,
  none: 'There are no rounds yet.',
  title: ({ no, rules, tables }: No & { readonly rules: string; readonly tables: number }) =>
    `Round ${no} · ${rules} · ${tables} tables`,
  pageTitle: 'Duplicate dice',
  uncut: 'It has no word yet: nobody can roll.',
  runs: 'is played',
  over: 'over',
  sealIs: ({ seal }: { readonly seal: string }) => `Seal, told before the word: ${seal}`,
  cutIs: ({ word }: { readonly word: string }) => `Public word: ${word}`,
  seedIs: ({ seed }: { readonly seed: string }) => `Seed, opened at the end: ${seed}`,
  parIs: ({ par }: { readonly par: string }) =>
    `Par: best play expects ${par} points of one game before any dice are known.`,
  masterIs: ({ total }: { readonly total: number }) =>
    `With these very dice best play, which knows no dice ahead, comes to ${total}.`,
  sealed: 'The seed is sealed: what was dealt is told when the last table has finished or given up.',
  proved: ({ seats, throws }: { readonly seats: number; readonly throws: number }) =>
    `Proved: the seal is that of the seed, and all ${throws} throws of ${seats} seats come out again from seed and word, the same for every table; journals of the tables that have come in agree with the hall’s log.`,
  'flaw-seal':
    'The seal is not that of this seed, round, rule set and tables: these are not the dice that were sealed.',
  'flaw-table': ({ table }: { readonly table: string }) =>
    `Table ${table} has rolled, and the seal does not name it.`,
  'flaw-order': ({ table, seat, n }: Place) =>
    `Table ${table}, seat ${seat}: throw ${n} does not follow on the one before it.`,
  'flaw-face': ({ table, seat, n, die }: Place & { readonly die: number }) =>
    `Table ${table}, seat ${seat}: die ${die} of throw ${n} is not what the seed gives.`,
  'flaw-journal': ({ table, seat, n }: Place) =>
    `Table ${table}, seat ${seat}: throw ${n} is another one in its journal than in the hall’s log.`,
  onDevice: 'Computed just now, on this device.',
  tablesTitle: 'Tables',
  ranking: 'Ranking',
  allDice: 'All dice',
  rank: 'place',
  player: 'player',
  players: 'players',
  table: 'table',
  state: 'state',
  turn: 'turn',
  asked: 'asked against the rules',
  total: 'total',
  percent: 'matchpoints',
  against: 'against the field',
  corrected: 'corrected by hand',
  rankedBy:
    'Matchpoints as in duplicate bridge: two for everybody whom one has beaten, one for a tie, in percent of the most there are. Against the field: points above the mean of all others.',
  diceText: 'Dice in brackets were held.',
  'state-waits': 'has not rolled yet',
  'state-plays': 'plays, or its journal has not come',
  'state-over': 'over',
  'state-left': 'given up',
  'why-stranger': 'is not named in this round',
  'why-uncut': 'asked before the word',
  'why-other': 'another seal, word or hall',
  'why-second-game': 'a second game',
  'why-other-holds': 'the same throw with other held dice',
  'why-order': 'throws out of order',
  badSeats: ({ min, max }: { readonly min: number; readonly max: number }) =>
    `--seats is ${min} to ${max} for this rule set`,
  badTables: 'name at least two tables: --tables "Bar 1,Bar 2"',
  noTable: ({ table }: { readonly table: string }) => `the hall has no table ${table}, or it is named twice`,
  badWord: 'say the word, 1 to 16 letters, digits, blanks: dicetable round cut 3 WORD',
  notCut: ({ no }: No) =>
    `round ${no} has its word already, is over, or was never opened: a word is never changed`,
  noRound: ({ no }: No) => `there is no round ${no}`,
  noNumber: 'say which round: its number, as dicetable round list shows it',
  noRecord: ({ where }: { readonly where: string }) => `there is no round in ${where}`,
  sealPicture: 'The seal as a picture: every cell is a digit',
  back: 'All tables',
} as const;
