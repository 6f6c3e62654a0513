/** German of `en/table.ts`. */
import type { TABLE as ENGLISH } from '../en/table.ts';
import type { Words } from '../words.ts';
import { list, money, number, plural } from './grammar.ts';

const pointsOf = (count: number) => plural(count, { one: '1 Punkt', other: `${number(count)} Punkte` });
const often = (presses: number) => (presses === 1 ? 'einmal' : `${presses}-mal`);

export const TABLE = {
  rehearsal: 'Probe, mit getippten Würfeln.',
  whichLesson: ({ game }) => `Neu hier? Wählen führt durch ein erstes Spiel ${game}, das nie zählt.`,
  lessonBegin:
    'Hebel ziehen: Fünf Würfel rollen. Jeder Zug hat drei Würfe; danach kommt das Ergebnis in ein Feld der Karte.',
  lessonNext:
    'Es steht auf der Karte. Jedes Feld wird einmal gefüllt, und eines, das nicht passt, bekommt 0. Hebel ziehen für den nächsten Zug.',
  lessonOver:
    'Das ist alles. Weiterspielen, oder Zurück und Weiter zusammen halten, bis das Menü aufgeht: ABBRUCH beendet diese Übung.',
  lessonPaid: 'Das ist alles. Hebel ziehen, um ein eigenes Spiel einzurichten.',
  lessonHold: ({ buttons }) =>
    `Die Halte-${plural(buttons.length, { one: 'Taste', other: 'Tasten' })} ${list(buttons)} drücken: Diese Würfel bleiben, die anderen rollen noch einmal.`,
  lessonFree: ({ buttons }) =>
    `Halte-${plural(buttons.length, { one: 'Taste', other: 'Tasten' })} ${list(buttons)} noch einmal drücken: Diese Würfel rollen besser mit.`,
  lessonRoll: 'Gut. Hebel ziehen: Nur die Würfel, die nicht gehalten sind, rollen.',
  lessonScore: ({ box, points: count }) =>
    `Kein Wurf ist übrig: ein Feld füllen. Wählen zeigt das beste, ${box} für ${pointsOf(count)}; Zurück und Weiter zeigen andere.`,
  lessonStop: ({ box, points: count }) =>
    `${box} ist schon da, für ${pointsOf(count)}: Wählen zeigt es. Oder Würfel halten und weiterrollen.`,
  lessonShown: 'Wählen trägt es ein, Zurück und Weiter zeigen andere Felder.',
  setUp: 'Den Hebel ziehen, um ein Spiel einzurichten.',
  learnOffer: 'Neu hier? Hebel ziehen, dann Zurück drücken: LERNEN.',
  credit: ({ credits, price, currency }) => `Kredite: ${credits}. Einer kostet ${money(price, currency)}.`,
  costs: ({ cost, credits }) =>
    `Dieses Spiel kostet ${plural(cost, { one: 'einen Kredit', other: `${number(cost)} Kredite` })}; es ${credits === '1' ? 'ist' : 'sind'} ${credits} da.`,
  coin: ({ credits }) => `Danke. Kredite: ${credits}.`,
  slam: 'Jemand hat den Tisch gestoßen oder gehoben. Das Spiel geht weiter.',
  doorOpen: 'Die Münztür wurde geöffnet. Das Spiel geht weiter.',
  coinJam: ({ channel }) => `Eine Münze klemmt in Kanal ${channel}: Er zählt nichts, bis er frei ist.`,
  called: ({ names, league }) => `${list(names)}, hier wird eure Begegnung von ${league} gespielt.`,
  goOn: ({ names }) =>
    `Das Spiel von ${list(names)} kann weitergehen: den Hebel ziehen. Mit Wählen beginnt ein neues.`,
  whichGame: ({ game }) => `${game}? Zurück und Weiter zeigen andere Spiele, Wählen nimmt dieses.`,
  whichLanguage: ({ language }) =>
    `${language}? Wählen macht es zur Sprache dieses Tisches. Zurück und Weiter zeigen die Spiele.`,
  coachOff: 'Ohne Trainer?',
  whichRound: ({ id, game, players }) => `Gleiche Würfel, Runde ${id}: ${game} zu ${players}?`,
  ofRound: ({ game, id }) => `${game}, Runde ${id}`,
  dealtSo: ({ dice }) => `Die Halle hat diesen Wurf gegeben: dieselben Würfel wie damals halten (${dice}).`,
  coachAfter: 'Ein Trainer, der sagt, was jede Wahl kostet?',
  coachLive: 'Ein Trainer, der die beste Wahl zeigt?',
  languageUnkept:
    'Der Tisch spricht jetzt so, aber die Tischdatei ließ sich nicht schreiben: Nach einem Neustart spricht er wieder wie vorher.',
  whoPlays: ({ names, game }) =>
    `${list(names)} ${plural(names.length, { one: 'spielt', other: 'spielen' })} ${game}.`,
  offeredName: ({ number, name }) =>
    `Platz ${number} ist ${name}: Wählen nimmt den Namen, Zurück und Weiter beginnen einen anderen.`,
  endOfName: ({ number, name }) => `Platz ${number} ist ${name}: Wählen nimmt den Namen.`,
  /** Where the last letter of a name is taken. */
  nameEnd: 'ENDE',
  nameKeep: 'MERKEN',
  outOfOrder: 'Der Tisch wartet auf seine Platine. Kein Spiel geht verloren.',
  guestsFault: ({ fault }) => `${fault}. Bitte sag es jemandem, der sich um den Tisch kümmert.`,
  firstBlank: ({ number }) => `Platz ${number}: ein Leerzeichen. Wählen nimmt es, Halten 1 löscht.`,
  blank: ({ number, text }) =>
    `Platz ${number}: ${text} und ein Leerzeichen. Wählen nimmt es, Halten 1 löscht.`,
  letter: ({ number, text }) =>
    `Platz ${number}: ${text}. Wählen nimmt den Buchstaben, Halten 1 löscht, 2 bis 6 führen zu A, F, K, P, U.`,
  letterAgain: ({ number, text, letter }) =>
    `Platz ${number}: ${text}. Zurück führt zu ENDE, Wählen nimmt noch ein ${letter}, 2 bis 6 führen zu A, F, K, P, U.`,
  badLine: ({ line, digits }) => `Zeile ${line} ist ${digits}: Ein Wurf sind 1 bis 6 Ziffern von 1 bis 6.`,
  wrongCount: ({ line, digits, count }) =>
    `Zeile ${line} ist ${digits}, aber jetzt ${plural(count, { one: 'rollt 1 Würfel', other: `rollen ${count} Würfel` })}.`,
  noDice: 'In diesem Text sind keine Würfel.',
  typeFirst: 'Erst die Würfel tippen.',
  housePlays: ({ player }) => `${player} spielt für das Haus. Jede Taste macht es schneller.`,
  ofHouse: ({ rules }) => `${rules}: das Haus`,
  houseOffered: ({ number, name }) =>
    `Platz ${number} ist ${name}, vom Haus: Wählen nimmt es, Zurück und Weiter zeigen andere.`,
  codeAsked: ({ number, name, missing }) =>
    missing === 0
      ? `Platz ${number}: Wählen nimmt den Code, Halten 1 löscht eine Ziffer.`
      : `Platz ${number}: ${name} heißt schon jemand. Den Code eingeben, noch ${plural(missing, { one: '1 Ziffer', other: `${missing} Ziffern` })}. Gleich Wählen: ohne Code spielen.`,
  keepName: ({ number, name }) =>
    `Platz ${number}, ${name}: Wählen, und der Tisch kennt dich nächstes Mal, an vier eigenen Ziffern.`,
  codeChosen: ({ number, name, missing }) =>
    `Platz ${number}: vier Ziffern, an denen der Tisch ${name} wiedererkennt, noch ${missing}. Gleich Wählen: ohne spielen.`,
  codeWrong: 'Das ist nicht der Code.',
  codeWait: 'Zu viele falsche Codes: zehn Minuten oder länger warten, oder den Platz mit dem Handy nehmen.',
  holdOn: 'Wählen gedrückt halten: Die Punkte werden zurückgenommen.',
  rolls: ({ player }) => `${player} würfelt.`,
  rollsLeft: ({ player, rolls }) =>
    `${player} hat noch ${plural(rolls, { one: '1 Wurf', other: `${rolls} Würfe` })}.`,
  rollsLeftSaved: ({ player, rolls, saved }) =>
    rolls === 1 && saved === 1
      ? `${player} hat noch 1 Wurf, einen gesparten.`
      : `${player} hat noch ${plural(rolls, { one: '1 Wurf', other: `${rolls} Würfe` })}, davon ${saved === rolls ? 'alle' : saved} gespart.`,
  anyRolls: ({ player }) => `${player} hat beliebig viele Würfe.`,
  claimed: ({ player }) => `${player} hat den Bonus geholt.`,
  choosesAgain: ({ player }) => `${player} wählt neu.`,
  rollsNoMore: ({ player }) => `${player} würfelt nicht mehr.`,
  noRolls: ({ player }) => `${player} hat keinen Wurf mehr.`,
  takesMore: ({ box, points }) => `${box} nimmt ${pointsOf(points)} dazu. Mit Wählen holen.`,
  scratchAgain: ({ box, seconds }) =>
    `In den nächsten ${seconds} Sekunden noch einmal Wählen drücken, um ${box} zu streichen.`,
  andBonus: ({ bonus }) => `Dazu kommt ein Bonus von ${bonus}.`,
  hasTotal: ({ player, total }) => `${player} hat ${pointsOf(total)}.`,
  boxOpen: ({ player, box }) => `${player}: ${box} ist offen.`,
  boxHas: ({ player, box, points }) => `${player}: ${pointsOf(points)} in „${box}“.`,
  asks: ({ player, what }) => `${player}: ${what}`,
  banksAgain: ({ player }) => `${player} sichert neu`,
  inTurn: ({ player, points }) => `${player}: ${pointsOf(points)} in diesem Zug.`,
  spared: ({ player, points }) => `${player}: Nichts zählt, und das bringt ${pointsOf(points)}.`,
  rollOrBank: 'Alle Würfel noch einmal rollen, oder sichern.',
  bank: 'Mit Wählen sichern.',
  hotDice: 'HEISSE WÜRFEL!',
  lost: ({ player, farkle, lost }) => `${player}: ${farkle} ${pointsOf(lost)} verloren.`,
  penalty: ({ cost }) => `Dazu eine Strafe: ${pointsOf(cost)}.`,
  farkleCosts: ({ player, cost, total }) =>
    `Ein Farkle kostet ${player} ${number(cost)} Punkte. ${player} hat jetzt ${number(total)}.`,
  farklesCost: ({ player, farkles, cost, total }) =>
    `${farkles} Farkles in Folge kosten ${player} ${number(cost)} Punkte. ${player} hat jetzt ${number(total)}.`,
  corrected: 'Das Spiel wurde berichtigt.',
  allOut: 'Alle sind ausgeschieden.',
  askName: ({ player }) => `Zurück und Weiter beginnen einen Namen für ${player}, Wählen macht ohne weiter.`,
  stopped: ({ fault }) => `Der Tisch steht. ${fault}`,
  resume: 'Mit Wählen weiterspielen.',
  takeBack: 'Mit Wählen die letzte Wertung zurücknehmen und neu wählen.',
  skip: 'Mit Wählen diesen Zug später spielen.',
  quit: 'Mit Wählen das Spiel verlassen. Eine Weile setzt der Hebel es fort.',
  pagesAt: ({ address }) => `Die Seiten sind unter ${address}. Wählen geht weiter.`,
  noAddress: 'keine Adresse',
  pinShown:
    'Die Anzeige am Tisch zeigt die PIN der Betriebsseite, keine Seite zeigt sie; auch die Datei operator-pin im Datenordner hat sie. Wählen geht weiter.',
  pinOld: 'Die neue PIN ließ sich nicht aufheben: Die Anzeige zeigt die alte. Wählen geht weiter.',
  pinNotForGuests: 'Gäste eines offenen Tischs machen keine neue PIN: Die alte gilt. Wählen geht weiter.',
  inService: 'Der Service ist offen: Anzeige und Würfel zeigen ihn. Ein Spiel wartet, wie es ist.',
  testButtons: 'Tastentest: eine Taste drücken. Wählen, 5 Sekunden lang gehalten, macht eine neue PIN.',
  tested: ({ button, presses }) => `Tastentest: ${button}, ${often(presses)} gedrückt.`,
  bounced: ({ button, presses, bounces }) =>
    `Tastentest: ${button}, ${often(presses)} gedrückt, davon ${bounces} zu bald nach einem anderen: Der Kontakt prellt.`,
  cut: ({ cut }) => `Die Würfel sind abgehoben: ${cut}.`,
  guestCut: ({ text }) => `Ein Gast hebt die Würfel ab: ${text}.`,
  moreCuts: ({ left }) => `Noch ${left}-mal möglich.`,
  banked: ({ player, points, total }) =>
    `${player} sichert ${number(points)} Punkte und hat jetzt ${number(total)}.`,
  stuck: ({ button }) => `${button} klemmt: lösen. Alle anderen Tasten gehen weiter.`,
  chatters: ({ button }) =>
    `${button} prellt: zwei Sekunden in Ruhe lassen. Alle anderen Tasten gehen weiter.`,
} satisfies Words<typeof ENGLISH>;
