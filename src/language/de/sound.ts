/** German of `en/sound.ts`. */
import type { SOUND as ENGLISH } from '../en/sound.ts';
import type { Words } from '../words.ts';

export const SOUND = {
  noPlayer: ({ players }) =>
    `Dieser Computer hat kein Programm, das Klänge spielt (${players}): Der Tisch ist stumm. Unter Debian bringt apt install alsa-utils eines.`,
  playerEnds: ({ player, why }) =>
    `${player} endet immer wieder${why === '' ? '' : ` (${why})`}: Der Tisch ist stumm, bis es bleibt. Ist ein Lautsprecher angeschlossen?`,
  noVoice:
    'Dieser Computer hat kein espeak-ng: Der Tisch spielt Klänge, sagt aber nichts. Unter Debian bringt es apt install espeak-ng.',
  voiceFails: ({ why }) =>
    `espeak-ng macht keine Worte${why === '' ? '' : ` (${why})`}: Der Tisch spielt Klänge, sagt aber nichts. Unter Debian hilft vielleicht apt install --reinstall espeak-ng-data.`,
  muted:
    'Die Lautstärke ist zu dieser Tageszeit 0, also ist nichts zu hören: sound.volume, nachts sound.nightVolume.',
  ended: ({ why }) => `Der Thread der Klänge ist zu Ende (${why}): Der Tisch ist stumm.`,
  noPack: ({ file, why }) =>
    `Der Klang ${file} ist nicht lesbar (${why}). Dicetable ist nicht gebaut: npm run build macht seine Klänge.`,
  badFolder: ({ folder, why }) =>
    `sound.pack: Der Ordner ${folder} ist nicht lesbar (${why}). Stattdessen spielen unsere eigenen Klänge.`,
  emptyFolder: ({ folder, sounds }) =>
    `sound.pack: Der Ordner ${folder} hat keine WAV-Datei. Die Dateien heißen ${sounds}, jeweils mit .wav dahinter; was fehlt, ist von uns.`,
  badFile: ({ file, why }) => `sound.pack: ${file} wird nicht gespielt: ${why}`,
  noSuch: ({ sounds }) => `Kein Klang heißt so. Es gibt ${sounds}.`,
  unreadable: ({ why }) => `Sie ist nicht lesbar (${why}).`,
  noWav: 'Es ist keine WAV-Datei: Sie beginnt nicht mit RIFF und WAVE.',
  noFormat: 'Sie sagt nicht, wie ihre Werte kodiert sind („fmt “ fehlt vor „data“).',
  noData: 'Sie hat keine Werte („data“ fehlt).',
  empty: 'Sie hat keine Werte.',
  otherCoding: ({ kind, bits }) =>
    `Ihre Werte sind so kodiert, wie es hier niemand liest (Art ${kind}, ${bits} Bit). Als PCM mit 16 Bit sichern.`,
  channels: ({ channels }) => `Sie hat ${channels} Kanäle: Einer oder zwei sind richtig.`,
  rate: ({ rate, least, most }) => `Sie hat ${rate} Werte in der Sekunde: ${least} bis ${most} sind richtig.`,
  tooLong: ({ seconds, most }) => `Sie dauert ${seconds} Sekunden: Höchstens ${most} sind richtig.`,
  tested: 'Eine Fanfare und ein Satz sind gespielt worden.',
} as const satisfies Words<typeof ENGLISH>;
