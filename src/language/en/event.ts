/** What happened, one sentence each, for the feed and the history; and why something of the game was not done, with its names. */
import { list, plural } from './grammar.ts';

const points = (count: number) => plural(count, { one: '1 point', other: `${count} points` });
const signed = (count: number) => (count > 0 ? `+${count}` : `${count}`);

/** A type, not an interface: it stands in the declarations of everything that gathers the records. */
type Player = {
  readonly player: string;
};

export const EVENT = {
  started: ({ names, rules }: { readonly names: readonly string[]; readonly rules: string }) =>
    `${list(names)} ${plural(names.length, { one: 'begins', other: 'begin' })} a game of ${rules}.`,
  rehearsal: 'It is a rehearsal.',
  lesson: 'It is a practice game with hints.',
  nameless: ({ number }: { readonly number: number }) => `Player ${number}`,
  cut: ({ text }: { readonly text: string }) => `The dice are cut: ${text}.`,
  guestCut: ({ text }: { readonly text: string }) => `A guest cuts the dice: ${text}.`,
  rolled: ({ player, faces }: Player & { readonly faces: string }) => `${player} rolls: ${faces}.`,
  holds: ({ player, die }: Player & { readonly die: number }) => `${player} holds die ${die}.`,
  frees: ({ player, die }: Player & { readonly die: number }) => `${player} frees die ${die}.`,
  picks: ({ player, die }: Player & { readonly die: number }) => `${player} picks die ${die}.`,
  putsBack: ({ player, die }: Player & { readonly die: number }) => `${player} puts back die ${die}.`,
  stopped: ({ player }: Player) => `${player} rolls no more.`,
  /** `more`: what comes with it, one clause after the other. */
  scored: (
    values: Player & {
      readonly points: number;
      readonly box: string;
      readonly more: readonly string[];
      readonly by: string;
    },
  ) => `${values.player} scores ${values.points} in ${values.box}${values.more.join('')}${values.by}.`,
  andBonus: ({ bonus }: { readonly bonus: number }) => `, and a bonus of ${bonus}`,
  andZero: ({ box }: { readonly box: string }) => `, and 0 in ${box}`,
  andSaved: ({ rolls }: { readonly rolls: number }) => `, and has ${rolls} rolls saved`,
  claimed: ({ player, points, box }: Player & { readonly points: number; readonly box: string }) =>
    `${player} adds ${points} to ${box}.`,
  setAside: (values: Player & { readonly points: number }) =>
    `${values.player} sets ${points(values.points)} aside.`,
  hotDice: 'Hot dice!',
  spared: (values: Player & { readonly points: number }) =>
    `${values.player} rolls nothing at first: ${points(values.points)}, and all dice may roll again.`,
  farkles: (values: Player & { readonly lost: number }) =>
    `${values.player} farkles and loses ${points(values.lost)}.`,
  zilches: (values: Player & { readonly lost: number }) =>
    `${values.player} zilches and loses ${points(values.lost)}.`,
  inARow: ({ busts, cost }: { readonly busts: string; readonly cost: number }) =>
    `${busts} in a row cost ${points(cost)}.`,
  banked: (values: Player & { readonly points: number }) =>
    `${values.player} banks ${points(values.points)}.`,
  skipped: ({ player, by }: Player & { readonly by: string }) => `${player} plays this turn later${by}.`,
  takenBack: ({ player }: Player) => `${player} takes the last score back and chooses again.`,
  undone: ({ what, by }: { readonly what: string; readonly by: string }) => `Taken back: ${what}${by}.`,
  reopened: ({ player, box, by }: Player & { readonly box: string; readonly by: string }) =>
    `${player}: ${box} is open again${by}.`,
  repaired: (values: Player & { readonly box: string; readonly points: number; readonly by: string }) =>
    `${values.player}: ${values.box} is set to ${values.points}${values.by}.`,
  adjusted: (values: Player & { readonly points: number; readonly by: string }) =>
    `${values.player}: Adjustment of ${signed(values.points)}${values.by}.`,
  droppedOut: ({ player, by }: Player & { readonly by: string }) => `${player} drops out${by}.`,
  renamed: ({ player, name, by }: Player & { readonly name: string; readonly by: string }) =>
    `${player} is called ${name} now${by}.`,
  teamed: ({ player, names }: Player & { readonly names: readonly string[] }) =>
    `Team ${player}: ${list(names)}.`,
  teamLeft: ({ player }: Player) => `${player} is no team any more.`,
  nobodyWins: 'The game ends, and nobody is left to win it.',
  finishes: ({ player, total }: Player & { readonly total: number }) =>
    `${player} finishes with ${points(total)}.`,
  wins: ({ player, total }: Player & { readonly total: number }) => `${player} wins with ${points(total)}.`,
  sharesWin: ({ names, total }: { readonly names: readonly string[]; readonly total: number }) =>
    `${list(names)} share the win with ${points(total)}.`,
  abandoned: 'The game is abandoned.',
  by: ({ by }: { readonly by: string }) => ` (${by})`,
  byWhy: ({ by, why }: { readonly by: string; readonly why: string }) => ` (${by}: ${why})`,
  of: ({ player, what }: Player & { readonly what: string }) => `${player}: ${what}`,
  boxPoints: ({ box, points }: { readonly box: string; readonly points: number }) => `${box} ${points}`,
  boxMore: ({ box, points }: { readonly box: string; readonly points: number }) => `${box} +${points}`,
  pointsBanked: (values: { readonly points: number }) => `${points(values.points)} banked`,
  dieHeld: ({ die }: { readonly die: number }) => `die ${die} held`,
  dieFreed: ({ die }: { readonly die: number }) => `die ${die} freed`,
  turnLater: 'turn played later',
  boxOpened: ({ box }: { readonly box: string }) => `${box} opened again`,
  boxSet: ({ box, points }: { readonly box: string; readonly points: number }) => `${box} set to ${points}`,
  adjustment: (values: { readonly points: number }) => `Adjustment of ${signed(values.points)}`,
  isOut: 'dropped out',
  called: ({ name }: { readonly name: string }) => `called ${name}`,
  column: ({ box, times }: { readonly box: string; readonly times: number }) => `${box} × ${times}`,
  noSet: ({ rules, known }: { readonly rules: string; readonly known: string }) =>
    `There is no rule set "${rules}". There are: ${known}.`,
  forPlayers: (values: {
    readonly rules: string;
    readonly min: number;
    readonly max: number;
    readonly players: number;
  }) => `${values.rules} is for ${values.min} to ${values.max} players, not ${values.players}.`,
  notAName: ({
    number,
    name,
    length,
  }: {
    readonly number: number;
    readonly name: string;
    readonly length: number;
  }) =>
    `Player ${number} cannot be called "${name}". A name has 1 to ${length} characters, no outer blanks, and belongs to one player.`,
  notBegin: ({ number, players }: { readonly number: number; readonly players: number }) =>
    `Player ${number} cannot begin: there are ${players} players.`,
  onlyHouse: 'Somebody has to play beside the house.',
  badSeal: 'Seed and seal must be 64 hexadecimal digits each.',
  bankNow: 'No rolls left. Bank the points.',
  firstBank: (values: { readonly points: number }) =>
    `The first points banked must be ${values.points} or more: roll on.`,
  eachBank: (values: { readonly points: number }) => `A bank must bring ${values.points} or more: roll on.`,
  deadDie: ({ die }: { readonly die: number }) => `The ${die} scores nothing. Put it back.`,
  deadDice: ({ dice }: { readonly dice: string }) => `These score nothing: ${dice}. Put them back.`,
  noBoxes: 'Farkle has no boxes: take the bank back, or adjust the total.',
  fiveUpper: ({ face, box }: { readonly face: number; readonly box: string }) =>
    `Five ${face}s must go to ${box} while that box is open.`,
  fiveLower: ({ face }: { readonly face: number }) =>
    `Five ${face}s must go to an open box of the lower part: choose one there.`,
  opensWith: ({ box }: { readonly box: string }) =>
    `This box opens with a ${box} of 50 points. Choose another one.`,
  noYahtzee: ({ box }: { readonly box: string }) => `This is not a ${box}. Choose another box.`,
  zeroed: ({ box }: { readonly box: string }) =>
    `You have already zeroed your ${box} score. Choose another box.`,
  claimedAlready: ({ box }: { readonly box: string }) =>
    `The ${box} box was claimed in this turn already. Choose another box.`,
  cannotHold: ({ box, points }: { readonly box: string; readonly points: number }) =>
    `${box} cannot hold ${points}.`,
} as const;
