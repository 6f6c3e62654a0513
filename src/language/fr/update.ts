/** French of `en/update.ts`. */
import type { UPDATE as ENGLISH } from '../en/update.ts';
import type { Words } from '../words.ts';

export const UPDATE = {
  summary: 'mettre une autre version sur la table ; si elle ne joue pas, la table revient d’elle-même',
  help: 'Prend une version en un fichier (`*.dicetable`), vérifie sa signature avec update.key du fichier de la table, la déballe à côté de celle qui joue, et redémarre la table, qui l’essaie : sur une copie du journal, avec son firmware sur la carte, et une minute au plus, jusqu’à ce que la table s’allume et réponde. Sinon l’ancienne continue.',
  file: 'la version',
  backSummary: 'continuer avec la version d’avant',
  backHelp:
    'Essaie la version qui jouait avant, comme `dicetable update` une nouvelle. Si elle ne peut pas lire ce qui a été joué depuis, c’est dit : --old-journal continue alors avec le journal tel que cette version l’a laissé, et garde l’actuel dans un fichier à côté.',
  oldJournal: 'continuer avec le journal de cette version ; ce qui a été joué depuis reste dans un fichier',

  noFile: ({ folder }) =>
    `ni dans ${folder} ni sur une clé USB il n’y a de version plus récente pour cet ordinateur qui aille avec update.key`,
  noRelease: ({ file }) => `${file} n’est pas une version de Dicetable`,
  noPlainFile: ({ file }) =>
    `${file} n’est pas un fichier mais un dossier, un tube ou un périphérique : il faut la version elle-même`,
  unreadable: ({ file, why }) => `${file} ne se lit pas : ${why}`,
  wrongSignature: ({ file }) =>
    `la signature de ${file} ne va pas avec update.key du fichier de la table : prendre le fichier là d’où vient la clé, ou demander la bonne`,
  cutShort: ({ file, found, bytes }) =>
    `${file} n’a pas été copié en entier : ${found} octets suivent la signature, ${bytes} sont signés ; le recopier`,
  wrongChecksum: ({ file }) =>
    `${file} a été abîmé en chemin : la somme de contrôle est une autre ; le recopier`,
  otherContent: ({ file }) => `${file} contient une autre version que ce qu’il annonce`,
  notUnpacked: ({ file, why }) => `${file} ne se déballe pas : ${why}`,
  noRoom: ({ folder, free, needed }) =>
    `le disque de ${folder} a ${free} Mo libres, il faut ${needed} Mo ; enlever le superflu`,
  otherPlatform: ({ platform, ours }) =>
    `elle est faite pour ${platform}, et cet ordinateur est ${ours} : prendre le fichier pour lui`,
  playsAlready: ({ name }) => `${name} joue déjà`,
  older: ({ version, name, ours }) =>
    `${name} est plus ancienne que ${ours}, qui joue ; \`dicetable go-back\` revient à la version d’avant, et une table avec ${version} demande un dossier à elle`,
  olderJournal: ({ version }) => `${version} ne peut pas lire le journal de cette table`,
  noLinks:
    'sous Windows, les versions ne s’échangent pas : arrêter la table, et installer la nouvelle comme la première',
  notInstalled:
    'ce Dicetable n’est pas une version installée : dans les sources, taper `git pull && npm ci` et redémarrer ; comment on installe une version, src/update le dit',
  notCurrent: ({ current, root }) =>
    `une autre version joue ici, ${current} : taper ${root}/current/bin/dicetable`,
  noKey:
    'aucune clé ne dit de qui prendre des versions : écrire `update: {key: …}` dans le fichier de la table, avec la clé de qui a fait la version',
  noPort: 'une table dont le port change à chaque démarrage ne s’observe pas : en prendre un par --http-port',
  underWay: ({ name }) =>
    `${name} doit déjà être essayée : redémarrer la table (\`systemctl --user restart dicetable\`), et attendre ce qu’il en advient`,
  nothingBefore: 'avant celle-ci, il n’y a pas de version à laquelle revenir',
  noOldJournal: ({ version }) =>
    `${version} ne peut pas lire le journal de cette table, et aucun de son temps n’a été gardé`,
  newerJournal: ({ version }) =>
    `${version} ne peut pas lire ce qui a été joué et compté depuis le changement ; \`dicetable go-back --old-journal\` continue avec le journal d’avant, et garde l’actuel dans le dossier des données`,

  gone: ({ name }) => `${name} n’est plus sur le disque`,
  tooOften: ({ times }) => `la table ou l’ordinateur s’est éteint ${times} fois pendant l’essai`,
  notCopied: ({ why }) => `le journal n’a pas pu être copié : ${why}`,
  late: ({ minutes }) => `après ${minutes} minutes, ce n’était pas fini`,
  rehearsal: ({ why }) => `elle n’accepte pas une copie du journal : ${why}`,
  journalNotPut: ({ why }) => `elle ne continue pas avec le journal de son temps : ${why}`,
  notFlashed: ({ why }) => `son firmware n’est pas arrivé sur la carte : ${why}`,
  ended: ({ version, code }) => `${version} a fini par ${code}`,
  dark: ({ version, seconds, why }) => `après ${seconds} s avec ${version} : ${why}`,
  silent: ({ address }) => `rien ne répond sous ${address}`,
  otherTable: ({ address, found }) => `sous ${address} répond un autre Dicetable (${found})`,
  faulty: ({ fault }) => `la table dit : ${fault}`,
  noBoard: 'la carte ne répond pas',

  checked: ({ name }) => `${name} : signature et somme de contrôle sont justes, et elle est sur le disque.`,
  startAgain: ({ root }) =>
    `Au prochain démarrage de la table, elle sera essayée : l’arrêter (Ctrl-C, ou arrêter son service), et redémarrer ${root}/current/bin/dicetable.`,
  asRoot: 'Au prochain démarrage de la table, elle sera essayée : sudo systemctl restart dicetable',
  restarts: 'La table redémarre et l’essaie ; la partie continue.',
  tries: ({ name }) => `${name} est à l’essai`,
  rehearses: ({ megabytes, minutes }) =>
    `Elle lit d’abord une copie du journal de ${megabytes} Mo ; après ${minutes} minutes au plus, on y renonce`,
  plays: ({ name }) => `${name} joue.`,
  wentBack: ({ name, why }) => `${name} a été abandonnée, et la version d’avant continue : ${why}`,
  noEnd:
    'après vingt minutes, elle est encore à l’essai ; si la table tourne, `dicetable service status` le dit',
  journalStays: ({ why }) => `Le journal d’avant n’est pas revenu : ${why}`,
  boardStays: ({ why }) => `La carte a encore l’autre firmware : ${why}`,
} as const satisfies Words<typeof ENGLISH>;
