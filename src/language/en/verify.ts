/** Every text of the page that checks dice. */
import { CHECK } from './check.ts';

export const VERIFY = {
  check: CHECK,
  pageTitle: 'Dice check · Dicetable',
  title: (game: number | string) => `Dice of game ${game}`,
  waiting: 'The dice are computed again…',
  noAnswer: 'The table does not answer with a game. Load this page again when you are in its network.',
  back: 'To the table',
  right: 'Every die is right',
  wrong: 'Something is wrong',
  typed: 'A rehearsal: its dice were typed',
  dealt: 'The dice came from a hall',
  rehearsal: 'Rehearsal',
  here: 'Computed just now, on this device.',
  rightText: (dice: number, rolls: number) =>
    `All ${dice} dice of ${rolls} rolls come out again from the sealed seed.`,
  pointsText:
    'The table has played it again: points, turns and winners follow from these dice and the choices by the rules. Whoever does not believe the table asks with dicetable verify.',
  pointsUnknown: (rules: string) =>
    `Points were not checked: only the cabinet file has the rules "${rules}". Without them nobody can tell whether this game was played.`,
  corrected: (who: string) =>
    `Changed by hand, so that points and totals do not follow from dice alone: ${who}.`,
  correctedBy: (by: string, seqs: string) => `${by} (event ${seqs})`,
  typedText: 'Its events are as they were written. About dice it proves nothing.',
  dealtText: (round: string) =>
    `Its events are as they were written. Its dice are those of round ${round} of a hall, the same at all tables: the page /round/${round} of that hall proves them once all have played.`,
  events: 'Events',
  eventsText: (count: number) => `all ${count} are as they were written`,
  seal: 'Seal',
  sealPicture: 'The seal as a picture: every cell is a digit',
  sawThis: (time: string) => `This device was shown this very seal, ${time}.`,
  sawOther: (time: string) =>
    `This device was shown another seal for a game of this number, ${time}. Either the table has begun a new journal since, or this is not the game that was played:`,
  link: 'Newest link',
  linkText: 'to be noted: event and hash, which cover all events before',
  sawLink: (seq: number) =>
    `This device saw event ${seq} as the newest of the journal; this record has it in its place, and so nothing before it was changed since.`,
  lostLink: (seq: number) =>
    `This device saw event ${seq} as the newest of the journal, and this record has not that one in its place: somebody wrote the journal anew, or set it back.`,
  guestCuts: (words: string) => `typed by guests: ${words}`,
  sealText: 'SHA-256 of seed, rule set and players',
  seed: 'Seed',
  cut: 'Cut by the players',
  noCut: 'none',
  event: (seq: number) => `Event ${seq}`,
  rolls: 'Every roll',
  rollsText:
    'The seed is the key, the text is signed with it (HMAC-SHA256); each byte below 252 gives a die: its rest by 6, plus 1. Dice in brackets were not rolled.',
  roll: 'Roll',
  player: 'Player',
  text: 'Text',
  dice: 'Dice',
  proves: 'What this proves',
  provesText:
    'The seed, and with it every roll, was fixed before the players cut, and nobody chose it afterwards, if this is the seal that you saw before the first roll: compare all 64 digits, or the picture, with what you noted. This page compares with what this device was shown. Eight digits are only a handle: somebody with a computer finds a second seed for them.',
  notText:
    'It does not prove that the program at the table is the published one: a changed program could have drawn seeds until it liked one, for players who do not cut. Nor that this game was played at all: who can write to the journal can make up a whole one, with a seed of its own; the seal that you saw gives it away. And who can read the data folder while you play knows the rolls to come: let a guest cut last.',
} as const;
