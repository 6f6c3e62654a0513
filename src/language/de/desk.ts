/** German of `en/desk.ts`. */
import type { DESK as ENGLISH } from '../en/desk.ts';
import type { Words } from '../words.ts';

export const DESK = {
  done: 'Erledigt.',
  booked: 'Es steht in den Büchern.',
  notStarted: 'Der Tisch ist noch nicht gestartet. Gleich noch einmal versuchen.',
  notForTable: ({ rules }) => `„${rules}“ ist für Urteil und Terminal, nicht für den Tisch.`,
  running: ({ game, names }) => `Spiel ${game} mit ${names} läuft. Ersetzen?`,
  notNow: ({ why }) => `Jetzt nicht: ${why}.`,
  noBackup: 'Diese Sicherung gibt es nicht.',
  sealed:
    'Es wird gespielt, und die versiegelten Würfel sind in der Sicherung: erst das Spiel beenden, oder die Datei am Tisch kopieren.',
  testEnded: 'Der Test ist beendet.',
  testBegun: 'Der Test läuft. Nach einer Weile endet er von selbst.',
  flashBegun: 'Die Firmware dieser Version wird aufgespielt; das Spiel wartet.',
  flashed: 'Auf der Platine läuft die Firmware dieser Version; das Spiel geht weiter.',
  noFlash:
    'Diese Platine hat keinen Bootloader: Auf einer emulierten läuft immer die Firmware dieser Version.',
  flashRuns: 'Die Firmware wird schon aufgespielt.',
  noLeaf: 'Einen solchen Punkt hat der Service nicht, oder er kann nichts tun.',
  noSettings: 'Dieser Tisch wurde ohne eine Tischdatei gestartet, die sich ändern ließe.',
  savedButOption: ({ option }) =>
    `Gespeichert, aber ${option} der Befehlszeile gilt, bis der Tisch ohne sie gestartet wird.`,
  savedForRestart: 'Gespeichert. Es gilt, sobald der Tisch neu gestartet wird.',
  saved: 'Gespeichert, und es gilt.',
  savedAs: ({ name }) => `Gespeichert als ${name}.`,
  noCommand: 'Diesen Befehl hat der Tisch nicht.',
  getOrPost: 'GET oder POST.',
  json: 'JSON schicken: Content-Type: application/json.',
  wrongPin:
    'Das ist nicht die PIN des Tisches. Am Tisch Zurück, Weiter und Wählen 3 Sekunden lang halten: Er zeigt die PIN.',
  tooManyPins: ({ seconds }) =>
    `Zu viele falsche PINs. ${seconds} s warten, oder am Tisch eine neue PIN machen.`,
  signedOut: 'Abgemeldet.',
  signInFirst: 'Zuerst mit der PIN des Tisches anmelden.',
  tooLarge: 'Die Anfrage ist zu groß.',
  tooDeep: 'Der Inhalt der Anfrage ist zu tief geschachtelt.',
  noJson: 'Die Anfrage enthält kein JSON.',
  bug: 'Am Tisch ist etwas schiefgegangen; sein Log hat die Einzelheiten.',
  theRequest: 'Die Anfrage',
  nameField: 'Der Name',
  pinField: 'Die PIN',
  pointsField: 'Die Punkte',
  whyField: 'Der Grund',
  readable: 'bitte etwas Lesbares',
  whole: 'bitte eine ganze Zahl',
  sayWhy: 'bitte sagen, warum',
  misunderstood: ({ where, why }) => `${where}: ${why}.`,
  renamed: ({ before, name }) => `${before} heißt in der Bestenliste jetzt ${name}.`,
  removed: ({ name }) => `${name} steht nicht mehr in der Bestenliste.`,
  restored: 'Der Eintrag ist so, wie gespielt wurde.',
  noEntry: 'Diesen Eintrag gibt es in der Bestenliste nicht.',
  noQuestion: 'Der Tisch zeigt nichts, wozu das zu sagen wäre.',
  noLight: 'Das erste Licht gibt es für Platinen mit der eigenen Firmware des Tisches.',
  lightDoubt: 'Der Tisch sieht es anders: nachsehen, was er sagt.',
  noLightNow: 'Nicht, während Würfel rollen: gleich noch einmal versuchen.',
} satisfies Words<typeof ENGLISH>;
