/** German of `en/command.ts`. */
import type { COMMAND as ENGLISH } from '../en/command.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const COMMAND = {
  program:
    'Steuerung eines Würfeltischs im Stil eines Spielautomaten: Tasten und ein Hebel hinein, LED-Würfel und eine Spielkarte live heraus.',
  usage: '[Befehl] [Optionen]',
  version: 'die Version ausgeben',
  help: 'diese Hilfe ausgeben; nach einem Befehl nur seine',
  helpToo: '(dicetable --help erklärt jeden Befehl und jede Option)',
  optionsOf: ({ commands }) => `Optionen von ${commands}:`,
  usageTitle: 'Aufruf:',
  argumentsTitle: 'Argumente:',
  optionsTitle: 'Optionen:',
  commandsTitle: 'Befehle:',
  configuration: 'Konfiguration (jede Option geht ihrem Schlüssel der Tischdatei vor):',
  configFile: 'Tischdatei, die gelesen wird; sonst cabinet.yaml hier, sonst die im Konfigurationsordner.',
  range: ({ min, max }) => `${min} bis ${max}`,
  byCommas: 'durch Kommas getrennt',
  default: ({ value }) => `Vorgabe ${value}`,
  deed: 'tun',
  file: 'Datei',
  game: 'Spiel',
  id: 'Kennung',
  noted: 'notiert',
  options: 'Optionen',
  kind: 'Art',
  number: 'Zahl',
  list: 'Liste',
  text: 'Text',
  examples: `Ein Schalter hat einen Zwilling, der ihn ausschaltet (--no-calm). In einem Checkout npx --no-install vor dicetable tippen.

Beispiele:
  dicetable                                    auf dem nachgebildeten Uno spielen
  dicetable --players Eric,Julie               ein Spiel zu zweit anbieten, mit Namen
  dicetable --language de                      auf Deutsch spielen
  dicetable --board serial                     auf der eingesteckten Platine spielen
  dicetable --board serial --port /dev/ttyUSB0 dasselbe, und sagen, wo sie ist
  dicetable rules scotzee                      die Hausregeln eines Spiels ausgeben
  dicetable score < rolls.jsonl                sagen, was Würfel wert sind, Zeile für Zeile
  dicetable farkle --players 1 --seed 333      Farkle im Terminal spielen
  dicetable simulate --rules yatzy --games 500 ohne Tisch spielen
  dicetable verify 12                          die Würfel eines beendeten Spiels nachrechnen
  dicetable config --http-port 9000            zeigen, was gelten würde
  dicetable config --schema > cabinet.schema.json
  dicetable restore backup.db                  von einer Sicherung aus weitermachen

Rückgabewerte: 0 fertig, 1 eine Störung, die sich beheben lässt (die Meldung sagt, wie), 2 eine falsche Befehlszeile, 70 ein Programmfehler.`,
  error: ({ why }) => `Fehler: ${why}`,
  unknownOption: ({ option }) => `unbekannte Option „${option}“`,
  unknownCommand: ({ command }) => `unbekannter Befehl „${command}“`,
  meant: ({ name }) => `(Gemeint ist ${name}?)`,
  belongs: ({ commands }) => `(Sie gehört zu ${commands}.)`,
  missingArgument: ({ argument }) => `das Argument „${argument}“ fehlt`,
  missingValue: ({ option }) => `der Option „${option}“ fehlt ihr Wert`,
  wrongValue: ({ what, value, why }) => `${what}: „${value}“ geht nicht. ${why}`,
  choices: ({ choices }) => `Möglich sind ${choices}.`,
  option: ({ option }) => `Option „${option}“`,
  argument: ({ argument }) => `Argument „${argument}“`,
  tooMany: ({ command }) => `zu viele Argumente für „${command}“`,
  runSummary: 'spielen: Platine, Journal und Seite, bis Ctrl-C (das ist die Vorgabe)',
  runHelp:
    'Spielt bis Ctrl-C: verbindet die Platine, setzt das Spiel des Journals fort, zeigt die Seite und gibt ihre Adresse aus.',
  rehearse:
    'Proben, bis der Tisch endet: Die Würfel kommen aus dieser Datei, ein Wurf je Zeile, die Ziffern der gerollten Würfel. Überall markiert, nie in der Bestenliste.',
  plays: ({ address, board }) => `Dicetable spielt auf ${address} (${board}). Ctrl-C beendet es.`,
  cabinet: ({ address, key }) => `Spielen auf ${address}/cabinet?key=${key}`,
  operatorPinFile: ({ address }) =>
    `Betrieb: ${address}/operator, die PIN steht in der Datei operator-pin im Datenordner`,
  operator: ({ address, key, pin }) => `Betrieb: ${address}/operator?key=${key}, PIN ${pin}`,
  cutOff: ({ seconds }) => `Der Tisch endete nicht in ${seconds} Sekunden und wurde abgebrochen.`,
  bug: 'Das ist ein Programmfehler in Dicetable:',
  bugInLog: ({ file }) => `Das ist ein Programmfehler in Dicetable; ${file} hat die Einzelheiten.`,
  rulesSummary: 'die Spiele aufzählen, oder die Hausregeln eines Spiels ausgeben',
  rulesHelp:
    'Zählt die Spiele auf, die gespielt werden können, oder gibt die Hausregeln eines Spiels in Worten aus, gemacht aus denselben Daten, nach denen gespielt wird.',
  rulesId: 'Spiel, dessen Hausregeln ausgegeben werden; sonst werden alle aufgezählt.',
  ownSets: 'Tischdatei, deren eigene Regeln auch bekannt sind.',
  scoreSummary: 'sagen, was Würfel wert sind: JSON-Zeilen hinein, JSON-Zeilen heraus',
  scoreHelp:
    'Liest ein JSON-Objekt je Zeile und antwortet jeweils mit einer Zeile: was ein Feld, alle Felder, eine Karte oder ein Wurf in Farkle wert ist. Eine Zeile ohne Sinn bekommt einen Fehler mit ihrer Nummer; der Rest geht weiter.',
  example: 'Beispiel:',
  farkleSummary: 'Farkle im Terminal spielen; dieselbe Saat gibt dasselbe Spiel',
  farkleHelp:
    'Spielt das Farkle-Programm der klassischen Übungsaufgabe im Terminal, zu 1 bis 4: Dieselbe Saat gibt dieselben Würfel. Wer allein spielt, spielt einen Zug. Das Programm selbst spricht Englisch, Wort für Wort.',
  farklePlayers: 'Wie viele spielen, 1 bis 4; sonst wird gefragt.',
  farkleSeed: 'Saat der Würfel: dezimal, mit 0x hexadezimal oder mit 0 oktal; sonst wird gefragt.',
  mustBePlayers: 'Es müssen 1 bis 4 sein.',
  mustBeSeed: 'Es muss eine ganze Zahl sein: dezimal, mit 0x hexadezimal oder mit 0 oktal.',
  simulateSummary: 'viele Spiele ohne Tisch spielen und sagen, was sie wert sind',
  simulateHelp:
    'Spielt ganze Spiele allein nach denselben Regeln wie am Tisch und gibt Mittel, Abweichung, Perzentile aus und wie oft der obere Bonus erreicht wurde. Dieselbe Saat gibt dieselben Spiele. greedy nimmt, was in seinem Zug die meisten Punkte erwarten lässt; in Farkle behält es alle Würfel, die zählen, und sichert ab 300.',
  simulateRules: 'Spiel, nach dessen Regeln gespielt wird; dicetable rules zählt sie auf.',
  simulateGames: 'Wie viele Spiele.',
  simulateSeed: 'Irgendein Text.',
  simulatePlayer: 'Wer spielt.',
  mustBeGames: 'Es muss eine ganze Zahl von 1 bis 10000000 sein.',
  simulated: ({ games, rules, player, seed }) =>
    `${number(games)} ${plural(games, { one: 'Spiel', other: 'Spiele' })} ${rules}, es spielt ${player}, Saat ${seed}`,
  mean: 'Mittel',
  deviation: 'Abweichung',
  percentile: ({ percent }) => `Perzentil ${percent}`,
  pointsATurn: 'Punkte je Zug',
  upperBonus: 'oberer Bonus',
  points: 'Punkte',
  farkles: 'Farkles',
  seconds: 'Sekunden',
  filledWithZero: 'mit 0 gefüllt',
  cards: 'verschiedene Karten',
  underBestPlay: ({ rules }) => `${rules}, bestmöglich gespielt`,
  turnUnderBestPlay: ({ rules }) => `Ein Zug von ${rules}, bestmöglich gespielt`,
  noSolver: ({ rules, why }) =>
    `${rules} lässt sich nicht genau lösen: ${why}. Stattdessen spielt es dicetable simulate --rules ${rules} --player greedy nach den meisten Punkten jedes Zuges.`,
  playedGreedily: ({ rules, player, why }) =>
    `${rules} lässt sich nicht genau lösen: ${why}. ${player} nimmt stattdessen die meisten Punkte jedes Zuges.`,
  turns: 'Züge',
  adviseFarkle: `Bei Farkle sind „turn“ die Punkte, die vor diesem Wurf zur Seite gelegt wurden; mit „totals“ für zwei
Plätze und dem Platz am Zug („player“, 0 oder 1) sind Werte die Chancen zu gewinnen:`,
  adviseSummary: 'sagen, was jede Wahl bei bestem Spiel wert ist: JSON-Zeilen hinein, JSON-Zeilen heraus',
  adviseHelp:
    'Liest eine Stellung je Zeile und antwortet jeweils mit einer Zeile: die Punkte, die noch zu erwarten sind, wenn jede spätere Wahl die beste ist, und jede Wahl mit ihrem Wert, die beste zuerst. Die Tabelle eines Spiels dauert beim ersten Mal ein, zwei Sekunden und bleibt im Datenordner.',
  strategySummary: 'sagen, was das beste Spiel nach einer Regel wert ist, und wie solche Spiele enden',
  strategyHelp:
    'Rechnet das beste Spiel genau aus und gibt die erwartete Summe, ihre Standardabweichung und Perzentile aus, wie oft der obere Bonus erreicht wird, und von jedem Feld das Mittel und wie oft es mit 0 gefüllt wird; von Farkle dasselbe für einen Zug. Die Tabelle bleibt im Datenordner.',
  strategyRules: 'Spiel; dicetable rules zählt sie auf.',
  strategyJson: 'Ein JSON-Objekt ausgeben.',
  verifySummary: 'jeden Wurf eines beendeten Spiels nachrechnen',
  verifyHelp:
    'Prüft ein beendetes Spiel: dass kein Ereignis verändert wurde oder fehlt, dass sein Siegel zu seiner Saat gehört, dass vor dem ersten Wurf abgehoben wurde, dass jeder Würfel wieder herauskommt, und dass Punkte, Reihenfolge und Sieger nach den Regeln aus Würfeln und Entscheidungen folgen. Liest das Journal, oder fragt den laufenden Tisch, der es offen hat. Endet mit 0, wenn alles bewiesen ist, mit 1, wenn etwas falsch ist, und mit 3, wenn nichts falsch ist, Würfel oder Punkte sich aber nicht beweisen lassen.',
  verifyGame:
    'Nummer des Spiels, wie sie im Verlauf steht; oder eine Runde gleicher Würfel: ihre Adresse in einer Halle oder eine Datei davon.',
  verifyLink:
    'Vergleicht mit einem Glied des Journals, das während des Spiels notiert wurde: der Nummer eines Ereignisses und seinem Hash, wie die Seiten sie zeigen.',
  mustBeLink:
    'Erwartet wird die Nummer eines Ereignisses, ein Doppelpunkt und 16 bis 64 Stellen seines Hashs.',
  linkNoted: ({ seq }) =>
    `Glied    Ereignis ${seq} ist das notierte, und davor wurde seither nichts geändert`,
  linkOther: ({ seq }) =>
    `Glied    Ereignis ${seq} ist NICHT das notierte: Jemand hat das Journal neu geschrieben oder zurückgesetzt`,
  verifySeal:
    'Das vor dem ersten Wurf notierte Siegel: seine Ziffern, oder sein Bild; es muss das des Spiels sein.',
  mustBeSeal: 'Es müssen die 64 Ziffern eines Siegels sein, seine ersten (mindestens 8), oder sein Bild.',
  sealNoted: 'Notiert     dies ist das notierte Siegel',
  sealHandle: ({ digits }) =>
    `Notiert     das Siegel beginnt mit den notierten ${digits} Ziffern; erst alle 64, oder das Bild, beweisen, dass es dasselbe ist`,
  sealOther:
    'Falsch: Notiert wurde ein anderes Siegel. Dies ist nicht das Spiel, das vor dem ersten Wurf versiegelt wurde.',
  mustBeGame:
    'Es muss die Nummer eines Spiels sein, wie sie im Verlauf steht (1, 2, …), oder die Adresse oder die Datei einer Runde.',
  heldBy: ({ holder, url }) =>
    `${holder} benutzt es, und unter ${url} antwortet kein Tisch; den --http-port dieses Tischs angeben`,
  tableSays: ({ url, words }) => `${url} sagt: ${words}`,
  noGame: ({ game }) => `in diesem Journal gibt es kein Spiel ${game}`,
  stillPlayed: ({ game }) => `Spiel ${game} läuft noch, und seine Würfel bleiben bis zum Ende versiegelt`,
  verified: ({ game, rules, names }) => `Spiel ${game}: ${rules}, ${names}`,
  rehearsed: ({ title }) => `${title} (Probe)`,
  wrongAt: ({ seq, why }) => `Falsch bei Ereignis ${seq}: ${why}`,
  eventsRight: ({ events }) =>
    `Ereignisse  alle ${events} sind so, wie sie geschrieben wurden, und in ihrer Reihenfolge`,
  sealIs: ({ seal }) => `Siegel      ${seal}`,
  sealOf: ({ seed }) => `            ist der SHA-256 von Saat, Regeln und Namen; Saat ${seed}`,
  diceTyped: 'Würfel      wurden getippt: Eine Probe beweist nichts über Würfel',
  noCut: 'Abgehoben   nein',
  cut: ({ cut }) => `Abgehoben   „${cut}“, vor dem ersten Wurf`,
  diceRight: ({ dice, rolls }) =>
    `Würfel      alle ${dice} aus ${rolls} Würfen kommen aus Saat und Abheben wieder heraus`,
  pointsRight: ({ totals }) =>
    `Punkte      folgen nach den Regeln aus diesen Würfeln und den Entscheidungen: ${totals}`,
  pointsFollow: 'Punkte      folgen nach den Regeln aus diesen Würfeln und den Entscheidungen',
  pointsUnknown: ({ rules }) => `Punkte      wurden nicht geprüft: Hier heißen keine Regeln „${rules}“`,
  correctedBy: ({ by, times, seqs }) =>
    `Von Hand    hat ${by} ${times}-mal etwas geändert (${times === 1 ? 'Ereignis' : 'Ereignisse'} ${seqs})`,
  corrected:
    '            Punkte und Summen folgen also aus Würfeln, Entscheidungen und diesen Änderungen, nicht aus Würfeln allein',
  unprovedRules:
    'Nicht bewiesen: Ohne die Regeln kann niemand sagen, ob dieses Spiel gespielt wurde. Die Tischdatei, die sie hat, gehört dazu.',
  unprovedDice: 'Nicht bewiesen: Wer Würfel eintippt, kann jedes Spiel erfinden.',
  unprovedRound: ({ round }) =>
    `Hier nicht bewiesen: Eine Halle hat die Würfel gegeben. Die Runde beweist sie: dicetable verify http://HALLE:8091/round/${round}`,
  configSummary: 'die geltende Konfiguration ausgeben, und woher jeder Wert kam',
  configHelp:
    'Gibt die geltende Konfiguration als Tischdatei aus, mit der Herkunft jedes Werts: Vorgabe, Zeile der Tischdatei oder Option. Prüft unterwegs alles.',
  schema: 'stattdessen das JSON-Schema der Tischdatei für Editoren ausgeben',
  inForce: ({ source }) => `# Die geltende Konfiguration. ${source}`,
  noFile: 'Es gibt keine Tischdatei.',
  fileIs: ({ file }) => `Tischdatei: ${file}`,
  byDefault: 'Vorgabe',
  backupSummary: 'das Journal kopieren, solange kein Tisch läuft',
  backupHelp:
    'Kopiert das Journal mit jedem Spiel und der Bestenliste. Ein laufender Tisch macht jeden Tag von selbst eine Sicherung, und seine Betriebsseite macht mehr.',
  backupFile: 'wohin; sonst eine neue Datei im Ordner der Sicherungen',
  copied: ({ file, held }) => `Das Journal wurde kopiert nach ${file}: ${held}.`,
  held: ({ games, events }) =>
    `${number(games)} ${plural(games, { one: 'Spiel', other: 'Spiele' })}, ${number(events)} ${plural(events, { one: 'Ereignis', other: 'Ereignisse' })}`,
  restoreSummary: 'eine Sicherung an die Stelle des Journals setzen',
  restoreHelp:
    'Prüft die Sicherung Ereignis für Ereignis und setzt sie an die Stelle des Journals. Das Journal, das dort war, bleibt daneben erhalten.',
  restoreFile: 'die Sicherung',
  restored: ({ folder, held }) => `Das Journal in ${folder} hat jetzt ${held}.`,
  flashSummary: 'die Firmware auf die Platine spielen',
  flashHelp:
    'Schreibt die Firmware dieser Version über den Bootloader auf einen Arduino Uno oder Nano (ATmega328P), liest sie zurück, startet sie und wartet, bis sie antwortet. Der Tisch darf dabei nicht laufen. Strg-C und ein gezogenes Kabel schaden nicht: Es lässt sich wiederholen.',
  flashPort: 'der serielle Anschluss der Platine; sonst die einzige, die angesteckt ist, oder eine Frage',
  flashFirmata: 'stattdessen das Firmata von node-pixel schreiben, für --board firmata',
  flashJson: 'JSON ausgeben, eine Zeile je Schritt, dann das Ergebnis',
  flashPorts: 'Welche Platine?',
  flashFind: 'ihr Bootloader wird gesucht',
  flashWrite: 'wird geschrieben',
  flashRead: 'wird zurückgelesen',
  flashStart: 'wird gestartet',
  flashOn: ({ port, maker }) => `Die Platine an ${port}${maker === '' ? '' : ` (${maker})`} wird bespielt`,
  flashed: ({ bytes, bootloader, seconds, old }) =>
    `${bytes} Bytes in ${seconds} s über ${bootloader} geschrieben und zurückgelesen.${old}`,
  flashOptiboot: ({ version }) => `Optiboot ${version}`,
  flashOld: ({ version }) => `den alten Bootloader (${version})`,
  flashOldToo:
    ' Hinter diesem hat die Platine keinen Watchdog: Hängt ihr Programm, setzt dieser Rechner sie zurück.',
  replaced: ({ file }) => `Das vorige bleibt als ${file}`,
} satisfies Words<typeof ENGLISH>;
