/** German of `en/verify.ts`. */
import type { VERIFY as ENGLISH } from '../en/verify.ts';
import type { Words } from '../words.ts';
import { CHECK } from './check.ts';

export const VERIFY = {
  check: CHECK,
  pageTitle: 'Würfelprüfung · Dicetable',
  title: (game) => `Würfel von Spiel ${game}`,
  waiting: 'Die Würfel werden nachgerechnet …',
  noAnswer: 'Der Tisch antwortet nicht mit einem Spiel. Die Seite in seinem Netz neu laden.',
  back: 'Zum Tisch',
  right: 'Jeder Würfel stimmt',
  wrong: 'Etwas stimmt nicht',
  typed: 'Probe: Die Würfel wurden getippt',
  dealt: 'Die Würfel kamen von einer Halle',
  rehearsal: 'Probe',
  here: 'Gerade eben auf diesem Gerät berechnet.',
  rightText: (dice, rolls) =>
    `Alle ${dice} Würfel aus ${rolls} Würfen kommen aus der versiegelten Saat wieder heraus.`,
  pointsText:
    'Der Tisch hat es nachgespielt: Punkte, Reihenfolge und Sieger folgen nach den Regeln aus diesen Würfeln und den Entscheidungen. Wer ihm nicht glaubt, fragt mit dicetable verify.',
  pointsUnknown: (rules) =>
    `Punkte wurden nicht geprüft: Nur die Datei des Tisches hat die Regeln „${rules}“. Ohne sie kann niemand sagen, ob dieses Spiel gespielt wurde.`,
  corrected: (who) =>
    `Von Hand geändert, sodass Punkte und Summen nicht aus den Würfeln allein folgen: ${who}.`,
  correctedBy: (by, seqs) => `${by} (Ereignis ${seqs})`,
  typedText: 'Die Ereignisse sind so, wie sie geschrieben wurden. Über Würfel beweist das nichts.',
  dealtText: (round) =>
    `Ihre Ereignisse sind, wie sie geschrieben wurden. Die Würfel sind die der Runde ${round} einer Halle, dieselben an allen Tischen: Die Seite /round/${round} dieser Halle beweist sie, wenn alle gespielt haben.`,
  events: 'Ereignisse',
  eventsText: (count) => `alle ${count} sind so, wie sie geschrieben wurden`,
  seal: 'Siegel',
  sealPicture: 'Das Siegel als Bild: Jede Zelle ist eine Ziffer',
  sawThis: (time) => `Diesem Gerät wurde genau dieses Siegel gezeigt, ${time}.`,
  sawOther: (time) =>
    `Diesem Gerät wurde für ein Spiel dieser Nummer ein anderes Siegel gezeigt, ${time}. Entweder hat der Tisch seither ein neues Journal begonnen, oder dies ist nicht das Spiel, das gespielt wurde:`,
  link: 'Neuestes Glied',
  linkText: 'zum Notieren: Ereignis und Hash, die alle Ereignisse davor umfassen',
  sawLink: (seq) =>
    `Dieses Gerät sah Ereignis ${seq} als neuestes des Journals; hier steht es an seinem Platz, und so wurde davor seither nichts geändert.`,
  lostLink: (seq) =>
    `Dieses Gerät sah Ereignis ${seq} als neuestes des Journals, und hier steht an seinem Platz nicht dasselbe: Jemand hat das Journal neu geschrieben oder zurückgesetzt.`,
  guestCuts: (words) => `von Gästen getippt: ${words}`,
  sealText: 'SHA-256 von Saat, Regeln und Namen',
  seed: 'Saat',
  cut: 'Abgehoben',
  noCut: 'nein',
  event: (seq) => `Ereignis ${seq}`,
  rolls: 'Jeder Wurf',
  rollsText:
    'Die Saat ist der Schlüssel, mit ihm wird der Text signiert (HMAC-SHA256); jedes Byte unter 252 ergibt einen Würfel: seinen Rest bei Teilung durch 6, plus 1. Würfel in Klammern wurden nicht gerollt.',
  roll: 'Wurf',
  player: 'Name',
  text: 'Text',
  dice: 'Würfel',
  proves: 'Was das beweist',
  provesText:
    'Die Saat, und mit ihr jeder Wurf, stand fest, bevor abgehoben wurde, und niemand hat sie danach gewählt, wenn dies das Siegel ist, das vor dem ersten Wurf zu sehen war: alle 64 Ziffern, oder das Bild, mit dem Notierten vergleichen. Diese Seite vergleicht mit dem, was diesem Gerät gezeigt wurde. Acht Ziffern sind nur ein Griff: Mit einem Rechner findet sich eine zweite Saat dafür.',
  notText:
    'Es beweist nicht, dass das Programm am Tisch das veröffentlichte ist: Ein verändertes Programm hätte Saaten ziehen können, bis ihm eine gefällt, wenn niemand abhebt. Und nicht, dass dieses Spiel gespielt wurde: Wer das Journal schreiben kann, kann ein ganzes erfinden, mit eigener Saat; das Siegel, das zu sehen war, verrät es. Und wer während des Spiels den Datenordner lesen kann, kennt die kommenden Würfe: Ein Gast hebe zuletzt ab.',
} satisfies Words<typeof ENGLISH>;
