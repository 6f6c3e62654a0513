/** German of `en/operator-service.ts`. */
import type {
  AUDITS_PAGE as AUDITS,
  SERVICE_PAGE as SERVICE,
  SETTINGS_PAGE as SETTINGS,
} from '../en/operator-service.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const SERVICE_PAGE = {
  title: 'Service',
  lead: 'Derselbe Baum wie am Tisch, wo die Haltetasten seine Zweige öffnen. Ein Spiel wartet so lange.',
  allOk: 'Alles in Ordnung',
  begin: 'Beginnen',
  beginOf: (test: string) => `${test} beginnen`,
  goesOn: (test) => `${test} läuft am Tisch.`,
  do: 'Tun',
  sure: 'Sicher?',
  doOf: (tool: string, asked: number) => (asked === 0 ? `Tun: ${tool}` : `Sicher? ${tool}`),
  noFile: 'Es gibt keine Tischdatei, die sich ändern ließe.',
} satisfies Words<typeof SERVICE>;

export const AUDITS_PAGE = {
  title: 'Wofür der Tisch benutzt wurde',
  by: { day: 'Tage', week: 'Wochen', month: 'Monate' },
  gamesBy: { day: 'Spiele am Tag', week: 'Spiele in der Woche', month: 'Spiele im Monat' },
  behind: (events: number) => `${number(events)} Ereignisse werden noch gezählt.`,
  export: (kind: string) => `Alles als ${kind}`,
  hours: 'Würfe nach der Stunde des Tages',
  total: 'Seit das Journal beginnt',
  perGame: 'Minuten je Spiel',
  buttons: 'Tasten',
  unused: (names: readonly string[]) => `In zehn Spielen hat niemand gedrückt: ${names.join(', ')}.`,
  fault: (what: string) => `Störung: ${what}`,
  period: 'Ab',
  column: {
    games: 'Spiele',
    ended: 'Beendet',
    left: 'Verlassen',
    players: 'Plätze',
    minutes: 'Minuten',
    rolls: 'Würfe',
    yahtzees: 'Yahtzees',
    corrections: 'Korrekturen',
    takeBacks: 'Zurückgenommen',
    coins: 'Münzen',
    money: 'Geld',
    paidGames: 'Bezahlte Spiele',
    freeGames: 'Freispiele',
    starts: 'Starts',
    linkErrors: 'Fehler der Leitung',
    doors: 'Tür geöffnet',
    slams: 'Schläge',
  },
} satisfies Words<typeof AUDITS>;

export const SETTINGS_PAGE = {
  title: 'Einstellungen',
  file: (file) => `Wird gespeichert in ${file}; Kommentare darin bleiben.`,
  default: (value) => `Vorgabe ${value}`,
  from: (origin) => `aus ${origin}`,
  restart: 'nach einem Neustart',
  save: 'Speichern',
  reset: 'Vorgabe',
  never: 'nur in der Datei selbst zu ändern',
  nothing: 'nichts',
  on: 'an',
  off: 'aus',
  overlay: 'Eine Einblendung für einen Stream',
  find: 'Einstellung suchen',
  sections: {
    table: 'Tisch und Spiele',
    backup: 'Sicherungen',
    update: 'Aktualisierungen',
    board: 'Platine',
    sound: 'Ton',
    idle: 'Wenn niemand spielt',
    credits: 'Münzen und Kredite',
    leds: 'LEDs',
    mqtt: 'Hausautomation',
    hall: 'Halle',
    log: 'Protokoll',
  },
  units: {
    hours: (count) => `${number(count)} h`,
    minutes: (count) => `${number(count)} min`,
    seconds: (count) => `${number(count)} s`,
  },
} satisfies Words<typeof SETTINGS>;
