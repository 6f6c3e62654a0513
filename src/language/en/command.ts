/** The command line: help, what commands print, and why they do not. */
import { number, plural } from './grammar.ts';

export const COMMAND = {
  program:
    'Controller of an arcade-style dice table: buttons and a lever in, LED dice and a live score card out.',
  usage: '[command] [options]',
  version: 'print the version',
  help: 'print this help; after a command only its own',
  helpToo: '(dicetable --help explains every command and option)',
  optionsOf: ({ commands }: { readonly commands: string }) => `Options of ${commands}:`,
  usageTitle: 'Usage:',
  argumentsTitle: 'Arguments:',
  optionsTitle: 'Options:',
  commandsTitle: 'Commands:',
  configuration: 'Configuration (each option overrides its key of the cabinet file):',
  configFile: 'Cabinet file to read; else cabinet.yaml here, else the one in your config folder.',
  range: ({ min, max }: { readonly min: number; readonly max: number }) => `${min} to ${max}`,
  byCommas: 'separated by commas',
  default: ({ value }: { readonly value: string }) => `default ${value}`,
  deed: 'deed',
  file: 'file',
  game: 'game',
  id: 'id',
  noted: 'noted',
  options: 'options',
  kind: 'kind',
  number: 'number',
  list: 'list',
  text: 'text',
  examples: `A switch has a twin that turns it off (--no-calm). In a checkout, type npx --no-install before dicetable.

Examples:
  dicetable                                    play on the emulated Uno
  dicetable --players Eric,Julie               offer a game for two, by name
  dicetable --language de                      play in German
  dicetable --board serial                     play on the board that is plugged in
  dicetable --board serial --port /dev/ttyUSB0 the same, and say where it is
  dicetable rules scotzee                      print the house rules of a set
  dicetable score < rolls.jsonl                say what dice are worth, a line each
  dicetable farkle --players 1 --seed 333      play Farkle on the terminal
  dicetable simulate --rules yatzy --games 500 play without a table
  dicetable verify 12                          compute the dice of a finished game again
  dicetable config --http-port 9000            show what would be in force
  dicetable config --schema > cabinet.schema.json
  dicetable restore backup.db                  go on from a backup
Exit codes: 0 done, 1 a fault that you can mend (the message says how), 2 a wrong command line, 70 a bug.`,
  error: ({ why }: { readonly why: string }) => `error: ${why}`,
  unknownOption: ({ option }: { readonly option: string }) => `unknown option '${option}'`,
  unknownCommand: ({ command }: { readonly command: string }) => `unknown command '${command}'`,
  meant: ({ name }: { readonly name: string }) => `(Did you mean ${name}?)`,
  belongs: ({ commands }: { readonly commands: string }) => `(It is an option of ${commands}.)`,
  missingArgument: ({ argument }: { readonly argument: string }) => `missing required argument '${argument}'`,
  missingValue: ({ option }: { readonly option: string }) => `option '${option}' argument missing`,
  wrongValue: (values: { readonly what: string; readonly value: string; readonly why: string }) =>
    `${values.what} argument '${values.value}' is invalid. ${values.why}`,
  choices: ({ choices }: { readonly choices: string }) => `Allowed choices are ${choices}.`,
  option: ({ option }: { readonly option: string }) => `option '${option}'`,
  argument: ({ argument }: { readonly argument: string }) => `command-argument value '${argument}'`,
  tooMany: ({ command }: { readonly command: string }) => `too many arguments for '${command}'`,
  runSummary: 'play: board, journal and page, until Ctrl-C (this is the default)',
  runHelp:
    'Plays until Ctrl-C: connects the board, continues the game of the journal, serves the page, and prints its address.',
  rehearse:
    'Rehearse until the table ends: the dice come from this file, one roll a line, the digits of the dice rolled. Marked everywhere, never in the hall of fame.',
  plays: ({ address, board }: { readonly address: string; readonly board: string }) =>
    `Dicetable plays on ${address} (${board}). Ctrl-C ends it.`,
  cabinet: ({ address, key }: { readonly address: string; readonly key: string }) =>
    `Play it on ${address}/cabinet?key=${key}`,
  operatorPinFile: ({ address }: { readonly address: string }) =>
    `Operator: ${address}/operator, its PIN is in the file operator-pin of the data folder`,
  operator: ({ address, key, pin }: { readonly [of in 'address' | 'key' | 'pin']: string }) =>
    `Operator: ${address}/operator?key=${key}, PIN ${pin}`,
  cutOff: ({ seconds }: { readonly seconds: number }) =>
    `The table did not end within ${seconds} seconds and was cut off.`,
  bug: 'This is a bug in Dicetable:',
  bugInLog: ({ file }: { readonly file: string }) => `This is a bug in Dicetable; ${file} has the details.`,
  rulesSummary: 'list the rule sets, or print the house rules of one',
  rulesHelp:
    'Lists the rule sets that can be played, or prints the house rules of one of them in words, made from the same data that the game is played by.',
  rulesId: 'Rule set whose house rules are printed; else all sets are listed.',
  ownSets: 'Cabinet file whose own rule sets are known too.',
  scoreSummary: 'say what dice are worth: JSON lines in, JSON lines out',
  scoreHelp:
    'Reads one JSON object a line and answers each with one line: what a box, all boxes, a card or a roll of Farkle is worth. A line that makes no sense gets an error with its number; the rest goes on.',
  example: 'Example:',
  farkleSummary: 'play Farkle on the terminal; the same seed gives the same game',
  farkleHelp:
    'Plays the Farkle program of the classic assignment on the terminal, for 1 to 4 players: the same seed gives the same dice. One player plays one turn.',
  farklePlayers: 'Number of players, 1 to 4; else it is asked.',
  farkleSeed: 'Seed of the dice: decimal, 0x hexadecimal or 0 octal; else it is asked.',
  mustBePlayers: 'It must be 1 to 4.',
  mustBeSeed: 'It must be a whole number: decimal, 0x hexadecimal or 0 octal.',
  simulateSummary: 'play many games without a table, and say what they are worth',
  simulateHelp:
    'Plays whole games alone through the same rules as the table and prints mean, deviation, percentiles and how often the upper bonus was earned. The same seed gives the same games. Greedy takes the choice with the most expected points of its turn; in Farkle it keeps all scoring dice and banks at 300.',
  simulateRules: 'Rule set to play by; dicetable rules lists them.',
  simulateGames: 'How many games.',
  simulateSeed: 'Any text.',
  simulatePlayer: 'Who plays.',
  mustBeGames: 'It must be a whole number from 1 to 10000000.',
  simulated: (values: {
    readonly games: number;
    readonly rules: string;
    readonly player: string;
    readonly seed: string;
  }) =>
    `${plural(values.games, { one: '1 game', other: `${values.games} games` })} of ${values.rules}, player ${values.player}, seed ${values.seed}`,
  mean: 'mean',
  deviation: 'deviation',
  percentile: ({ percent }: { readonly percent: number }) => `percentile ${percent}`,
  pointsATurn: 'points a turn',
  upperBonus: 'upper bonus',
  points: 'points',
  farkles: 'farkles',
  seconds: 'seconds',
  filledWithZero: 'filled with 0',
  cards: 'cards that differ',
  underBestPlay: ({ rules }: { readonly rules: string }) => `${rules} under best play`,
  turnUnderBestPlay: ({ rules }: { readonly rules: string }) => `One turn of ${rules} under best play`,
  noSolver: ({ rules, why }: { readonly rules: string; readonly why: string }) =>
    `${rules} has no exact solver: ${why}. Instead, dicetable simulate --rules ${rules} --player greedy plays it by the most points of each turn.`,
  playedGreedily: ({
    rules,
    player,
    why,
  }: {
    readonly rules: string;
    readonly player: string;
    readonly why: string;
  }) => `${rules} has no exact solver: ${why}. ${player} takes the most points of each turn instead.`,
  turns: 'turns',
  adviseFarkle: `Of Farkle, "turn" are the points set aside before this roll; with the "totals" of two players and whose turn it is
("player", 0 or 1) values are chances to win:`,
  adviseSummary: 'say what every choice is worth under best play: JSON lines in, JSON lines out',
  adviseHelp:
    'Reads one position a line and answers each with one line: the points that are still to be expected when every later choice is the best one, and every choice with its value, best first. The table of a rule set takes a second or two the first time and is kept in the data folder.',
  strategySummary: 'say what best play of a rule set is worth, and how such games end',
  strategyHelp:
    'Works out the best play of a rule set exactly and prints the expected total, its standard deviation and percentiles, how often the upper bonus is earned, and of every box the mean and how often it is filled with 0; of Farkle the same of one turn. The table is kept in the data folder.',
  strategyRules: 'Rule set; dicetable rules lists them.',
  strategyJson: 'Print one JSON object.',
  verifySummary: 'compute every roll of a finished game again',
  verifyHelp:
    'Checks a finished game: that no event of it was changed or is missing, that its seal is that of its seed, that the cut came before the first roll, that every die comes out again, and that points, turns and winners follow from dice and choices by the rules. Reads the journal, or asks the running table that has it open. Ends with 0 when all of it is proved, with 1 when something is wrong, and with 3 when nothing is wrong but dice or points cannot be proved.',
  verifyGame:
    'Number of the game, as its history shows it; or a round of duplicate dice: its address at a hall, or a file of it.',
  verifyLink:
    'Compares with a link of the journal that was noted while the game was played: the number of an event and its hash, as pages show them.',
  mustBeLink: 'It must be the number of an event, a colon, and 16 to 64 digits of its hash.',
  linkNoted: ({ seq }: { readonly seq: number }) =>
    `Link     event ${seq} is the one that you noted, and nothing before it was changed since`,
  linkOther: ({ seq }: { readonly seq: number }) =>
    `Link     event ${seq} is NOT the one that you noted: somebody wrote the journal anew, or set it back`,
  verifySeal:
    'The seal that you noted before the first roll: its digits, or its picture; it must be that of the game.',
  mustBeSeal: 'It must be the 64 digits of a seal, the first of them (8 at least), or its picture.',
  sealNoted: 'Noted    this is the seal that was noted',
  sealHandle: ({ digits }: { readonly digits: number }) =>
    `Noted    the seal begins with the ${digits} digits that were noted; only all 64, or the picture, prove that it is the same`,
  sealOther: 'Wrong: another seal was noted. This is not the game that was sealed before the first roll.',
  mustBeGame:
    'It must be the number of a game, as its history shows it (1, 2, …), or the address or the file of a round.',
  heldBy: ({ holder, url }: { readonly holder: string; readonly url: string }) =>
    `it is in use by ${holder}, and no table answers at ${url}; give the --http-port of that table`,
  tableSays: ({ url, words }: { readonly url: string; readonly words: string }) => `${url} says: ${words}`,
  noGame: ({ game }: { readonly game: number }) => `there is no game ${game} in this journal`,
  stillPlayed: ({ game }: { readonly game: number }) =>
    `game ${game} is still played, and its dice stay sealed until it is over`,
  verified: ({
    game,
    rules,
    names,
  }: {
    readonly game: number;
    readonly rules: string;
    readonly names: string;
  }) => `Game ${game}: ${rules}, ${names}`,
  rehearsed: ({ title }: { readonly title: string }) => `${title} (rehearsal)`,
  wrongAt: ({ seq, why }: { readonly seq: number; readonly why: string }) => `Wrong at event ${seq}: ${why}`,
  eventsRight: ({ events }: { readonly events: number }) =>
    `Events   all ${events} are as they were written, in their order`,
  sealIs: ({ seal }: { readonly seal: string }) => `Seal     ${seal}`,
  sealOf: ({ seed }: { readonly seed: string }) =>
    `         is the SHA-256 of seed, rule set and players; seed ${seed}`,
  diceTyped: 'Dice     were typed: a rehearsal proves nothing about dice',
  noCut: 'Cut      none',
  cut: ({ cut }: { readonly cut: string }) => `Cut      "${cut}", made before the first roll`,
  diceRight: ({ dice, rolls }: { readonly dice: number; readonly rolls: number }) =>
    `Dice     all ${dice} of ${rolls} rolls come out again from seed and cut`,
  pointsRight: ({ totals }: { readonly totals: string }) =>
    `Points   follow from these dice and the choices by the rules: ${totals}`,
  pointsFollow: 'Points   follow from these dice and the choices by the rules',
  pointsUnknown: ({ rules }: { readonly rules: string }) =>
    `Points   were not checked: no rule set here is called "${rules}"`,
  correctedBy: (values: { readonly by: string; readonly times: number; readonly seqs: string }) =>
    `By hand  ${values.by} changed something ${values.times} ${plural(values.times, { one: 'time', other: 'times' })} (${plural(values.times, { one: 'event', other: 'events' })} ${values.seqs})`,
  corrected: '         so points and totals follow from dice, choices and these changes, not from dice alone',
  unprovedRules:
    'Not proved: without its rules nobody can tell whether this game was played. Give the cabinet file that has them.',
  unprovedDice: 'Not proved: whoever types dice can make up any game.',
  unprovedRound: ({ round }: { readonly round: string }) =>
    `Not proved here: a hall has dealt its dice. The round proves them: dicetable verify http://HALL:8091/round/${round}`,
  configSummary: 'print the configuration in force, and where each value came from',
  configHelp:
    'Prints the configuration in force as a cabinet file, with the origin of every value: the default, a line of the cabinet file, or an option. Checks everything on the way.',
  schema: 'print the JSON Schema of the cabinet file for editors instead',
  inForce: ({ source }: { readonly source: string }) => `# The configuration in force. ${source}`,
  noFile: 'There is no cabinet file.',
  fileIs: ({ file }: { readonly file: string }) => `Cabinet file: ${file}`,
  byDefault: 'default',
  backupSummary: 'copy the journal while no table runs',
  backupHelp:
    'Copies the journal, with every game and the hall of fame. A running table makes one a day by itself, and its operator page makes more.',
  backupFile: 'where to; else a new file in the folder of the backups',
  copied: ({ file, held }: { readonly file: string; readonly held: string }) =>
    `The journal was copied to ${file}: ${held}.`,
  held: ({ games, events }: { readonly games: number; readonly events: number }) =>
    `${number(games)} ${plural(games, { one: 'game', other: 'games' })}, ${number(events)} ${plural(events, { one: 'event', other: 'events' })}`,
  restoreSummary: 'put a backup in the place of the journal',
  restoreHelp:
    'Checks the backup event by event and puts it in the place of the journal. The journal that was there is kept beside it.',
  restoreFile: 'the backup',
  restored: ({ folder, held }: { readonly folder: string; readonly held: string }) =>
    `The journal in ${folder} has ${held} now.`,
  flashSummary: 'put the firmware on the board',
  flashHelp:
    'Writes the firmware of this version to an Arduino Uno or Nano (ATmega328P) over its bootloader, reads it back, starts it, and waits until it answers. The table must not run meanwhile. Ctrl-C and a pulled cable do no harm: it can be flashed again.',
  flashPort: 'the serial port of the board; else the only board that is plugged in, or a question',
  flashFirmata: 'write node-pixel’s Firmata instead, for --board firmata',
  flashJson: 'print JSON, a line for each step, then what came of it',
  flashPorts: 'Which board?',
  flashFind: 'looking for its bootloader',
  flashWrite: 'writing',
  flashRead: 'reading back',
  flashStart: 'starting',
  flashOn: ({ port, maker }: { readonly port: string; readonly maker: string }) =>
    `Flashing the board at ${port}${maker === '' ? '' : ` (${maker})`}`,
  flashed: (values: {
    readonly bytes: string;
    readonly bootloader: string;
    readonly seconds: string;
    readonly old: string;
  }) =>
    `${values.bytes} bytes written and read back in ${values.seconds} s over ${values.bootloader}.${values.old}`,
  flashOptiboot: ({ version }: { readonly version: string }) => `Optiboot ${version}`,
  flashOld: ({ version }: { readonly version: string }) => `the old bootloader (${version})`,
  flashOldToo: ' Behind that one the board has no watchdog: if its program hangs, this computer resets it.',
  replaced: ({ file }: { readonly file: string }) => `The one before is kept as ${file}`,
} as const;
