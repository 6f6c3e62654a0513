/** Service, audits and settings on the operator's page. */
import { number } from './grammar.ts';

export const SERVICE_PAGE = {
  title: 'Service',
  lead: 'The same tree as at the cabinet, where the hold buttons open its branches. A game waits meanwhile.',
  allOk: 'All is well',
  begin: 'Begin',
  beginOf: (test: string) => `Begin ${test}`,
  goesOn: (test: string) => `${test} goes on at the table.`,
  do: 'Do it',
  sure: 'Sure?',
  doOf: (tool: string, asked: number) => (asked === 0 ? `Do it: ${tool}` : `Sure? ${tool}`),
  noFile: 'There is no cabinet file that could be changed.',
} as const;

export const AUDITS_PAGE = {
  title: 'What the table was used for',
  by: { day: 'Days', week: 'Weeks', month: 'Months' },
  gamesBy: { day: 'Games a day', week: 'Games a week', month: 'Games a month' },
  behind: (events: number) => `${number(events)} events are still being counted.`,
  export: (kind: string) => `Everything as ${kind}`,
  hours: 'Rolls by the hour of the day',
  total: 'Since the journal began',
  perGame: 'Minutes a game',
  buttons: 'Buttons',
  unused: (names: readonly string[]) => `Nobody has pressed in ten games: ${names.join(', ')}.`,
  fault: (what: string) => `Fault: ${what}`,
  period: 'From',
  column: {
    games: 'Games',
    ended: 'Ended',
    left: 'Left',
    players: 'Players',
    minutes: 'Minutes',
    rolls: 'Rolls',
    yahtzees: 'Yahtzees',
    corrections: 'Corrections',
    takeBacks: 'Taken back',
    coins: 'Coins',
    money: 'Money',
    paidGames: 'Paid games',
    freeGames: 'Free games',
    starts: 'Starts',
    linkErrors: 'Errors of the wire',
    doors: 'Door opened',
    slams: 'Slams',
  },
} as const;

export const SETTINGS_PAGE = {
  title: 'Settings',
  file: (file: string) => `Saved to ${file}; comments in it stay.`,
  default: (value: string) => `default ${value}`,
  from: (origin: string) => `from ${origin}`,
  restart: 'after a restart',
  save: 'Save',
  reset: 'Default',
  never: 'only to be changed in the file itself',
  nothing: 'nothing',
  on: 'on',
  off: 'off',
  find: 'Find a setting',
} as const;
