/** French of `en/service.ts`. */
import type { SERVICE as ENGLISH } from '../en/service.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const SERVICE = {
  summary: 'démarrer la table avec l’ordinateur, et de nouveau après une panne',
  help: 'Tient la table en marche : install écrit un service pour systemd (macOS : un Launch Agent) et le démarre, ici et à chaque démarrage de l’ordinateur ; remove l’enlève ; status dit s’il tourne, et finit par 0 s’il tourne et tournera de nouveau ; tv montre la page pour télés sur tout l’écran. La table démarre avec les options de configuration données.',
  deed: 'ce qu’il faut faire',
  system: 'un service de l’ordinateur au lieu d’un service d’utilisateur, isolé de tout le reste (avec sudo)',
  tv: 'montrer la page pour télés sur tout l’écran au démarrage du bureau',
  print: 'afficher le fichier unit et ne rien changer',
  json: 'status en une ligne de JSON',
  plays: ({ address }) => `La table joue sous ${address}`,
  noAnswer: ({ address, log }) =>
    `il a été démarré, mais rien ne répond sous ${address} ; pourquoi, ${log} le montre`,
  playsAlready: ({ address }) =>
    `quelque chose répond déjà sous ${address} ; arrêter d’abord cette table (Ctrl-C), ou prendre un autre --http-port`,
  tvWaits: ({ address }) => `Aucune table ne répond encore sous ${address} : on l’attend.`,
  tvInstalled: ({ user, file }) => `La page pour télés paraît quand le bureau de ${user} démarre : ${file}`,
  linger: ({ user }) =>
    `Il ne démarre que quand ${user} se connecte. Pour qu’il démarre avec l’ordinateur : sudo loginctl enable-linger ${user}`,
  untried: 'Sur un Mac, cela n’a jamais été essayé : dire, s’il vous plaît, comment cela s’est passé.',
  removed: ({ file }) => `Enlevé : ${file}`,
  none: 'aucun service de Dicetable n’est installé ; `dicetable service install` en installe un',
  unit: ({ file }) => file,
  running: ({ since, restarts }) =>
    `  tourne${since === '' ? '' : ` depuis ${since}`}, redémarré ${restarts} ${plural(restarts, { one: 'fois', other: 'fois' })}`,
  stopped: ({ state, restarts }) =>
    `  ne tourne pas (${state}), redémarré ${restarts} ${plural(restarts, { one: 'fois', other: 'fois' })}`,
  unknown:
    '  systemd ne dit pas s’il tourne : se connecter comme l’utilisateur dont c’est le service (ssh suffit), et redemander',
  unheard: '  systemd n’a pas répondu : une table en marche continue jusqu’au redémarrage de l’ordinateur',
  withMachine: '  démarre avec l’ordinateur',
  twice:
    'Il y en a deux, et une seule table peut avoir le dossier des données : enlever les deux et en installer un.',
  noTv: 'Au démarrage du bureau, aucune page pour télés n’est montrée (service install --tv).',
  tvThere: ({ file }) => `Au démarrage du bureau, la page pour télés est montrée : ${file}`,
  unwritable: ({ file, why }) => `${file} ne peut pas être écrit : ${why}`,
  foreign: ({ file }) => `${file} existe déjà, et n’est pas de nous ; le mettre d’abord de côté`,
  systemctl: ({ command, why, advice }) =>
    `\`${command}\` dit « ${why} »${advice === '' ? '' : ` ; ${advice}`}`,
  noSession: 'qui est venu par su ou sudo se connecte plutôt comme cet utilisateur (ssh suffit)',
  launchctl: ({ command, why }) => `\`${command}\` dit « ${why} »`,
  noSystemd: 'cet ordinateur n’a pas de systemd',
  noPort: 'le port 0 est un autre à chaque démarrage : en prendre un qu’on retrouve, par --http-port',
  notRoot: ({ command }) => `un service de l’ordinateur demande plus de droits ; il faut taper : ${command}`,
  asRoot:
    'une table ne tourne pas comme root ; le taper avec sudo, comme l’utilisateur sous lequel elle doit tourner',
  noBrowser: ({ browsers }) => `il n’y a pas de navigateur qui pourrait la montrer (${browsers})`,
} satisfies Words<typeof ENGLISH>;
