/** Swedish of `en/sound.ts`. */
import type { SOUND as ENGLISH } from '../en/sound.ts';
import type { Words } from '../words.ts';

export const SOUND = {
  noPlayer: ({ players }) =>
    `Datorn har inget program som spelar ljud (${players}): bordet är tyst. På Debian tar apt install alsa-utils med ett.`,
  playerEnds: ({ player, why }) =>
    `${player} slutar gång på gång${why === '' ? '' : ` (${why})`}: bordet är tyst tills det blir kvar. Är en högtalare ansluten?`,
  noVoice:
    'Datorn har ingen espeak-ng: bordet spelar ljud, men säger inget. På Debian tar apt install espeak-ng med den.',
  voiceFails: ({ why }) =>
    `espeak-ng gör inga ord${why === '' ? '' : ` (${why})`}: bordet spelar ljud, men säger inget. På Debian kan apt install --reinstall espeak-ng-data hjälpa.`,
  muted:
    'Volymen är 0 vid den här tiden på dygnet, så inget hörs: sound.volume, på natten sound.nightVolume.',
  ended: ({ why }) => `Ljudens tråd har slutat (${why}): bordet är tyst.`,
  noPack: ({ file, why }) =>
    `Ljudet ${file} går inte att läsa (${why}). Dicetable är inte byggt: npm run build gör dess ljud.`,
  badFolder: ({ folder, why }) =>
    `sound.pack: mappen ${folder} går inte att läsa (${why}). Våra egna ljud spelas i stället.`,
  emptyFolder: ({ folder, sounds }) =>
    `sound.pack: mappen ${folder} har ingen WAV-fil. Dess filer heter ${sounds}, var och en med .wav efter; de som saknas är våra.`,
  badFile: ({ file, why }) => `sound.pack: ${file} spelas inte: ${why}`,
  noSuch: ({ sounds }) => `inget ljud heter så. Det finns ${sounds}.`,
  unreadable: ({ why }) => `den går inte att läsa (${why}).`,
  noWav: 'den är ingen WAV-fil: den börjar inte med RIFF och WAVE.',
  noFormat: 'den säger inte hur dess sampel är kodade (inget ”fmt ” före ”data”).',
  noData: 'den har inga sampel (inget ”data”).',
  empty: 'den har inga sampel.',
  otherCoding: ({ kind, bits }) =>
    `dess sampel är kodade på ett sätt som inte läses här (sort ${kind}, ${bits} bitar). Spara den som PCM med 16 bitar.`,
  channels: ({ channels }) => `den har ${channels} kanaler: en eller två är rätt.`,
  rate: ({ rate, least, most }) => `den har ${rate} sampel i sekunden: från ${least} till ${most} är rätt.`,
  tooLong: ({ seconds, most }) => `den varar ${seconds} sekunder: högst ${most} är rätt.`,
  tested: 'En fanfar och en mening har spelats.',
} as const satisfies Words<typeof ENGLISH>;
