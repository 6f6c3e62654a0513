/** German of `en/round.ts`. */
import type { ROUND as ENGLISH } from '../en/round.ts';
import type { Words } from '../words.ts';

export const ROUND = {
  summary: 'gleiche Würfel: Alle Tische einer Runde spielen dieselben versiegelten Würfel',
  help: 'Führt Runden mit gleichen Würfeln in der Datenbank einer Halle. open versiegelt die Würfel einer Runde für einige ihrer Tische; cut gibt ihr das öffentliche Wort, ein für alle Mal, danach bieten die Tische sie beim Einrichten an; show zeigt, wie sie steht, und wenn sie vorbei ist, wer was aus denselben Würfeln gemacht hat (--html, --csv, --json); close beendet sie, wer auch noch spielt, und öffnet die Saat. list nennt alle Runden. dicetable verify prüft eine nach ihrer Adresse oder Datei.',
  deed: 'was getan werden soll',
  words: 'Nummer einer Runde; für cut auch das Wort',
  rules: 'Regeln einer neuen Runde',
  tables: 'Tische einer neuen Runde, nach Namen, mit Kommas getrennt',
  seats: 'wie viele an jedem Tisch sitzen',
  opened: ({ no, seal }) =>
    `Runde ${no} ist versiegelt: ${seal}\nDiese Ziffern allen nennen, sich ein Wort geben lassen und es sagen: dicetable round cut ${no} WORT`,
  seen: 'Wer sich einen Tisch teilt, sieht die Würfel dessen, der zuerst würfelt: Mit einem Platz je Tisch kennt niemand einen Würfel im Voraus.',
  isCut: ({ no, word }) =>
    `Das Wort der Runde ${no} ist „${word}“, endgültig. Ihre Tische bieten sie binnen 30 Sekunden beim Einrichten an.`,
  none: 'Es gibt noch keine Runden.',
  title: ({ no, rules, tables }) => `Runde ${no} · ${rules} · ${tables} Tische`,
  pageTitle: 'Gleiche Würfel',
  uncut: 'Sie hat noch kein Wort: Niemand kann würfeln.',
  runs: 'wird gespielt',
  over: 'vorbei',
  sealIs: ({ seal }) => `Siegel, vor dem Wort gesagt: ${seal}`,
  cutIs: ({ word }) => `Öffentliches Wort: ${word}`,
  seedIs: ({ seed }) => `Saat, am Ende geöffnet: ${seed}`,
  parIs: ({ par }) =>
    `Par: Bestes Spiel erwartet ${par} Punkte von einem Spiel, ehe irgendein Würfel bekannt ist.`,
  masterIs: ({ total }) =>
    `Mit genau diesen Würfeln kommt bestes Spiel, das keinen im Voraus kennt, auf ${total}.`,
  sealed:
    'Die Saat ist versiegelt: Was fiel, wird gesagt, wenn der letzte Tisch fertig ist oder aufgegeben hat.',
  proved: ({ seats, throws }) =>
    `Bewiesen: Das Siegel ist das der Saat, und alle ${throws} Würfe von ${seats} Plätzen ergeben sich wieder aus Saat und Wort, dieselben an jedem Tisch; die Journale der Tische, die da sind, stimmen mit dem Buch der Halle überein.`,
  'flaw-seal':
    'Das Siegel ist nicht das von Saat, Runde, Regeln und Tischen: Diese Würfel wurden nicht versiegelt.',
  'flaw-table': ({ table }) => `Tisch ${table} hat gewürfelt, und das Siegel nennt ihn nicht.`,
  'flaw-order': ({ table, seat, n }) => `Tisch ${table}, Platz ${seat}: Wurf ${n} folgt nicht auf den davor.`,
  'flaw-face': ({ table, seat, n, die }) =>
    `Tisch ${table}, Platz ${seat}: Würfel ${die} von Wurf ${n} ist nicht, was die Saat ergibt.`,
  'flaw-journal': ({ table, seat, n }) =>
    `Tisch ${table}, Platz ${seat}: Wurf ${n} ist im Journal ein anderer als im Buch der Halle.`,
  onDevice: 'Eben jetzt auf diesem Gerät gerechnet.',
  tablesTitle: 'Tische',
  ranking: 'Rangliste',
  allDice: 'Alle Würfel',
  rank: 'Platz',
  player: 'Spieler',
  players: 'Spieler',
  table: 'Tisch',
  state: 'Stand',
  turn: 'Zug',
  asked: 'gegen die Regeln gefragt',
  total: 'Summe',
  percent: 'Matchpunkte',
  against: 'gegen das Feld',
  corrected: 'von Hand berichtigt',
  rankedBy:
    'Matchpunkte wie beim Duplicate-Bridge: zwei für jeden, den man übertroffen hat, einer für einen Gleichstand, in Prozent des Möglichen. Gegen das Feld: Punkte über dem Mittel aller anderen.',
  diceText: 'Würfel in Klammern wurden gehalten.',
  'state-waits': 'hat noch nicht gewürfelt',
  'state-plays': 'spielt, oder das Journal ist noch nicht da',
  'state-over': 'fertig',
  'state-left': 'aufgegeben',
  'why-stranger': 'gehört nicht zu dieser Runde',
  'why-uncut': 'vor dem Wort gefragt',
  'why-other': 'anderes Siegel, Wort oder andere Halle',
  'why-second-game': 'ein zweites Spiel',
  'why-other-holds': 'derselbe Wurf mit anderen gehaltenen Würfeln',
  'why-order': 'Würfe außer der Reihe',
  badSeats: ({ min, max }) => `--seats ist bei diesen Regeln ${min} bis ${max}`,
  badTables: 'mindestens zwei Tische nennen: --tables "Bar 1,Bar 2"',
  noTable: ({ table }) => `die Halle hat keinen Tisch ${table}, oder er ist zweimal genannt`,
  badWord: 'das Wort sagen, 1 bis 16 Buchstaben, Ziffern, Leerzeichen: dicetable round cut 3 WORT',
  notCut: ({ no }) =>
    `Runde ${no} hat ihr Wort schon, ist vorbei oder wurde nie geöffnet: Ein Wort wird nie geändert`,
  noRound: ({ no }) => `es gibt keine Runde ${no}`,
  noNumber: 'sagen, welche Runde: ihre Nummer, wie dicetable round list sie zeigt',
  noRecord: ({ where }) => `in ${where} ist keine Runde`,
  sealPicture: 'Das Siegel als Bild: jede Zelle ist eine Ziffer',
  back: 'Alle Tische',
} satisfies Words<typeof ENGLISH>;
