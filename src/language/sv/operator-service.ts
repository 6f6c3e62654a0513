/** Swedish of `en/operator-service.ts`. */
import type {
  AUDITS_PAGE as AUDITS,
  SERVICE_PAGE as SERVICE,
  SETTINGS_PAGE as SETTINGS,
} from '../en/operator-service.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const SERVICE_PAGE = {
  title: 'Service',
  lead: 'Samma träd som vid bordet, där hållknapparna öppnar dess grenar. Ett spel väntar under tiden.',
  allOk: 'Allt är bra',
  begin: 'Börja',
  beginOf: (test) => `Börja ${test}`,
  goesOn: (test) => `${test} pågår vid bordet.`,
  do: 'Gör det',
  sure: 'Säkert?',
  doOf: (tool, asked) => (asked === 0 ? `Gör det: ${tool}` : `Säkert? ${tool}`),
  noFile: 'Det finns ingen bordsfil som kunde ändras.',
} satisfies Words<typeof SERVICE>;

export const AUDITS_PAGE = {
  title: 'Vad bordet använts till',
  by: { day: 'Dagar', week: 'Veckor', month: 'Månader' },
  gamesBy: { day: 'Spel per dag', week: 'Spel per vecka', month: 'Spel per månad' },
  behind: (events) =>
    `${plural(events, { one: '1 händelse', other: `${number(events)} händelser` })} räknas än.`,
  export: (kind) => `Allt som ${kind}`,
  hours: 'Kast per timme på dygnet',
  total: 'Sedan journalen började',
  perGame: 'Minuter per spel',
  buttons: 'Knappar',
  unused: (names) => `Ingen har på tio spel tryckt på: ${names.join(', ')}.`,
  fault: (what) => `Fel: ${what}`,
  period: 'Från',
  column: {
    games: 'Spel',
    ended: 'Klara',
    left: 'Lämnade',
    players: 'Spelare',
    minutes: 'Minuter',
    rolls: 'Kast',
    yahtzees: 'Yahtzees',
    corrections: 'Rättelser',
    takeBacks: 'Ångrade',
    coins: 'Mynt',
    money: 'Pengar',
    paidGames: 'Betalda spel',
    freeGames: 'Gratisspel',
    starts: 'Starter',
    linkErrors: 'Ledningsfel',
    doors: 'Lucka öppnad',
    slams: 'Slag',
  },
} satisfies Words<typeof AUDITS>;

export const SETTINGS_PAGE = {
  title: 'Inställningar',
  file: (file) => `Sparas i ${file}; kommentarer där står kvar.`,
  default: (value) => `förval ${value}`,
  from: (origin) => `från ${origin}`,
  restart: 'efter en omstart',
  save: 'Spara',
  reset: 'Förval',
  never: 'går bara att ändra i själva filen',
  nothing: 'ingenting',
  on: 'på',
  off: 'av',
  find: 'Sök en inställning',
  overlay: 'En overlay till en sändning',
  sections: {
    table: 'Bord och spel',
    backup: 'Säkerhetskopior',
    update: 'Uppdateringar',
    board: 'Kort',
    sound: 'Ljud',
    idle: 'När ingen spelar',
    credits: 'Mynt och krediter',
    leds: 'Lysdioder',
    mqtt: 'Hemautomation',
    hall: 'Hall',
    log: 'Logg',
  },
  units: {
    hours: (count) => `${number(count)} h`,
    minutes: (count) => `${number(count)} min`,
    seconds: (count) => `${number(count)} s`,
  },
} satisfies Words<typeof SETTINGS>;
