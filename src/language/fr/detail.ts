/** French of `en/detail.ts`. */
import type { DETAIL as ENGLISH } from '../en/detail.ts';
import type { Words } from '../words.ts';
import { timeIn } from '../written.ts';
import { number } from './grammar.ts';

export const DETAIL = {
  about: ({ what, why }) => `${what}: ${why}`,
  cableOut: 'le câble n’est pas branché',
  cablePulled: 'le câble a été retiré',
  otherSideGone: 'l’autre côté est parti',
  portClosed: 'le port a été fermé',
  silent: ({ port, seconds }) =>
    `rien n’est venu de ${port} depuis ${seconds === 1 ? 'une seconde' : `${number(seconds)} s`}`,
  deaf: ({ port }) => `${port} répond mais n’accepte rien : vérifier la liaison vers la carte`,
  mute: ({ port }) => `${port} répond, mais la carte n’y dit rien de ses boutons`,
  geometry: ({ slots, pixels, ourSlots, ourPixels, command }) =>
    `elle a été faite pour ${slots} dés de ${pixels} LED en ligne, ce programme pour ${ourSlots} de ${ourPixels} ; arrêter la table et lancer \`${command}\``,
  driver: ({ why }) => `le pilote série ne se charge pas : ${why}`,
  permission: 'pas de droit (Linux : sudo usermod -aG dialout $USER, puis se reconnecter)',
  noPort: ({ port, known }) => `il n’y a pas de port ${port} ; ${known}`,
  noPorts: 'cet ordinateur n’a pas de port série',
  ports: ({ ports }) => `il y a ${ports}`,
  portMoved: ({ port, boards }) => `le port ${port} n’existe plus, mais il y a une carte à ${boards}`,
  orAuto: ({ known }) => `${known} ; --port auto trouve la carte de lui-même`,
  portInUse: ({ port }) => `${port} est utilisé par un autre programme`,
  severalBoards: ({ ports }) => `plusieurs cartes sont branchées, en nommer une par --port : ${ports}`,
  noBoard: ({ known }) => `aucun Arduino trouvé, nommer son port par --port ; ${known}`,
  otherBoard: ({ port, board }) => `sur ${port} il y a un Arduino ${board}`,
  otherChip: ({ chip }) => `sa puce est ${chip}, pas un ATmega328P`,
  flashSilent: 'aucun bootloader ne répond, ni à 115 200 bauds ni à 57 600',
  flashOutOfStep: 'son bootloader ne répond plus',
  flashStopped: 'cela a été arrêté',
  flashDiffers: ({ address }) => `ce qui a été écrit à l’adresse 0x${address} se relit autrement`,
  flashNotStarted: 'le firmware a été écrit, mais la carte ne dit pas qu’il y tourne',
  firmataRuns: ({ firmware, wanted, command }) =>
    `elle a ${firmware}, pas ${wanted} ; arrêter la table et lancer \`${command}\``,
  firmataBusy: ({ port, seconds }) =>
    `${port} n’a pas répondu depuis ${seconds} s : cet ordinateur est trop occupé pour émuler la carte`,
  firmataQuiet: ({ port, firmware, seconds }) =>
    `${port} a ${firmware}, mais n’a pas répondu depuis ${seconds} s : vérifier la liaison de cet ordinateur à la carte, ou cet ordinateur est trop occupé`,
  firmataStranger: ({ port, bytes, command }) =>
    `${port} a envoyé ${bytes} octets qui ne sont pas du Firmata ; si la carte a firmware/dicetable.hex, démarrer avec --board serial, sinon arrêter la table et lancer \`${command}\``,
  mismatch: ({ theirs, ours, command }) =>
    `elle parle le protocole ${theirs}, ce programme le ${ours} ; arrêter la table et lancer \`${command}\``,
  modules: ({ working, all }) => `${working} modules sur ${all} répondent`,
  lowRail: ({ volts }) => `moins de ${number(volts)} V`,
  board: ({ link, firmware }) => `${link}, ${firmware}`,
  firmware: ({ version, hash, ours }) =>
    `firmware ${version} (${hash}${ours === '' ? '' : `, pas ${ours} de cette version`})`,
  sketch: ({ name, version }) => `${name} ${version}`,
  namelessSketch: 'un sketch sans nom',
  chipEnded: 'son thread est fini',
  alreadyOpen: ({ name }) => `${name} est déjà ouvert`,
  noFileToCopy: ({ file }) => `${file} : ce journal n’est pas un fichier`,
  toldToFail: 'ce journal devait échouer',
  inCopy: ({ file, why }) => `${file}: ${why}`,
  copySchema: ({ version, known }) => `elle a le schéma ${version}, pas ${known}`,
  copyUnreadable: ({ events, why }) =>
    `un événement après l’événement ${events} du journal qu’elle contient est illisible : ${why}`,
  copyPages: ({ problem }) => `SQLite trouve abîmé le journal qu’elle contient : ${problem}`,
  copyMissing: ({ seq }) => `l’événement ${seq} du journal qu’elle contient manque`,
  copyChanged: ({ seq }) => `l’événement ${seq} du journal qu’elle contient n’est pas ce qui a été écrit`,
  editChanged: ({ edit }) => `le changement ${edit} du palmarès n’est pas ce qui a été écrit`,
  bookChanged: ({ seq }) => `l’événement ${seq} des comptes n’est pas ce qui a été écrit`,
  eventMissing: ({ seq }) => `l’événement ${seq} est introuvable`,
  noJournalIn: 'elle ne contient pas de journal',
  threadEnded: 'le thread qui l’écrit est fini',
  journalClosed: 'le journal est fermé',
  noJournal: ({ file }) => `il n’y a pas de ${file} ; --data-dir nomme le dossier des données de la table`,
  noFile: ({ file }) => `il n’y a pas de ${file}`,
  inUse: ({ file, holder }) => `${holder} se sert de ${file}`,
  holder: ({ process, host, since }) =>
    `le processus ${process} sur ${host} (depuis ${timeIn('fr-FR', since)})`,
  somebody: 'un autre processus',
  gone: ({ file }) => `${file} a été retiré ou remplacé pendant que la table s’en servait`,
  notDurable: ({ file, mode, synchronous }) =>
    `${file} ne peut pas être rendu durable (journal mode ${mode}, synchronous ${synchronous})`,
  newerSchema: ({ file, version, known }) =>
    `${file} a été écrit par un Dicetable plus récent (schéma ${version}, celui-ci connaît ${known})`,
  olderSchema: ({ file, version }) =>
    `${file} a été écrit par un Dicetable d’avant 0.1.0 (schéma ${version}) ; le mettre de côté pour en commencer un nouveau`,
  gameMoved: ({ start }) => `la partie à partir de l’événement ${start} n’est pas là où elle a été écrite`,
  gameTwice: ({ game, first, second }) =>
    `deux parties ont le numéro ${game} : elles commencent aux événements ${first} et ${second}, et une table compte ses parties à partir de 1`,
  eventChanged: ({ file, seq }) => `l’événement ${seq} de ${file} n’est pas ce qui a été écrit`,
  eventBroken: ({ seq, type }) =>
    `l’événement ${seq} (${type}) n’est pas ce qui a été écrit, ou un événement manque avant lui`,
  eventWrong: ({ seq, game, why }) =>
    `l’événement ${seq}${game === 0 ? '' : ` de la partie ${game}`} n’est pas ce qu’une table écrit (${why.replace(/\.$/, '')})`,
  damagedLogStart: ({ log }) => `${log} a un début abîmé`,
  damagedLog: ({ log, frame }) => `${log} a des événements après d’autres abîmés (frame ${frame})`,
  missingBesideLog: ({ log }) => `il manque, mais ${log} est là`,
  missing: ({ holder }) => `il manque, et ${holder} ne l’a pas fermé`,
  tooShort: ({ bytes }) => `il n’a que ${bytes} octets`,
  lostEvents: ({ from, to, holder }) =>
    `il a perdu les événements ${from} à ${to}, et ${holder} ne l’a pas fermé (pour continuer sans, enlever journal.holder)`,
  lostEdits: ({ from, to, holder }) =>
    `il a perdu les changements ${from} à ${to} du palmarès, et ${holder} ne l’a pas fermé (pour continuer sans, enlever journal.holder)`,
  lostBooked: ({ from, to, holder }) =>
    `il a perdu les événements ${from} à ${to} des comptes, et ${holder} ne l’a pas fermé (pour continuer sans, enlever journal.holder)`,
  otherSchema: ({ file, what }) => `${file} : ${what} n’y est pas comme dans un journal`,
  noRegularFile: ({ file }) => `${file} n’est pas un fichier mais un périphérique, un tube ou un dossier`,
  noGame: ({ why }) => `les événements de sa dernière partie ne sont pas de ceux qu’une table écrit (${why})`,
  isJournal: ({ file }) => `${file} est le journal lui-même`,
  fileThere: 'il y a déjà un fichier de ce nom',
  copyRemoved: ({ why }) => `${why} ; la copie a été enlevée, les sauvegardes plus anciennes restent`,
  backupsMeanwhile: ({ why }) => `${why} ; tant qu’une table tourne, sa page de gestion fait des sauvegardes`,
  newestBackup: ({ why, file }) => `${why} ; la plus récente sauvegarde entière : dicetable restore ${file}`,
  noBackup: ({ why, folder }) => `${why} ; il n’y a pas de sauvegarde dans ${folder}`,
  takeBackup: ({ why, file }) =>
    `${why} ; on prend la plus récente sauvegarde par : dicetable restore ${file}`,
  rulesGone: ({ game, rules }) =>
    `la partie inachevée ${game} se joue selon « ${rules} », et aucune règle ne s’appelle ainsi`,
  everyAddress: 'toute adresse',
  address: ({ host, port }) => `${host}, au port ${port}`,
  inBrackets: ({ what, why }) => `${what} (${why})`,
} satisfies Words<typeof ENGLISH>;
