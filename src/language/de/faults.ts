/** German of `en/faults.ts`. */
import type { FAULTS as ENGLISH, FaultText } from '../en/faults.ts';

export const FAULTS = {
  'link-open': {
    what: 'Der serielle Anschluss lässt sich nicht öffnen',
    cause:
      'Das Kabel steckt nicht, der Anschluss heißt anders, ein anderes Programm hat ihn offen, oder das Recht dazu fehlt',
    display: 'OFFLINE',
    advice: 'Kabel und Namen des Anschlusses prüfen, und dass kein anderes Programm ihn offen hat.',
  },
  'link-lost': {
    what: 'Die Platine ist weg',
    cause: 'Das Kabel wurde gezogen, oder die Platine hat keinen Strom mehr',
    display: 'OFFLINE',
    advice: 'Das Kabel wieder einstecken; das Spiel wartet und geht von selbst weiter.',
  },
  'port-lost': {
    what: 'Die Platine ist nicht mehr an ihrem Anschluss',
    cause:
      'Das Kabel wurde gezogen, die Platine hat keinen Strom mehr, oder ihr Anschluss heißt jetzt anders',
    display: 'OFFLINE',
    advice:
      'Das Kabel wieder einstecken; das Spiel wartet und geht von selbst weiter. Steckt es jetzt an einem anderen Anschluss, den Tisch mit diesem neu starten, oder mit --port auto: Dann findet er die Platine selbst.',
  },
  'port-moved': {
    what: 'Die Platine scheint an einem anderen Anschluss zu sein',
    cause: 'Das Kabel wurde wieder eingesteckt, als sein Anschluss noch offen war, oder anderswo',
    display: 'OFFLINE',
    advice:
      'Das Kabel ziehen und noch einmal einstecken, denn oft bekommt es dann seinen alten Anschluss zurück; oder den Tisch mit --port auto neu starten: Dann findet er die Platine selbst. Das Spiel geht weiter, wo es war.',
  },
  'board-silent': {
    what: 'Die Platine antwortet nicht',
    cause: 'Die Platine hat keinen Strom, ist eine andere, oder auf ihr läuft ein anderes Programm',
    display: 'OFFLINE',
    advice: 'Prüfen, ob sie Strom hat und mit firmware/dicetable.hex bespielt ist.',
  },
  'firmware-mismatch': {
    what: 'Auf der Platine läuft eine andere Version der Firmware',
    cause: 'Dicetable wurde erneuert und die Platine nicht, oder umgekehrt',
    display: 'OFFLINE',
    advice:
      'Die Firmware dieser Version aufspielen: auf der Seite für den Betrieb unter „Platine“, oder mit `dicetable flash`.',
  },
  'firmata-silent': {
    what: 'Keine Firmata-Platine antwortet',
    cause: 'Die Platine hat keinen Strom, auf ihr läuft kein Firmata, oder sie hört diesen Rechner nicht',
    display: '',
    advice:
      'Strom und Leitungen prüfen, und dass sie bespielt ist, wie es im README unter „Firmata cabinets“ steht.',
  },
  'firmata-firmware': {
    what: 'Auf der Platine läuft die falsche Firmware für Firmata',
    cause: 'Auf der Platine läuft ein Firmata, das die LEDs nicht ansteuern kann',
    display: '',
    advice: 'Bespielen, wie es im README unter „Firmata cabinets“ steht.',
  },
  'firmata-packages': {
    what: 'Die Pakete für Firmata-Platinen sind nicht installiert',
    cause: 'Dicetable wurde als Paket eines anderen Projekts oder ohne seine Entwicklungspakete installiert',
    display: '',
    advice:
      'Nach `npm ci` aus einem Checkout spielen, oder sie neben Dicetable installieren, mit den overrides seiner package.json.',
  },
  'firmware-file': {
    what: 'Die Firmware-Datei ist nicht zu gebrauchen',
    cause: 'Die Datei fehlt oder wurde für einen anderen Chip gebaut',
    display: 'OFFLINE',
    advice: 'Eine Intel-HEX-Datei für den ATmega328P nennen; `npm run firmware` baut firmware/dicetable.hex.',
  },
  'flash-board': {
    what: 'Diese Platine wird nicht bespielt',
    cause: 'Es ist eine andere Platine als ein Uno oder Nano mit einem ATmega328P, oder ihr Bootloader fehlt',
    display: '',
    advice:
      'Einen Arduino Uno R3 oder einen klassischen Nano (ATmega328P) anstecken. Es wurde nichts geschrieben.',
  },
  'board-flashing': {
    what: 'Die Platine bekommt ihre Firmware',
    cause: 'Auf der Seite für den Betrieb wurde darum gebeten',
    display: '',
    advice: 'Es dauert ein paar Sekunden; das Spiel wartet und geht von selbst weiter.',
  },
  'flash-failed': {
    what: 'Die Platine ließ sich nicht bespielen',
    cause:
      'Das Kabel wurde gezogen oder ist schlecht, oder ein anderes Programm hat mit der Platine gesprochen',
    display: '',
    advice:
      '`dicetable flash` noch einmal aufrufen: Die Platine lässt sich bespielen, wie auch immer sie verlassen wurde.',
  },
  'service-refused': {
    what: 'Der Dienst des Tischs ist nicht eingerichtet',
    cause: 'Das Recht dazu fehlt, der Rechner hat kein systemd, oder etwas dieses Namens gibt es schon',
    display: '',
    advice:
      'Das beheben und es noch einmal versuchen; wie, und was bei anderen Rechnern zu tun ist, sagt hardware/HOST.md.',
  },
  'hall-failed': {
    what: 'Die Halle kann das nicht',
    cause:
      'Ein Programm ist nicht installiert, ein Port ist belegt, die Datenbank antwortet nicht, oder ein Code ist falsch',
    display: '',
    advice: 'Das beheben und noch einmal versuchen; src/hall sagt, wie eine Halle eingerichtet wird.',
  },
  'update-refused': {
    what: 'Der Tisch bekommt keine neue Version',
    cause:
      'Die Datei ist keine Version für diesen Tisch, die Platte ist voll, oder die neue Version spielt hier nicht',
    display: '',
    advice: 'Der Tisch spielt wie zuvor; was eine neue Version braucht, sagt src/update.',
  },
  'button-stuck': {
    what: 'Eine Taste klemmt',
    cause: 'Sie klemmt, jemand lehnt darauf, oder ihre Drähte berühren sich',
    display: 'KLEMMT',
    advice: 'Lösen oder die Drähte richten: Dann zählt sie wieder. Alle anderen Tasten gehen weiter.',
  },
  'button-chatter': {
    what: 'Eine Taste prellt',
    cause:
      'Ihr Kontakt ist verschlissen oder lose, oder die Platine meldet so viel, wie niemand drücken kann',
    display: 'PRELLT',
    advice:
      'Zwei Sekunden in Ruhe lassen: Dann zählt sie wieder. Kommt es wieder, die Taste tauschen oder ihre Drähte prüfen. Alle anderen Tasten gehen weiter.',
  },
  'display-absent': {
    what: 'Die Anzeige antwortet nicht ganz',
    cause: 'Ein Modul hat keinen Strom, einen losen Draht oder eine falsche Adresse',
    display: '',
    advice:
      'Leitungen und Adressen prüfen (0x70 und 0x71). Das Spiel geht weiter; die Seiten zeigen, was die Anzeige zeigen würde.',
  },
  'rail-low': {
    what: 'Die LEDs haben zu wenig Spannung',
    cause: 'Ihr Netzteil ist aus, zu schwach oder durchgebrannt, oder der Teiler an A3 fehlt',
    display: '',
    advice:
      'Das 5-V-Netzteil und seine Sicherungen prüfen. Das Spiel geht weiter; die Seiten zeigen die Würfel.',
  },
  'journal-open': {
    what: 'Das Journal lässt sich nicht öffnen',
    cause: 'Der Ordner fehlt, ist schreibgeschützt oder gehört jemand anderem',
    display: 'JOURNAL',
    advice: 'Prüfen, ob der Datenordner da und beschreibbar ist.',
  },
  'journal-in-use': {
    what: 'Das Journal wird gerade benutzt',
    cause: 'Ein anderer Tisch hat es offen, oder ein Befehl, der es liest',
    display: 'BESETZT',
    advice: 'Zuerst den anderen Tisch beenden, oder mit --data-dir einen anderen Datenordner angeben.',
  },
  'journal-write': {
    what: 'Das Journal lässt sich nicht schreiben',
    cause: 'Die Platte ist voll oder defekt',
    display: 'PLATTE',
    advice:
      'Freien Platz und Zustand der Platte prüfen, dann neu starten (ein Tisch, der spielt, endet nach einer halben Minute von selbst, damit ein Dienst ihn neu startet); nichts, was gezeigt wurde, ist verloren.',
  },
  'journal-damaged': {
    what: 'Das Journal ist beschädigt',
    cause: 'Die Platte hat Geschriebenes verloren oder verändert, oder Dateien wurden von Hand verschoben',
    display: 'DATEN',
    advice:
      'Eine Sicherung zurückholen, oder journal.db und die Dateien daneben wegräumen, um ein neues zu beginnen.',
  },
  'pin-write': {
    what: 'Die PIN lässt sich nicht aufheben',
    cause: 'Die Platte ist voll, oder der Datenordner ist schreibgeschützt',
    display: 'ALTE PIN',
    advice:
      'Die PIN, die der Tisch zeigt, gilt bis zum nächsten Start. Freien Platz und Datenordner prüfen, dann eine neue PIN machen.',
  },
  'log-write': {
    what: 'Das Log lässt sich nicht schreiben',
    cause: 'Die Platte ist voll oder defekt',
    display: '',
    advice:
      'Freien Platz und Zustand der Platte prüfen; bis zum nächsten Start gehen die Zeilen ins Terminal.',
  },
  'backup-failed': {
    what: 'Die Sicherung ist nicht gelungen',
    cause: 'Die Platte ist voll, der Ordner ist schreibgeschützt, oder das Journal ist beschädigt',
    display: '',
    advice:
      'Freien Platz prüfen, und dass der Ordner beschreibbar ist. Ist das Journal beschädigt, bald die neueste Sicherung zurückholen, denn was bis dahin gespielt wird, ist in keiner.',
  },
  'backup-unusable': {
    what: 'Das lässt sich nicht zurückholen',
    cause: 'Die Datei ist keine Sicherung, wurde nicht ganz kopiert oder später beschädigt',
    display: '',
    advice: 'Eine andere Datei nennen, die Dicetable als Sicherung gemacht hat; nichts wurde verändert.',
  },
  'not-verifiable': {
    what: 'Dieses Spiel lässt sich nicht prüfen',
    cause: 'Es gibt kein Spiel mit dieser Nummer, oder es läuft noch',
    display: '',
    advice: 'Ein beendetes Spiel nennen; die Nummern stehen im Verlauf.',
  },
  'league-refused': {
    what: 'Die Ligen der Halle tun das nicht',
    cause: 'Ein Tippfehler, ein anderer Stand der Liga oder eine Datenbank, die nicht erreichbar ist',
    display: '',
    advice: 'Das in Ordnung bringen und noch einmal versuchen; nichts wurde geändert.',
  },
  'round-refused': {
    what: 'Die Runden mit gleichen Würfeln tun das nicht',
    cause: 'Ein Tippfehler, ein anderer Stand der Runde oder eine Datenbank, die nicht erreichbar ist',
    display: '',
    advice: 'Das in Ordnung bringen und noch einmal versuchen; nichts wurde geändert.',
  },
  'config-wrong': {
    what: 'Die Konfiguration stimmt nicht',
    cause: 'Ein Tippfehler, oder ein Wert außerhalb der Grenzen',
    display: 'CONFIG',
    advice: 'Die genannte Stelle richten; `dicetable config` gibt aus, was gilt.',
  },
  'rules-unknown': {
    what: 'Diese Spielregeln gibt es nicht',
    cause: 'Sie wurden aus der Tischdatei entfernt, oder ihr Name ist falsch geschrieben',
    display: 'REGELN',
    advice: '`dicetable rules` zählt sie auf; --config nennt die eigene Tischdatei.',
  },
  'address-in-use': {
    what: 'Die Adresse ist belegt',
    cause: 'Ein zweiter Tisch läuft, oder ein anderes Programm benutzt diesen Port',
    display: 'NETZ ZU',
    advice: 'Mit --http-port einen anderen wählen, oder das andere Programm beenden.',
  },
  'address-wrong': {
    what: 'Unter dieser Adresse lässt sich die Seite nicht zeigen',
    cause: 'Die Adresse gehört nicht zu diesem Rechner, oder der Port braucht mehr Rechte',
    display: 'NETZADR',
    advice: 'Mit --host eine Adresse dieses Rechners nennen, und mit --http-port einen Port über 1023.',
  },
} satisfies Record<keyof typeof ENGLISH, FaultText>;
