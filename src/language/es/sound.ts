/** Spanish of `en/sound.ts`. */
import type { SOUND as ENGLISH } from '../en/sound.ts';
import type { Words } from '../words.ts';

export const SOUND = {
  noPlayer: ({ players }) =>
    `Este ordenador no tiene ningún programa que toque sonidos (${players}): la mesa está muda. En Debian, apt install alsa-utils trae uno.`,
  playerEnds: ({ player, why }) =>
    `${player} se termina una y otra vez${why === '' ? '' : ` (${why})`}: la mesa está muda hasta que aguante. ¿Hay un altavoz conectado?`,
  noVoice:
    'Este ordenador no tiene espeak-ng: la mesa toca sonidos, pero no dice nada. En Debian, apt install espeak-ng lo trae.',
  voiceFails: ({ why }) =>
    `espeak-ng no forma palabras${why === '' ? '' : ` (${why})`}: la mesa toca sonidos, pero no dice nada. En Debian, quizá ayude apt install --reinstall espeak-ng-data.`,
  muted: 'El volumen es 0 a esta hora, así que no se oye nada: sound.volume, de noche sound.nightVolume.',
  ended: ({ why }) => `El hilo de los sonidos ha terminado (${why}): la mesa está muda.`,
  noPack: ({ file, why }) =>
    `No se puede leer el sonido ${file} (${why}). Dicetable no está construido: npm run build hace sus sonidos.`,
  badFolder: ({ folder, why }) =>
    `sound.pack: no se puede leer la carpeta ${folder} (${why}). Suenan los nuestros en su lugar.`,
  emptyFolder: ({ folder, sounds }) =>
    `sound.pack: la carpeta ${folder} no tiene ningún archivo WAV. Se llaman ${sounds}, cada uno con .wav detrás; los que faltan son nuestros.`,
  badFile: ({ file, why }) => `sound.pack: ${file} no suena: ${why}`,
  noSuch: ({ sounds }) => `ningún sonido se llama así. Hay ${sounds}.`,
  unreadable: ({ why }) => `no se puede leer (${why}).`,
  noWav: 'no es un archivo WAV: no empieza por RIFF y WAVE.',
  noFormat: 'no dice cómo están codificadas sus muestras (falta «fmt » antes de «data»).',
  noData: 'no tiene muestras (falta «data»).',
  empty: 'no tiene muestras.',
  otherCoding: ({ kind, bits }) =>
    `sus muestras están codificadas de un modo que aquí no se lee (clase ${kind}, ${bits} bits). Guárdalo como PCM de 16 bits.`,
  channels: ({ channels }) => `tiene ${channels} canales: valen uno o dos.`,
  rate: ({ rate, least, most }) => `tiene ${rate} muestras por segundo: valen de ${least} a ${most}.`,
  tooLong: ({ seconds, most }) => `dura ${seconds} segundos: valen ${most} como mucho.`,
  tested: 'Han sonado una fanfarria y una frase.',
} as const satisfies Words<typeof ENGLISH>;
