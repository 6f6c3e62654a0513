/** French of `en/sound.ts`. */
import type { SOUND as ENGLISH } from '../en/sound.ts';
import type { Words } from '../words.ts';

export const SOUND = {
  noPlayer: ({ players }) =>
    `Cet ordinateur n’a pas de programme qui joue des sons (${players}) : la table est muette. Sous Debian, apt install alsa-utils en apporte un.`,
  playerEnds: ({ player, why }) =>
    `${player} s’arrête sans cesse${why === '' ? '' : ` (${why})`} : la table est muette jusqu’à ce qu’il reste. Un haut-parleur est-il branché ?`,
  noVoice:
    'Cet ordinateur n’a pas espeak-ng : la table joue des sons, mais ne dit rien. Sous Debian, apt install espeak-ng l’apporte.',
  voiceFails: ({ why }) =>
    `espeak-ng ne fait pas de mots${why === '' ? '' : ` (${why})`} : la table joue des sons, mais ne dit rien. Sous Debian, apt install --reinstall espeak-ng-data aide peut-être.`,
  muted: 'Le volume est 0 à cette heure, rien ne s’entend donc : sound.volume, la nuit sound.nightVolume.',
  ended: ({ why }) => `Le thread des sons est fini (${why}) : la table est muette.`,
  noPack: ({ file, why }) =>
    `Le son ${file} est illisible (${why}). Dicetable n’est pas construit : npm run build fait ses sons.`,
  badFolder: ({ folder, why }) =>
    `sound.pack : le dossier ${folder} est illisible (${why}). Nos propres sons jouent à la place.`,
  emptyFolder: ({ folder, sounds }) =>
    `sound.pack : le dossier ${folder} n’a pas de fichier WAV. Les fichiers s’appellent ${sounds}, chacun avec .wav ; ce qui manque est de nous.`,
  badFile: ({ file, why }) => `sound.pack : ${file} n’est pas joué : ${why}`,
  noSuch: ({ sounds }) => `Aucun son ne s’appelle ainsi. Il y a ${sounds}.`,
  unreadable: ({ why }) => `Il est illisible (${why}).`,
  noWav: 'Ce n’est pas un fichier WAV : il ne commence pas par RIFF et WAVE.',
  noFormat: 'Il ne dit pas comment ses valeurs sont codées (« fmt » manque avant « data »).',
  noData: 'Il n’a pas de valeurs (« data » manque).',
  empty: 'Il n’a pas de valeurs.',
  otherCoding: ({ kind, bits }) =>
    `Ses valeurs sont codées comme personne ne lit ici (sorte ${kind}, ${bits} bits). L’enregistrer en PCM 16 bits.`,
  channels: ({ channels }) => `Il a ${channels} canaux : il en faut un ou deux.`,
  rate: ({ rate, least, most }) => `Il a ${rate} valeurs par seconde : il en faut ${least} à ${most}.`,
  tooLong: ({ seconds, most }) => `Il dure ${seconds} secondes : ${most} au plus.`,
  tested: 'Une fanfare et une phrase ont été jouées.',
} as const satisfies Words<typeof ENGLISH>;
