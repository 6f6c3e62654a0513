/** Eine andere Version auf dem Tisch, und der Weg zurück: was `dicetable update` und der Tisch selbst dazu sagen. */
import type { UPDATE as ENGLISH } from '../en/update.ts';
import type { Words } from '../words.ts';

export const UPDATE = {
  summary: 'eine andere Version auf den Tisch bringen; spielt sie nicht, geht er von selbst zurück',
  help: 'Nimmt eine Version als eine Datei (`*.dicetable`), prüft ihre Unterschrift mit update.key der Tischdatei, packt sie neben der aus, die spielt, und startet den Tisch neu, der sie ausprobiert: an einer Kopie des Journals, mit ihrer Firmware auf dem Board, und höchstens eine Minute lang, bis der Tisch leuchtet und antwortet. Sonst spielt die alte weiter.',
  file: 'die Version',
  backSummary: 'mit der Version davor weiterspielen',
  backHelp:
    'Probiert die Version aus, die davor gespielt hat, wie `dicetable update` eine neue. Kann sie nicht lesen, was seitdem gespielt wurde, so wird das gesagt: --old-journal geht dann mit dem Journal weiter, wie jene Version es verlassen hat, und hebt das jetzige in einer Datei daneben auf.',
  oldJournal: 'mit dem Journal jener Version weitergehen; was seitdem gespielt wurde, bleibt in einer Datei',

  noFile: ({ folder }) =>
    `weder in ${folder} noch auf einem USB-Stick liegt eine neuere Version für diesen Rechner, die zu update.key passt`,
  noRelease: ({ file }) => `${file} ist keine Version von Dicetable`,
  noPlainFile: ({ file }) =>
    `${file} ist keine Datei, sondern ein Ordner, eine Pipe oder ein Gerät: gebraucht wird die Version selbst`,
  unreadable: ({ file, why }) => `${file} lässt sich nicht lesen: ${why}`,
  wrongSignature: ({ file }) =>
    `die Unterschrift von ${file} passt nicht zu update.key der Tischdatei: die Datei dort holen, woher der Schlüssel kommt, oder nach dem richtigen fragen`,
  cutShort: ({ file, found, bytes }) =>
    `${file} wurde nicht ganz kopiert: hinter der Unterschrift stehen ${found} Bytes, unterschrieben sind ${bytes}; noch einmal kopieren`,
  wrongChecksum: ({ file }) =>
    `${file} wurde unterwegs beschädigt: Die Prüfsumme ist eine andere; noch einmal kopieren`,
  otherContent: ({ file }) => `${file} enthält eine andere Version, als darauf steht`,
  notUnpacked: ({ file, why }) => `${file} lässt sich nicht auspacken: ${why}`,
  noRoom: ({ folder, free, needed }) =>
    `auf der Platte von ${folder} sind ${free} MB frei, gebraucht werden ${needed} MB; Überflüssiges entfernen`,
  otherPlatform: ({ platform, ours }) =>
    `sie ist für ${platform} gemacht, und dieser Rechner ist ${ours}: die Datei dafür nehmen`,
  playsAlready: ({ name }) => `${name} spielt schon`,
  older: ({ version, name, ours }) =>
    `${name} ist älter als ${ours}, die spielt; \`dicetable go-back\` geht zur Version davor zurück, und ein Tisch mit ${version} braucht einen eigenen Ordner`,
  olderJournal: ({ version }) => `${version} kann das Journal dieses Tischs nicht lesen`,
  noLinks:
    'unter Windows lassen sich Versionen nicht austauschen: den Tisch beenden, und die neue einrichten wie die erste',
  notInstalled:
    'dieses Dicetable ist keine eingerichtete Version: im Quelltext `git pull && npm ci` eingeben und neu starten; wie eine Version eingerichtet wird, sagt src/update',
  notCurrent: ({ current, root }) =>
    `hier spielt eine andere Version, ${current}: ${root}/current/bin/dicetable eingeben`,
  noKey:
    'kein Schlüssel sagt, wessen Versionen genommen werden: `update: {key: …}` in die Tischdatei schreiben, mit dem Schlüssel von dem, der die Version gemacht hat',
  noPort:
    'ein Tisch, dessen Port bei jedem Start ein anderer ist, lässt sich nicht beobachten: einen mit --http-port nehmen',
  underWay: ({ name }) =>
    `${name} soll schon ausprobiert werden: den Tisch neu starten (\`systemctl --user restart dicetable\`), und abwarten, was daraus wird`,
  nothingBefore: 'vor dieser gibt es keine Version, zu der es zurückginge',
  noOldJournal: ({ version }) =>
    `${version} kann das Journal dieses Tischs nicht lesen, und keins aus ihrer Zeit wurde aufgehoben`,
  newerJournal: ({ version }) =>
    `${version} kann nicht lesen, was seit dem Wechsel gespielt und gezählt wurde; \`dicetable go-back --old-journal\` geht mit dem Journal von davor weiter, und hebt das jetzige im Datenordner auf`,

  gone: ({ name }) => `${name} ist nicht mehr auf der Platte`,
  tooOften: ({ times }) =>
    `der Tisch oder der Rechner ist ${times}-mal ausgegangen, während sie ausprobiert wurde`,
  notCopied: ({ why }) => `das Journal ließ sich nicht kopieren: ${why}`,
  late: ({ minutes }) => `nach ${minutes} Minuten war das nicht fertig`,
  rehearsal: ({ why }) => `sie nimmt eine Kopie des Journals nicht an: ${why}`,
  journalNotPut: ({ why }) => `sie geht mit dem Journal ihrer Zeit nicht weiter: ${why}`,
  notFlashed: ({ why }) => `ihre Firmware kam nicht auf das Board: ${why}`,
  ended: ({ version, code }) => `${version} endete mit ${code}`,
  dark: ({ version, seconds, why }) => `nach ${seconds} s mit ${version}: ${why}`,
  silent: ({ address }) => `unter ${address} antwortet nichts`,
  otherTable: ({ address, found }) => `unter ${address} antwortet ein anderes Dicetable (${found})`,
  faulty: ({ fault }) => `der Tisch sagt: ${fault}`,
  noBoard: 'das Board antwortet nicht',

  checked: ({ name }) => `${name}: Unterschrift und Prüfsumme stimmen, und sie ist auf der Platte.`,
  startAgain: ({ root }) =>
    `Beim nächsten Start des Tischs wird sie ausprobiert: ihn beenden (Strg-C, oder seinen Dienst anhalten), und ${root}/current/bin/dicetable wieder starten.`,
  asRoot: 'Beim nächsten Start des Tischs wird sie ausprobiert: sudo systemctl restart dicetable',
  restarts: 'Der Tisch startet neu und probiert sie aus; das Spiel geht weiter.',
  tries: ({ name }) => `${name} wird ausprobiert`,
  rehearses: ({ megabytes, minutes }) =>
    `Sie liest zuerst eine Kopie des Journals von ${megabytes} MB; nach höchstens ${minutes} Minuten wird das aufgegeben`,
  plays: ({ name }) => `${name} spielt.`,
  wentBack: ({ name, why }) => `${name} wurde aufgegeben, und die Version davor spielt weiter: ${why}`,
  noEnd:
    'nach zwanzig Minuten wird sie noch immer ausprobiert; ob der Tisch läuft, sagt `dicetable service status`',
  journalStays: ({ why }) => `Das Journal von davor kam nicht zurück: ${why}`,
  boardStays: ({ why }) => `Das Board hat noch die andere Firmware: ${why}`,
} as const satisfies Words<typeof ENGLISH>;
