/** What a table answers when its hall asks something of it, and what the hall says where no answer came. */
import { number } from './grammar.ts';

export const ORDER = {
  lights: 'It lights up for 15 seconds.',
  busy: 'A test is on at the table, and what it shows is looked at: try again in a while.',
  restarts: 'It starts again, and its game goes on where it was.',
  backedUp: ({ file, kilobytes }: { readonly file: string; readonly kilobytes: number }) =>
    `Backed up there as ${file}, ${number(kilobytes)} kB.`,
  applied: 'It has taken these settings already.',
  notFetched: ({ why }: { readonly why: string }) => `The release could not be fetched from the hall: ${why}`,
  noRoom: 'There is no room for the release beside the journal.',
  otherLength: 'What came is not as long as the release is: try again.',
  updates: ({ name }: { readonly name: string }) =>
    `${name} is checked and unpacked: it starts now, and the table goes back by itself if that does not play.`,
  late: 'It came too late, or twice, and was not done: try again.',
  away: 'The table is away: nothing was asked of it.',
  noAnswer: 'The table has not answered: look whether it was done.',
} as const;
