/** Das erste Licht, Schritt für Schritt. */
import type { BRINGUP as ENGLISH } from '../en/bringup.ts';
import type { Words } from '../words.ts';
import { BRINGUP_WRONG } from './bringup-wrong.ts';

export const BRINGUP: Words<typeof ENGLISH> = {
  title: 'Erstes Licht',
  lead: 'Zehn Schritte führen von der Platine am USB-Kabel zum leuchtenden Tisch. Erst weitergehen, wenn ein Schritt stimmt: Jeder setzt die davor voraus.',
  doTitle: 'Tun',
  seeTitle: 'Sehen',
  measureTitle: 'Messen',
  wrongTitle: 'Wenn nicht',
  symptom: 'Was zu sehen ist',
  cause: 'Wahrscheinliche Ursache',
  remedy: 'Was hilft',
  steps: {
    heartbeat: {
      title: 'Herzschlag',
      do: 'Die LED-Versorgung bleibt aus. Die Platine läuft allein am USB-Kabel. Die Firmware aufspielen (`npx --no-install dicetable flash`) und den Tisch starten (`npm start -- --board serial`).',
      see: 'Die LED am Anschluss {heartbeatPin} der Platine wechselt zweimal in der Sekunde, und der Tisch nennt die Platine bereit. Ohne Tisch zeigt die Anzeige nach zwei Sekunden abwechselnd {offlineText} und {offlineHint}.',
    },
    displays: {
      title: 'Anzeigen',
      do: 'Beide Anzeigen von vorn ansehen.',
      see: 'LEFT auf der linken, RGHT auf der rechten.',
    },
    buttons: {
      title: 'Knöpfe',
      do: 'Jeden der {inputs} Knöpfe einmal langsam drücken und loslassen: Halten 1 bis Halten 6, Zurück, Weiter, Wählen.',
      see: 'Der gedrückte Knopf ist gedrückt, hat einen Druck mehr und kein Prellen, und ist nach dem Loslassen wieder frei.',
    },
    lever: {
      title: 'Hebel',
      do: 'Den Hebel einmal ganz ziehen und zurückkommen lassen.',
      see: 'Ein Druck, kein Prellen, und frei, sobald er zurück ist.',
    },
    buzzer: {
      title: 'Summer',
      do: 'Den Summer tönen lassen.',
      see: 'Ein sauberer Ton, eine Sekunde lang.',
    },
    rail: {
      title: 'LED-Versorgung',
      do: 'Bei ausgeschalteter LED-Versorgung warten, bis der Tisch 0 V liest. Dann die Datenleitungen der Stränge an der Platine abziehen, die Versorgung einschalten und wieder hinsehen; ausschalten, anstecken, einschalten.',
      see: 'Unter {offV} V, solange sie aus ist, {lowV} bis {highV} V, sobald sie an ist: außerhalb davon gilt es als Fehler. Ein guter Aufbau zeigt hier {goodDarkV} V oder mehr; ist es weniger, zuerst nach einer schlechten Verbindung suchen.',
    },
    lanes: {
      title: 'Stränge und Reihenfolge der Würfel',
      do: 'Ein Würfel nach dem anderen leuchtet weiß. Jedes Mal sagen, welcher es ist, von links gezählt.',
      see: 'Die Würfel leuchten von links nach rechts auf, 1 bis {dice}.',
    },
    mounting: {
      title: 'Wie jeder Würfel eingebaut ist',
      do: 'Zuerst läuft ein einzelner Punkt durch jeden Würfel: sagen, wie er von Zeile zu Zeile geht. Dann steht der Buchstabe F auf einem Würfel nach dem anderen: sagen, wie er zu sehen ist.',
      see: 'Am Ende auf jedem der {dice} Würfel ein aufrechtes F.',
    },
    colours: {
      title: 'Farben',
      do: 'Alle Würfel zeigen eine Farbe nach der anderen: sagen, welche zu sehen ist.',
      see: 'Am Ende Rot, Grün, Blau und Weiß, in dieser Folge.',
    },
    current: {
      title: 'Strom',
      do: 'Alle Würfel sind weiß, so hell die Grenze es erlaubt. Die Stromzange um eine Leitung am Halter der Hauptsicherung legen, und ein Voltmeter an das letzte Pixel des letzten Würfels.',
      see: 'Höchstens {limitA} A, und mindestens {lowV} V am letzten Pixel, darunter gilt es als Fehler; ein guter Aufbau zeigt {goodWhiteV} V oder mehr, mit einem Tischnetzteil {desktopWhiteV}. Der Messwert sagt, wie viel die Pixel ziehen, damit Bilder so hell sein dürfen, wie die Grenze wirklich erlaubt.',
    },
  },
  measures: {
    boardVolts: 'Zwischen 5V und GND der Platine',
    displayVolts: 'Zwischen VCC und GND jedes Moduls',
    railVolts: 'Zwischen + und − am letzten Würfel',
    ledMa: 'Durch die Hauptsicherung',
    farVolts: 'Zwischen + und − am letzten Pixel',
  },
  wrong: BRINGUP_WRONG,
  end: 'Alle zehn Schritte stimmen. Den Tisch schließen, den Hebel ziehen und spielen.',
};
