/** The message line of the pages: whose turn it is, and what can be done. */
import { list, money, plural } from './grammar.ts';

const points = (count: number) => plural(count, { one: '1 point', other: `${count} points` });

/** A type, not an interface: it stands in the declarations of everything that gathers the records. */
type Player = {
  readonly player: string;
};

/** `price`: of one credit, in hundredths of the currency. */
type CreditFacts = {
  readonly credits: string;
  readonly price: number;
  readonly currency: string;
};

export const TABLE = {
  rehearsal: 'Rehearsal, with typed dice.',
  whichLesson: ({ game }: { readonly game: string }) =>
    `New here? Select leads through a first game of ${game}, which never counts.`,
  lessonBegin:
    'Pull the lever: five dice roll. You have three rolls a turn to bring them into one box of the card.',
  lessonNext:
    'It stands on the card. Each box is filled once, and one that does not fit gets 0. Pull the lever for the next turn.',
  lessonOver:
    'That is all it takes. Play on, or hold previous and next together until the menu opens: QUIT ends this practice.',
  lessonPaid: 'That is all it takes. Pull the lever to set up a game of your own.',
  lessonHold: ({ buttons }: { readonly buttons: readonly string[] }) =>
    `Press hold ${list(buttons)}: these dice stay, and the others roll again.`,
  lessonFree: ({ buttons }: { readonly buttons: readonly string[] }) =>
    `Press hold ${list(buttons)} again: these dice are better rolled once more.`,
  lessonRoll: 'Good. Pull the lever: only the dice that are not held roll.',
  lessonScore: ({ box, points: count }: { readonly box: string; readonly points: number }) =>
    `No rolls are left: fill a box. Select shows the best one, ${box} for ${points(count)}; previous and next show others.`,
  lessonStop: ({ box, points: count }: { readonly box: string; readonly points: number }) =>
    `${box} is there already, for ${points(count)}: select shows it. Or hold dice and roll on.`,
  lessonShown: 'Select writes it, previous and next show other boxes.',
  setUp: 'Pull the lever to set up a game.',
  learnOffer: 'New here? Lever, then previous: LEARN.',
  /** `credits`: `2`, `1/2`, `2 1/2`. */
  credit: ({ credits, price, currency }: CreditFacts) =>
    `Credits: ${credits}. One costs ${money(price, currency)}.`,
  costs: ({ cost, credits }: { readonly cost: number; readonly credits: string }) =>
    `This game costs ${cost} ${cost === 1 ? 'credit' : 'credits'}; there ${credits === '1' ? 'is' : 'are'} ${credits}.`,
  coin: ({ credits }: { readonly credits: string }) => `Thank you. Credits: ${credits}.`,
  slam: 'Somebody has hit or lifted the table. The game goes on.',
  doorOpen: 'The coin door was opened. The game goes on.',
  coinJam: ({ channel }: { readonly channel: number }) =>
    `A coin is stuck in channel ${channel}: it counts nothing until it is free.`,
  called: ({ names, league }: { readonly names: readonly string[]; readonly league: string }) =>
    `${list(names)}, your match of ${league} is played here.`,
  goOn: ({ names }: { readonly names: readonly string[] }) =>
    `The game of ${list(names)} can go on: pull the lever. Press select for a new game.`,
  whichGame: ({ game }: { readonly game: string }) =>
    `${game}? Previous and next show other games, select takes this one.`,
  whichLanguage: ({ language }: { readonly language: string }) =>
    `${language}? Select makes it the language of this table. Previous and next show the games.`,
  coachOff: 'No coach?',
  whichRound: (values: { readonly id: string; readonly game: string; readonly players: number }) =>
    `Duplicate dice, round ${values.id}: ${values.game} for ${values.players}?`,
  ofRound: ({ game, id }: { readonly game: string; readonly id: string }) => `${game}, round ${id}`,
  dealtSo: ({ dice }: { readonly dice: string }) =>
    `The hall has dealt this roll: hold the same dice as then (${dice}).`,
  coachAfter: 'A coach who tells what each choice has cost?',
  coachLive: 'A coach who shows the best choice, too?',
  languageUnkept:
    'The table speaks it now, but the cabinet file could not be written: once it is started again, it speaks the language of before.',
  whoPlays: ({ names, game }: { readonly names: readonly string[]; readonly game: string }) =>
    `${list(names)} ${plural(names.length, { one: 'plays', other: 'play' })} ${game}.`,
  offeredName: ({ number, name }: { readonly number: number; readonly name: string }) =>
    `Player ${number} is ${name}: select takes the name, previous and next begin another one.`,
  endOfName: ({ number, name }: { readonly number: number; readonly name: string }) =>
    `Player ${number} is ${name}: select takes the name.`,
  /** Where the last letter of a name is taken. */
  nameEnd: 'END',
  /** Where the table keeps a name with a code; as the display has it. */
  nameKeep: 'KEEP',
  /** No button does anything then. */
  outOfOrder: 'The table waits for its board. No game is lost.',
  /** To those who can do nothing about it. */
  guestsFault: ({ fault }: { readonly fault: string }) => `${fault}. Please tell who runs this table.`,
  firstBlank: ({ number }: { readonly number: number }) =>
    `Player ${number}: a blank. Select takes it, hold 1 deletes.`,
  blank: ({ number, text }: { readonly number: number; readonly text: string }) =>
    `Player ${number}: ${text} and a blank. Select takes it, hold 1 deletes.`,
  letter: ({ number, text }: { readonly number: number; readonly text: string }) =>
    `Player ${number}: ${text}. Select takes the letter, hold 1 deletes, 2 to 6 lead to A, F, K, P, U.`,
  /** After a letter was taken, which is offered once more. */
  letterAgain: (values: { readonly number: number; readonly text: string; readonly letter: string }) =>
    `Player ${values.number}: ${values.text}. Previous leads to END, select takes ${values.letter} once more, 2 to 6 lead to A, F, K, P, U.`,
  badLine: ({ line, digits }: { readonly line: number; readonly digits: string }) =>
    `Line ${line} is ${digits}: a roll is 1 to 6 digits from 1 to 6.`,
  wrongCount: (values: { readonly line: number; readonly digits: string; readonly count: number }) =>
    `Line ${values.line} is ${values.digits}, but ${plural(values.count, { one: '1 die is', other: `${values.count} dice are` })} rolled now.`,
  noDice: 'There are no dice in that text.',
  typeFirst: 'Type the dice first.',
  housePlays: ({ player }: Player) => `${player} plays for the house. Any button makes it quicker.`,
  ofHouse: ({ rules }: { readonly rules: string }) => `${rules}: the house`,
  houseOffered: ({ number, name }: { readonly number: number; readonly name: string }) =>
    `Player ${number} is ${name}, of the house: select takes it, previous and next show others.`,
  codeAsked: ({
    number,
    name,
    missing,
  }: {
    readonly number: number;
    readonly name: string;
    readonly missing: number;
  }) =>
    missing === 0
      ? `Player ${number}: select takes the code, hold 1 deletes a digit.`
      : `Player ${number}, ${name} is somebody’s name: enter the code, ${missing} ${plural(missing, { one: 'digit', other: 'digits' })} to go. Select at once: play without it.`,
  keepName: ({ number, name }: { readonly number: number; readonly name: string }) =>
    `Player ${number}, ${name}: select, and the table knows you next time, by four digits of your own.`,
  codeChosen: ({
    number,
    name,
    missing,
  }: {
    readonly number: number;
    readonly name: string;
    readonly missing: number;
  }) =>
    `Player ${number}: four digits by which the table knows ${name} next time, ${missing} to go. Select at once: play without.`,
  codeWrong: 'That is not the code.',
  codeWait: 'Too many wrong codes: wait ten minutes or longer, or take the seat with your phone.',
  holdOn: 'Keep select down to take the score back.',
  rolls: ({ player }: Player) => `${player} rolls.`,
  rollsLeft: ({ player, rolls }: Player & { readonly rolls: number }) =>
    `${player} has ${plural(rolls, { one: '1 roll', other: `${rolls} rolls` })} left.`,
  rollsLeftSaved: (values: Player & { readonly rolls: number; readonly saved: number }) =>
    `${values.player} has ${plural(values.rolls, { one: '1 roll', other: `${values.rolls} rolls` })} left, ${values.saved === values.rolls ? 'all' : values.saved} saved.`,
  anyRolls: ({ player }: Player) => `${player} has any number of rolls left.`,
  claimed: ({ player }: Player) => `${player} has claimed the bonus.`,
  choosesAgain: ({ player }: Player) => `${player} chooses again.`,
  rollsNoMore: ({ player }: Player) => `${player} rolls no more.`,
  noRolls: ({ player }: Player) => `${player} has no rolls left.`,
  takesMore: ({ box, points }: { readonly box: string; readonly points: number }) =>
    `${box} takes ${points} points more. Press select to claim them.`,
  scratchAgain: ({ box, seconds }: { readonly box: string; readonly seconds: number }) =>
    `Press select again within ${seconds} seconds to scratch ${box}.`,
  andBonus: ({ bonus }: { readonly bonus: number }) => `It earns a bonus of ${bonus}, too.`,
  hasTotal: ({ player, total }: Player & { readonly total: number }) => `${player} has ${points(total)}.`,
  boxOpen: ({ player, box }: Player & { readonly box: string }) => `${player}: ${box} is open.`,
  boxHas: (values: Player & { readonly box: string; readonly points: number }) =>
    `${values.player}: ${points(values.points)} in ${values.box}.`,
  asks: ({ player, what }: Player & { readonly what: string }) => `${player}: ${what}`,
  banksAgain: ({ player }: Player) => `${player} banks again`,
  inTurn: (values: Player & { readonly points: number }) =>
    `${values.player}: ${points(values.points)} in this turn.`,
  spared: (values: Player & { readonly points: number }) =>
    `${values.player}: nothing scores, and that is worth ${points(values.points)}.`,
  rollOrBank: 'Roll all dice again, or bank.',
  bank: 'Press select to bank.',
  hotDice: 'HOT DICE!',
  lost: ({ player, farkle, lost }: Player & { readonly farkle: string; readonly lost: number }) =>
    `${player}: ${farkle} ${points(lost)} lost.`,
  penalty: ({ busts, cost }: { readonly busts: string; readonly cost: number }) =>
    `The penalty for ${busts.toLowerCase()} in a row is ${points(cost)}.`,
  farkleCosts: (values: Player & { readonly cost: number; readonly total: number }) =>
    `A farkle costs ${values.player} ${values.cost} points. ${values.player} has ${values.total} now.`,
  farklesCost: (
    values: Player & { readonly farkles: number; readonly cost: number; readonly total: number },
  ) =>
    `${values.farkles} farkles in a row cost ${values.player} ${values.cost} points. ${values.player} has ${values.total} now.`,
  corrected: 'The game was corrected.',
  allOut: 'Everybody has dropped out.',
  askName: ({ player }: Player) => `Previous and next begin a name for ${player}, select goes on without.`,
  stopped: ({ fault }: { readonly fault: string }) => `The table has stopped. ${fault}`,
  resume: 'Press select to go on with the game.',
  takeBack: 'Press select to take the last score back and choose again.',
  skip: 'Press select to play this turn later.',
  quit: 'Press select to leave the game. The lever goes on with it for a while.',
  pagesAt: ({ address }: { readonly address: string }) => `The pages are at ${address}. Select goes on.`,
  noAddress: 'no address',
  pinShown:
    "The table's own display shows the PIN of the operator's page, no page does; the file operator-pin of the data folder has it, too. Select goes on.",
  pinOld: 'The new PIN could not be kept: the display shows the old one. Select goes on.',
  pinNotForGuests: 'Guests of an open cabinet make no new PIN: the old one counts. Select goes on.',
  inService: 'Service is open: display and dice show it. A game waits as it is.',
  testButtons: 'Button test: press a button. Select, held for 5 seconds, makes a new PIN.',
  tested: ({ button, presses }: { readonly button: string; readonly presses: number }) =>
    `Button test: ${button}, pressed ${presses === 1 ? 'once' : `${presses} times`}.`,
  bounced: (values: { readonly button: string; readonly presses: number; readonly bounces: number }) =>
    `Button test: ${values.button}, pressed ${values.presses === 1 ? 'once' : `${values.presses} times`}, ${values.bounces} of them too soon after another: its contact bounces.`,
  cut: ({ cut }: { readonly cut: string }) => `The dice are cut: ${cut}.`,
  guestCut: ({ text }: { readonly text: string }) => `A guest cuts the dice: ${text}.`,
  moreCuts: ({ left }: { readonly left: number }) =>
    `${plural(left, { one: 'One more press', other: `${left} more presses` })} may follow.`,
  banked: (values: Player & { readonly points: number; readonly total: number }) =>
    `${values.player} banks ${values.points} points and has ${values.total} now.`,
  stuck: ({ button }: { readonly button: string }) =>
    `${button} is stuck: free it. All other buttons work on.`,
  chatters: ({ button }: { readonly button: string }) =>
    `${button} chatters: leave it alone for two seconds. All other buttons work on.`,
} as const;
