/** Swedish of `en/service.ts`. */
import type { SERVICE as ENGLISH } from '../en/service.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

const again = (restarts: number) => plural(restarts, { one: 'en gång', other: `${restarts} gånger` });

export const SERVICE = {
  summary: 'starta bordet med datorn, och igen efter ett fel',
  help: 'Håller bordet igång: install skriver en tjänst för systemd (macOS: en launch agent) och startar den, även efter varje start av datorn; remove tar bort den igen; status säger om den är igång, och slutar med 0 när den är det och blir det igen; tv visar sidan för en TV på hela skärmen. Konfigurationens flaggor är de som bordet startas med.',
  deed: 'vad som ska göras',
  system: 'en tjänst för hela datorn i stället för din egen, avskild från resten (med sudo)',
  tv: 'visa sidan för en TV på hela skärmen när ditt skrivbord startar',
  print: 'skriv ut enhetsfilen och ändra inget',
  json: 'status som en rad JSON',
  plays: ({ address }) => `Bordet spelar på ${address}`,
  noAnswer: ({ address, log }) => `den startades, men inget svarar på ${address}; ${log} visar varför`,
  playsAlready: ({ address }) =>
    `något svarar redan på ${address}; avsluta det bordet först (Ctrl-C), eller ta en annan --http-port`,
  tvWaits: ({ address }) => `Inget bord svarar på ${address} än: väntar på det.`,
  tvInstalled: ({ user, file }) => `TV-sidan kommer att visas när skrivbordet för ${user} startar: ${file}`,
  linger: ({ user }) =>
    `Den startar först när ${user} loggar in. För att starta den med datorn: sudo loginctl enable-linger ${user}`,
  untried: 'Det här har aldrig provats på en Mac: berätta för oss hur det gick.',
  removed: ({ file }) => `Borttagen: ${file}`,
  none: 'ingen tjänst för Dicetable är installerad; `dicetable service install` gör en',
  unit: ({ file }) => file,
  running: ({ since, restarts }) =>
    `  är igång${since === '' ? '' : ` sedan ${since}`}, startad igen ${again(restarts)}`,
  stopped: ({ state, restarts }) => `  är inte igång (${state}), startad igen ${again(restarts)}`,
  unknown:
    '  systemd säger inte om den är igång: logga in som den användare vars tjänst det är (ssh duger) och fråga igen',
  unheard: '  systemd svarade inte: ett bord som är igång fortsätter tills datorn startas om',
  withMachine: '  startar med datorn',
  twice: 'Det finns två, och bara ett bord kan ha datamappen: ta bort dem och installera en.',
  noTv: 'Ingen TV-sida visas när skrivbordet startar (service install --tv).',
  tvThere: ({ file }) => `TV-sidan visas när skrivbordet startar: ${file}`,
  unwritable: ({ file, why }) => `${file} går inte att skriva: ${why}`,
  foreign: ({ file }) => `${file} finns redan, och är inte vår; flytta undan den först`,
  systemctl: ({ command, why, advice }) =>
    `\`${command}\` säger ”${why}”${advice === '' ? '' : `; ${advice}`}`,
  noSession: 'kom du hit med su eller sudo, logga i stället in som den användaren (ssh duger)',
  launchctl: ({ command, why }) => `\`${command}\` säger ”${why}”`,
  noSystemd: 'datorn har ingen systemd',
  noPort: 'port 0 är en annan vid varje start: ta en som folk hittar, med --http-port',
  notRoot: ({ command }) => `en tjänst för hela datorn kräver fler rättigheter; skriv: ${command}`,
  asRoot: 'ett bord körs inte som root; skriv det här med sudo, som den användare som ska köra det',
  noBrowser: ({ browsers }) => `ingen webbläsare är installerad som kunde visa den (${browsers})`,
} satisfies Words<typeof ENGLISH>;
