/** French of `en/hall.ts`. */
import type { HALL as ENGLISH } from '../en/hall.ts';
import type { Words } from '../words.ts';

export const HALL = {
  waiting: ({ url, code }) =>
    `La salle ${url} ne connaît pas encore cette table : y entrer ${code} (npx dicetable hall claim ${code} NOM).`,
  revoked: ({ url, code }) =>
    `La salle ${url} a renvoyé cette table : elle continue à jouer et garde ce qu’elle joue. Pour en être de nouveau, y entrer ${code}.`,
  away: ({ url, behind, why }) =>
    `La salle ${url} ne répond pas${why === '' ? '' : ` (${why})`} : la table continue à jouer, et ${behind} de ses événements attendent. Ils seront envoyés dès qu’elle sera revenue.`,
  fork: ({ url }) =>
    `La salle ${url} a d’autres événements de cette table : sa carte mémoire a été copiée ou son journal remis en arrière sans dicetable restore. Rien n’est envoyé jusqu’à ce qu’elle continue dans une époque à elle : y reprendre la plus récente sauvegarde.`,
  lies: ({ url }) =>
    `La salle ${url} affirme ce que ce journal ne dit pas : elle n’est pas la salle de cette table, ou sa base de données a été changée. Rien n’est envoyé.`,
  key: ({ why }) =>
    `Qui est cette table ne se lit pas ou ne se garde pas (${why}) : elle continue à jouer et n’envoie rien à sa salle.`,
  summary: 'tenir une salle : beaucoup de tables et une base de données, ou accueillir une table',
  help: 'Démarre une salle sur cet ordinateur : nats-server et PostgreSQL, là où ils ne sont pas nommés par une adresse, ce qui écrit dans la base, le bureau qui accueille les tables, et une passerelle qui les montre toutes sous /hall. claim accueille la table qui montre ces six caractères ; revoke en renvoie une ; ingest écrit en plus, gateway montre en plus, sur n’importe quel ordinateur.',
  deed: 'ce qu’il faut faire',
  words: 'pour claim : les six caractères de la table et son nom ; pour revoke : son nom',
  folder: 'Dossier des clés, du code et de la base de données.',
  host: 'Adresse où les tables atteignent la salle.',
  port: 'Port où les tables sont accueillies ; pour gateway seul : celui de ses pages.',
  gatewayPort: 'Port des pages de toutes les tables, /hall ; 0 : n’importe lequel.',
  natsPort: 'Port du nats-server démarré ici.',
  nats: 'Adresses de serveurs NATS en marche, avec des virgules ; ils reçoivent nats-server.conf du dossier.',
  database: 'Adresse d’un PostgreSQL en marche.',
  tlsCert: 'Certificat de cette salle, un fichier ; sans lui, rien n’est chiffré.',
  tlsKey: 'Sa clé, un fichier.',
  hall: 'Adresse de la salle, pour claim et revoke.',
  runs: ({ url, folder }) =>
    `La salle est ouverte. Les tables l’atteignent par hall.url : ${url}\nSes clés sont dans ${folder} : qui les a peut être cette salle.`,
  code: ({ code }) => `Code de cette salle, pour claim et revoke d’ailleurs : ${code}`,
  fleet: ({ url }) => `On s’occupe de toutes les tables sous ${url}`,
  leagues: ({ database }) => `Ligues : dicetable league list --database '${database}'`,
  allowedHosts: 'Noms sous lesquels on atteint la passerelle, avec des virgules',
  shows: ({ url }) => `Toutes les tables se voient sous ${url}`,
  writes: 'Écrit dans la base de données ce que les tables envoient.',
  oldNats: ({ version }) =>
    `nats-server ${version} n’est que pour des essais : prendre 2.12.7, 2.14.0 ou plus récent.`,
  open: 'Rien n’est chiffré : dans ce réseau, tout le monde peut lire ce que les tables envoient. --tls-cert et --tls-key y remédient.',
  notInstalled: ({ program, line }) => `${program} n’est pas installé : ${line}`,
  newer: 'un Dicetable plus récent a écrit la base de données',
  broken: ({ said }) => `un serveur de la salle a fini : ${said}`,
  noKeys: ({ file }) => `${file} n’est pas là : la salle le crée à son premier démarrage`,
  needs: ({ options }) => `${options} doit être donné`,
  noAnswer: ({ url, why }) => `aucune salle ne répond sous ${url}${why === '' ? '' : ` (${why})`}`,
  wantsTls: 'la liaison finit sans un mot, comme avec une salle qui veut https://',
  claimed: ({ name }) => `${name} est accueillie.`,
  sentAway: ({ name }) => `${name} est renvoyée.`,
  'wrong-code': 'ce n’est pas le code de cette salle',
  unknown: 'aucune table ne montre ces caractères, ou aucune ne s’appelle ainsi',
  later: 'trop de faux codes : réessayer dans une minute',
  unclear: 'il faut six caractères et un nom d’au plus 30 lettres',
} as const satisfies Words<typeof ENGLISH>;
