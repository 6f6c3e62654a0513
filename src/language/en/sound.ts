/** What is wrong with the sounds of the computer, and what to do. */

export const SOUND = {
  noPlayer: ({ players }: { readonly players: string }) =>
    `This computer has no program that plays sounds (${players}): the table is silent. On Debian, apt install alsa-utils brings one.`,
  playerEnds: ({ player, why }: { readonly player: string; readonly why: string }) =>
    `${player} ends again and again${why === '' ? '' : ` (${why})`}: the table is silent until it stays. Is a loudspeaker connected?`,
  noVoice:
    'This computer has no espeak-ng: the table plays sounds, but says nothing. On Debian, apt install espeak-ng brings it.',
  voiceFails: ({ why }: { readonly why: string }) =>
    `espeak-ng makes no words${why === '' ? '' : ` (${why})`}: the table plays sounds, but says nothing. On Debian, apt install --reinstall espeak-ng-data may help.`,
  muted:
    'The volume is 0 at this time of day, so nothing can be heard: sound.volume, at night sound.nightVolume.',
  ended: ({ why }: { readonly why: string }) =>
    `The thread of the sounds has ended (${why}): the table is silent.`,
  noPack: ({ file, why }: { readonly file: string; readonly why: string }) =>
    `The sound ${file} cannot be read (${why}). Dicetable was not built: npm run build makes its sounds.`,
  badFolder: ({ folder, why }: { readonly folder: string; readonly why: string }) =>
    `sound.pack: the folder ${folder} cannot be read (${why}). Our own sounds play instead.`,
  emptyFolder: ({ folder, sounds }: { readonly folder: string; readonly sounds: string }) =>
    `sound.pack: the folder ${folder} has no WAV file. Its files are called ${sounds}, each with .wav behind it; those that are missing are ours.`,
  badFile: ({ file, why }: { readonly file: string; readonly why: string }) =>
    `sound.pack: ${file} is not played: ${why}`,
  noSuch: ({ sounds }: { readonly sounds: string }) => `no sound is called so. There are ${sounds}.`,
  unreadable: ({ why }: { readonly why: string }) => `it cannot be read (${why}).`,
  noWav: 'it is no WAV file: it does not begin with RIFF and WAVE.',
  noFormat: 'it does not say how its samples are coded (no “fmt ” before “data”).',
  noData: 'it has no samples (no “data”).',
  empty: 'it has no samples.',
  otherCoding: ({ kind, bits }: { readonly kind: number; readonly bits: number }) =>
    `its samples are coded in a way that is not read here (kind ${kind}, ${bits} bits). Save it as PCM with 16 bits.`,
  channels: ({ channels }: { readonly channels: number }) =>
    `it has ${channels} channels: one or two are right.`,
  rate: (values: { readonly rate: number; readonly least: number; readonly most: number }) =>
    `it has ${values.rate} samples a second: from ${values.least} to ${values.most} are right.`,
  tooLong: ({ seconds, most }: { readonly seconds: number; readonly most: number }) =>
    `it lasts ${seconds} seconds: at most ${most} are right.`,
  tested: 'A fanfare and a sentence have been played.',
} as const;
