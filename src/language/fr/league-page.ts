/** French of `en/league-page.ts`. */
import type { LEAGUE_PAGE as ENGLISH } from '../en/league-page.ts';
import type { Words } from '../words.ts';
import { list, number, plural } from './grammar.ts';

export const LEAGUE_PAGE = {
  pageTitle: 'Ligues · Dicetable',
  title: 'Ligues',
  none: 'Il n’y a pas encore de ligue : qui dirige la salle en ouvre une.',
  count: (count) => plural(count, { one: '1 joueur', other: `${count} joueurs` }),
  join: {
    title: 'S’inscrire',
    lead: 'Scanner avec le téléphone, ou ouvrir l’adresse. Un nom suffit.',
    qr: (address) => `Code QR : ${address}`,
    name: 'Votre nom, tel que les tables doivent le montrer',
    button: 'S’inscrire',
    noAnswer: 'La salle ne répond pas : réessayez.',
  },
  closed: 'Les inscriptions sont closes. Le tirage dira bientôt qui joue contre qui.',
  you: (name) => `Vous jouez sous le nom ${name}.`,
  players: 'Joueurs',
  left: 'est parti',
  now: 'À jouer maintenant',
  called: (table, players) => `Table ${table} : ${list(players)}`,
  yourTable: (table) => `Votre rencontre : table ${table}`,
  bracket: 'Tableau',
  round: (round) => `Manche ${round}`,
  groups: { winners: 'Gagnants', losers: 'Battus une fois', final: 'Finale' },
  open: '?',
  bye: 'pas d’adversaire',
  standings: 'Classement',
  champion: (name) => `${name} a gagné.`,
  paper: 'Résultats',
  print: 'Imprimer',
  number,
} as const satisfies Words<typeof ENGLISH>;
