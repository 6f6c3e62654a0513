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
  rehearsal: 'Rehearsal',
  here: 'Computed just now, on this device.',
  rightText: (dice: number, rolls: number) =>
    `All ${dice} dice of ${rolls} rolls come out again from the sealed seed.`,
  typedText: 'Its events are as they were written. About dice it proves nothing.',
  events: 'Events',
  eventsText: (count: number) => `all ${count} are as they were written`,
  seal: 'Seal',
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
    'The seed, and with it every roll, was fixed before the players cut, and nobody chose it afterwards: the seal was on every screen before the first roll. Compare it with a photo or your memory: its first eight digits stood on the table.',
  notText:
    'It does not prove that the program at the table is the published one: a changed program could have drawn seeds until it liked one, for players who do not cut.',
} as const;
