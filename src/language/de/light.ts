/** Was auf den Karten des ersten Lichts außer den Schritten selbst steht. */
import type { LIGHT as ENGLISH } from '../en/light.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const LIGHT: Words<typeof ENGLISH> = {
  begin: 'Anfangen',
  resume: 'Weitermachen',
  leave: 'Verlassen; der Tisch geht weiter',
  anew: 'Von vorn',
  steps: 'Die Schritte',
  stepOf: (step, all) => `Schritt ${step} von ${all}`,
  minutes: (minutes) => `etwa ${minutes} min`,
  right: 'Ja, das stimmt',
  again: 'Noch einmal ansehen',
  wrongTitle: 'Wenn nicht: Was ist zu sehen?',
  found: 'Das sieht der Tisch selbst:',
  reads: 'Der Tisch liest',
  readings: {
    state: 'Platine',
    displays: 'Anzeigen, die antworten',
    railMv: 'LED-Versorgung',
    boardMv: '5 V der Platine',
  },
  volts: (millivolts) => `${number(millivolts / 1000)} V`,
  unknown: '…',
  beep: 'Tönen lassen',
  ask: {
    die: 'Welcher Würfel leuchtet, von links gezählt?',
    path: 'Ein Punkt läuft durch jeden Würfel. Wie geht er am Ende einer Zeile weiter?',
    letter: (die) => `Wie ist das F auf Würfel ${die} zu sehen?`,
    colour: 'Welche Farbe haben alle Würfel?',
  },
  none: { die: 'Keiner', letter: 'Kein F: zerrissene Zeilen', colour: 'Eine andere, oder mehrere' },
  paths: { rows: 'Wieder auf derselben Seite', serpentine: 'In der nächsten Zeile zurück' },
  colours: { red: 'Rot', green: 'Grün', blue: 'Blau' },
  written: 'Steht in der Tischdatei und gilt. Jetzt muss es stimmen:',
  between: (least, most, unit) => `Richtig zwischen ${number(least)} und ${number(most)} ${unit}`,
  measured: 'Aufschreiben',
  pixelMa: (milliamperes) => `Also zieht jedes Pixel bei vollem Weiß ${milliamperes} mA.`,
  noPixelMa: (milliamperes) =>
    `${number(milliamperes)} mA ziehen keine Pixel zusammen: in mA eingegeben, nicht in A? Daraus wird kein leds.pixelMa vorgeschlagen.`,
  save: (milliamperes) => `leds.pixelMa speichern: ${milliamperes}`,
  finished: 'Der fertige Tisch',
  record: 'Protokoll',
  recordOf: (version) => `Dicetable ${version}`,
  begun: 'Begonnen',
  open: 'noch nicht',
  rightBy: (by, at) => `stimmt, ${by}, ${at}`,
  met: 'Unterwegs gesehen',
  print: 'Drucken',
  download: 'Als Text',
};
