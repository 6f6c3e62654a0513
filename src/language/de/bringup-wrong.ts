/** Das erste Licht: was schiefgehen kann, wie es zu sehen ist, mit Ursache und Abhilfe. */
import type { BRINGUP_WRONG as ENGLISH } from '../en/bringup-wrong.ts';
import type { Words } from '../words.ts';

export const BRINGUP_WRONG: Words<typeof ENGLISH> = {
  noBeat: {
    symptom: 'Die LED an {heartbeatPin} blinkt nie.',
    cause: 'Auf der Platine ist keine Firmware, oder sie hat keinen Strom.',
    remedy:
      'Leuchtet die Betriebs-LED? Wenn nicht: ein anderes USB-Kabel, ein anderer Anschluss. Sonst: `npx --no-install dicetable flash`. Findet das keine Platine, hat das Kabel keine Datenleitungen.',
  },
  beatsAlone: {
    symptom: 'Die LED blinkt, aber der Tisch findet die Platine nicht.',
    cause: 'Der Anschluss ist ein anderer, ist von einem Programm belegt oder darf nicht geöffnet werden.',
    remedy:
      'Serielle Monitore schließen; unter Linux `sudo usermod -aG dialout $USER` eingeben und neu anmelden; bei mehreren Platinen den Anschluss nennen (`--port`). Der Tisch sagt, was im Weg ist.',
  },
  weakUsb: {
    symptom: 'Weniger als 4,75 V an der Platine.',
    cause: 'Ein dünnes oder langes USB-Kabel, oder ein Hub ohne eigene Versorgung.',
    remedy: 'Ein kurzes Kabel mit dicken Adern, direkt am Rechner oder an einem Hub mit eigener Versorgung.',
  },
  displaysDark: {
    symptom: 'Beide sind dunkel.',
    cause: 'SDA ({sda}) und SCL ({scl}) sind vertauscht, oder die 5 V fehlen.',
    remedy:
      'Die beiden Leitungen tauschen; zwischen VCC und GND einer Anzeige 5 V messen. Sie kommen von der Platine, nie von der LED-Versorgung.',
  },
  leftDark: {
    symptom: 'Nur die rechte zeigt etwas.',
    cause: 'Die linke Anzeige antwortet nicht unter {left}.',
    remedy: 'An ihr darf keine Adressbrücke geschlossen sein; dann ihre vier Leitungen prüfen.',
  },
  rightDark: {
    symptom: 'Nur die linke zeigt etwas.',
    cause: 'Die rechte Anzeige antwortet nicht unter {right}.',
    remedy: 'Ihre Adressbrücke A0 mit einem Tropfen Lot schließen; dann ihre vier Leitungen prüfen.',
  },
  displaysSwapped: {
    symptom: 'RGHT steht links.',
    cause: 'Die Anzeige mit der Brücke ({right}) ist links eingebaut.',
    remedy: 'Die Anzeigen tauschen.',
  },
  displayGarbage: {
    symptom: 'Segmente leuchten, aber keine Buchstaben.',
    cause: 'Eine Anzeige, deren Segmente in anderer Folge verdrahtet sind.',
    remedy: 'Eine der Stückliste nehmen: Der Treiberbaustein allein macht sie nicht zur richtigen.',
  },
  buttonDead: {
    symptom: 'Ein Knopf tut nichts.',
    cause: 'Eine Leitung ist ab, oder beide liegen auf derselben Seite des Schalters.',
    remedy:
      'Mit dem Messgerät, gedrückt: weniger als 10 Ω zwischen seiner Klemme auf der Filterplatine und GND, und {inputOhm} von dort zu seinem Anschluss. Es muss der Kontakt sein, der schließt (NO), nicht der, der öffnet.',
  },
  buttonOther: {
    symptom: 'Ein anderer Knopf wird gezählt als der gedrückte.',
    cause: 'Zwei Leitungen sind an der Platine vertauscht.',
    remedy: 'Die Leitungen dieser beiden tauschen; die Liste der Anschlüsse steht in WIRING.md.',
  },
  inputBounces: {
    symptom: 'Ein Druck zählt doppelt, oder es wird Prellen gemeldet.',
    cause: 'Der Kontakt öffnet wieder für mehr als {quietMs} ms, oder die Leitung fängt Störungen ein.',
    remedy:
      'Zuerst ein anderer Schalter. Dann die Lötstellen seines Filters erneuern ({inputFilter}, auf der Filterplatine) und seine Leitung mit ihrer eigenen Masse verdrillen.',
  },
  inputStuck: {
    symptom: 'Ein Knopf gilt ohne Finger als gedrückt oder als klemmend.',
    cause:
      'Er war beim Einschalten oder {stuckS} s lang geschlossen: Eine Leitung berührt Masse, oder der Kontakt ist einer, der öffnet (NC).',
    remedy:
      'Eine Steckhülse vom Schalter ziehen: Bleibt er geschlossen, liegt es an Leitung oder Platine, sonst am Schalter.',
  },
  leverDead: {
    symptom: 'Ziehen bewirkt nichts.',
    cause: 'Der Hebel erreicht seinen Schalter nicht, oder die Leitung zu {leverPin} ist ab.',
    remedy:
      'Den Schalter von Hand drücken: Zählt das, ihn in seinen Schlitzen verschieben, sonst die Leitung prüfen.',
  },
  leverBounces: {
    symptom: 'Ein Zug zählt doppelt, oder es wird Prellen gemeldet.',
    cause: 'Die Feder rüttelt länger als {leverQuietMs} ms am Schalter.',
    remedy:
      'Den Schalter in seinen Schlitzen verschieben, bis er kurz vor dem Ende des Zugs klickt, und die Feder dämpfen.',
  },
  leverStuck: {
    symptom: 'Der Hebel gilt in Ruhe als gezogen.',
    cause: 'Er liegt auf seinem Schalter auf, oder der Kontakt ist der, der öffnet (NC).',
    remedy:
      'Die Kontakte COM und NO nehmen und den Schalter in seinen Schlitzen verschieben, bis er je Zug einmal klickt.',
  },
  buzzerSilent: {
    symptom: 'Stille.',
    cause: 'Die Leitung zu {buzzerPin} ist ab, oder es ist kein passiver Piezo.',
    remedy:
      'Eine Seite über {buzzerOhm} an {buzzerPin}, die andere an GND. Ein Piezo knackt, wenn er an 5 V getippt wird.',
  },
  buzzerGrowls: {
    symptom: 'Ein Knurren, oder derselbe schrille Ton, was auch gespielt wird.',
    cause: 'Ein aktiver Summer, der einen eigenen Ton hat, oder ein magnetischer.',
    remedy:
      'Einen passiven Piezo nehmen. Ein magnetischer zieht mehr, als der Anschluss geben darf: sofort abnehmen.',
  },
  railMissing: {
    symptom: 'Es werden 0 V gelesen, obwohl die Versorgung an ist.',
    cause: 'Eine Sicherung, der Netzschalter oder der Teiler an {railPin}.',
    remedy:
      'Mit dem Messgerät von der Versorgung an: ihr Ausgang, hinter der Hauptsicherung ({trunkFuseA} A, mit einem Tischnetzteil {desktopFuseA} A), hinter jeder Strangsicherung ({laneFuseA} A), am letzten Würfel. Sind überall 5 V, die beiden Widerstände von {dividerOhm} prüfen.',
  },
  railLow: {
    symptom: 'Weniger als {lowV} V, während nichts leuchtet.',
    cause: 'Die Versorgung ist zu niedrig eingestellt, oder eine Verbindung ist schlecht.',
    remedy:
      'Die Versorgung an ihrer Schraube auf 5,0 V stellen, nur wie BUILD.md es unter „Power, without data“ sagt: Netzspannung ist an (ein Tischnetzteil ohne Schraube: ein anderes nehmen); eine Verbindung, die warm wird, ist schlecht.',
  },
  railHigh: {
    symptom: 'Mehr als {highV} V.',
    cause: 'Die Versorgung ist zu hoch eingestellt oder keine für 5 V.',
    remedy:
      'Ausschalten und die Würfel abstecken: Über 5,3 V sterben Pixel. Vor dem Anstecken auf 5,0 V herunterstellen, nur wie BUILD.md es unter „Power, without data“ sagt: Netzspannung ist an.',
  },
  railGhost: {
    symptom: 'Mehr als {offV} V, obwohl die Versorgung aus ist.',
    cause: 'Etwas speist die LEDs: die 5 V der Platine oder eine Datenleitung.',
    remedy:
      'Die 5 V der Platine gehen nur zu Anzeigen und Pull-ups. Die Stränge einzeln abziehen, um den schuldigen zu finden.',
  },
  allDark: {
    symptom: 'Kein Würfel leuchtet je.',
    cause:
      'Unter {driveV} V steuert die Platine keinen an, oder die Datenleitungen enden auf der falschen Seite.',
    remedy:
      'Ist die LED-Versorgung an (voriger Schritt)? Die Datenleitung geht an DIN; DOUT führt zur nächsten Matrix.',
  },
  laneDark: {
    symptom: 'Beide Würfel eines Strangs bleiben dunkel, oder nur sein erster.',
    cause:
      'Seine Datenleitung ({lane1}, {lane2}, {lane3}), seine Sicherung, oder DIN und DOUT der ersten Matrix.',
    remedy:
      'An der ersten Matrix 5 V messen; dann {laneOhm} zwischen Anschluss und DIN; dann nachsehen, ob die Datenleitung an DIN liegt, nicht an DOUT.',
  },
  secondDark: {
    symptom: 'Nur der zweite Würfel eines Strangs bleibt dunkel.',
    cause: 'Die Leitung von DOUT des ersten zu DIN des zweiten, oder seine Versorgung.',
    remedy: 'Am zweiten 5 V messen; die drei Leitungen zwischen beiden prüfen.',
  },
  lanesSwapped: {
    symptom: 'Ein Würfel eines anderen Paars leuchtet.',
    cause: 'Die Datenleitungen zweier Stränge sind an der Platine vertauscht.',
    remedy: 'Tauschen: {lane1} gehört zu Würfel 1 und 2, {lane2} zu 3 und 4, {lane3} zu 5 und 6.',
  },
  diceSwapped: {
    symptom: 'Der andere Würfel desselben Paars leuchtet.',
    cause: 'Der Strang beginnt am falschen seiner beiden Würfel.',
    remedy:
      'Die Datenleitung geht zuerst zum linken Würfel des Paars: beide Rahmen abschrauben und samt Leitungen die Plätze tauschen.',
  },
  letterBroken: {
    symptom: 'Kein F in irgendeiner Lage: Zeilen sind zerrissen.',
    cause: 'Die Zeilen laufen anders, als beim laufenden Punkt gesagt wurde.',
    remedy: 'Den laufenden Punkt noch einmal ansehen und das andere sagen.',
  },
  chainStops: {
    symptom: 'Der Punkt bleibt in einem Würfel stehen, oder alles dahinter ist dunkel oder wild.',
    cause: 'Ein kaputtes Pixel: Dort endet die Kette.',
    remedy: 'Die Matrix oder dieses Pixel ersetzen.',
  },
  mixedLayouts: {
    symptom: 'Der Punkt läuft auf den Würfeln verschieden.',
    cause: 'Zwei Arten von Matrizen: Der Tisch kennt einen Weg für alle.',
    remedy: '{dice} von derselben Art nehmen.',
  },
  coloursShift: {
    symptom: 'Nachbarn sind verschieden, obwohl alle eine Farbe haben sollten.',
    cause: 'Pixel mit einer vierten Farbe (RGBW): Sie nehmen je vier Byte.',
    remedy: 'Sie sind nicht brauchbar. Dreifarbige der Stückliste nehmen.',
  },
  coloursFlicker: {
    symptom: 'Farben flackern oder ändern sich von selbst.',
    cause: 'Die Datenleitung läuft ohne eigene Masse, oder die {laneOhm} an der Matrix fehlen.',
    remedy: 'Neben jede Datenleitung Masse legen; Platine und LED-Versorgung nur im Sternpunkt verbinden.',
  },
  coloursMixed: {
    symptom: 'Die Würfel unterscheiden sich in der Farbe.',
    cause: 'Arten von Pixeln mit verschiedener Farbfolge: Der Tisch kennt eine für alle.',
    remedy: '{dice} von derselben Art nehmen.',
  },
  currentHigh: {
    symptom: 'Mehr als {limitA} A.',
    cause: 'Die Pixel ziehen mehr als je {pixelMa} mA, oder das Gerät sieht mehr als den Stamm.',
    remedy:
      'Nur eine Leitung darf in der Zange sein. Stimmt es doch, `leds.limitMa` um so viel senken, wie zu viel gemessen wird.',
  },
  currentLow: {
    symptom: 'Viel weniger als die Grenze.',
    cause: 'Die Pixel ziehen bei vollem Weiß weniger als {pixelMa} mA.',
    remedy:
      'Speichern, was aus dem Messwert berechnet wurde (`leds.pixelMa`): Bilder werden bei gleicher Grenze heller.',
  },
  farLow: {
    symptom: 'Weniger als {lowV} V am letzten Pixel, oder Weiß, das dort gelb wird.',
    cause: 'Dünne oder lange Leitungen, oder eine schlechte Verbindung: {dropMv} mV dürfen verloren gehen.',
    remedy:
      'Von der Versorgung an messen, bis der Verlust gefunden ist; Querschnitte und Längen stehen in POWER.md.',
  },
  fuseBlows: {
    symptom: 'Eine Sicherung fällt.',
    cause: 'Ein Kurzschluss, oder eine Sicherung mit falschem Wert.',
    remedy:
      'Die Würfel dahinter abziehen und + gegen − messen: Weniger als 10 Ω sind ein Kurzschluss. Nie eine größere Sicherung nehmen.',
  },
};
