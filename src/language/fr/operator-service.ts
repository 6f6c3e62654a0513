/** French of `en/operator-service.ts`. */
import type {
  AUDITS_PAGE as AUDITS,
  SERVICE_PAGE as SERVICE,
  SETTINGS_PAGE as SETTINGS,
} from '../en/operator-service.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const SERVICE_PAGE = {
  title: 'Service',
  lead: 'Le même arbre qu’à la table, où les boutons Garder ouvrent ses branches. Une partie attend pendant ce temps.',
  allOk: 'Tout va bien',
  begin: 'Commencer',
  beginOf: (test: string) => `Commencer ${test}`,
  goesOn: (test) => `${test} est en cours à la table.`,
  do: 'Faire',
  sure: 'Sûr ?',
  doOf: (tool: string, asked: number) => (asked === 0 ? `Faire : ${tool}` : `Sûr ? ${tool}`),
  noFile: 'Il n’y a pas de fichier de table qu’on pourrait changer.',
} satisfies Words<typeof SERVICE>;

export const AUDITS_PAGE = {
  title: 'À quoi la table a servi',
  by: { day: 'Jours', week: 'Semaines', month: 'Mois' },
  gamesBy: { day: 'Parties par jour', week: 'Parties par semaine', month: 'Parties par mois' },
  behind: (events: number) => `${number(events)} événements restent à compter.`,
  export: (kind: string) => `Tout en ${kind}`,
  hours: 'Lancers selon l’heure du jour',
  total: 'Depuis le début du journal',
  perGame: 'Minutes par partie',
  buttons: 'Boutons',
  unused: (names: readonly string[]) => `En dix parties, personne n’a pressé : ${names.join(', ')}.`,
  fault: (what: string) => `Panne : ${what}`,
  period: 'Dès',
  column: {
    games: 'Parties',
    ended: 'Finies',
    left: 'Quittées',
    players: 'Places',
    minutes: 'Minutes',
    rolls: 'Lancers',
    yahtzees: 'Yahtzees',
    corrections: 'Corrections',
    takeBacks: 'Annulés',
    coins: 'Pièces',
    money: 'Argent',
    paidGames: 'Parties payées',
    freeGames: 'Parties gratuites',
    starts: 'Démarrages',
    linkErrors: 'Erreurs de liaison',
    doors: 'Porte ouverte',
    slams: 'Chocs',
  },
} satisfies Words<typeof AUDITS>;

export const SETTINGS_PAGE = {
  title: 'Réglages',
  file: (file) => `Enregistré dans ${file} ; les commentaires y restent.`,
  default: (value) => `Par défaut ${value}`,
  from: (origin) => `de ${origin}`,
  restart: 'après un redémarrage',
  save: 'Enregistrer',
  reset: 'Par défaut',
  never: 'à changer seulement dans le fichier lui-même',
  nothing: 'rien',
  on: 'oui',
  off: 'non',
  overlay: 'Une incrustation pour un stream',
  find: 'Chercher un réglage',
  sections: {
    table: 'Table et jeux',
    backup: 'Sauvegardes',
    update: 'Mises à jour',
    board: 'Carte',
    sound: 'Son',
    idle: 'Quand personne ne joue',
    credits: 'Pièces et crédits',
    leds: 'LED',
    mqtt: 'Domotique',
    hall: 'Salle',
    log: 'Journal technique',
  },
  units: {
    hours: (count) => `${number(count)} h`,
    minutes: (count) => `${number(count)} min`,
    seconds: (count) => `${number(count)} s`,
  },
} satisfies Words<typeof SETTINGS>;
