/** What phones load once the first score stands: what players need, the last turn, rules as pictures, sharing. */
import { list, number, plural } from './grammar.ts';

const points = (count: number) => plural(count, { one: '1 point', other: `${number(count)} points` });

export const PHONE = {
  points,
  needs: {
    title: 'What players need',
    swipe: 'Cards of the players, side by side: swipe, arrow keys, or the names above',
    alone: (total: number) => `${points(total)} so far`,
    likely: (expected: number, low: number, high: number) =>
      `Likely about ${number(expected)} in the end (${number(low)} to ${number(high)})`,
    /** Nine of ten games end with just that. */
    likelyOne: (total: number) => `Likely ${number(total)} in the end`,
    most: (total: number) => `At most ${number(total)} in the end`,
    one: (boxes: readonly string[]) => `One box alone can bring that: ${list(boxes)}`,
    together: (most: number) => `No box alone brings that; all open boxes bring ${number(most)} at most`,
    levelAtMost: (most: number) => `Can only draw level: the open boxes bring ${number(most)} at most`,
    beaten: (most: number) => `Cannot be reached: the open boxes bring ${number(most)} at most`,
    /** Behind what open boxes bring at most. */
    again: (points: number) => ` (${number(points)} of it for five alike again)`,
    toTarget: (left: number) => `${number(left)} to the target`,
    upperWon: (bonus: number) => `Upper bonus of ${number(bonus)}: won`,
    upperOpen: (more: number, boxes: readonly string[], bonus: number) =>
      `Upper bonus of ${number(bonus)}: ${number(more)} more from ${list(boxes)}`,
    upperLost: (bonus: number) => `Upper bonus of ${number(bonus)}: out of reach`,
    /** Of the upper section. */
    meter: (sum: number, threshold: number) => `${number(sum)} of ${number(threshold)}`,
    upTo: (most: number) => `≤ ${number(most)}`,
    open: (most: number) => `open, ${number(most)} at most`,
    column: (times: number) => `column × ${times}`,
  },
  turn: {
    scored: (name: string, box: string) => `${name}: ${box}`,
    banked: (name: string) => `${name} banks`,
    busted: (name: string) => `${name}: Farkle`,
    watch: 'Watch this turn again',
    title: (name: string) => `The last turn: ${name}`,
    roll: (roll: number, rolls: number) => `Roll ${roll} of ${rolls}`,
    stays: 'stays',
    die: (face: number, stays: boolean) => (stays ? `${face}, stays` : `${face}`),
    back: 'Back',
    next: 'Next',
    again: 'Once more',
    close: 'Close',
  },
  share: {
    send: 'Share this table',
    copied: 'Copied.',
    address: 'The address, to be copied',
    home: 'The browser’s menu puts this page on the home screen: it opens there like an app.',
  },
  pictures: {
    title: 'Rules as pictures',
    worth: (count: number) => `= ${number(count)}`,
  },
} as const;
