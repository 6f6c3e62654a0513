/** French of `en/round.ts`. */
import type { ROUND as ENGLISH } from '../en/round.ts';
import type { Words } from '../words.ts';

export const ROUND = {
  summary: 'dés égaux : toutes les tables d’une manche jouent les mêmes dés scellés',
  help: 'Tient des manches à dés égaux dans la base de données d’une salle. open scelle les dés d’une manche pour quelques-unes de ses tables ; cut lui donne le mot public, une fois pour toutes, ensuite les tables la proposent au début ; show montre où elle en est, et une fois finie, qui a fait quoi des mêmes dés (--html, --csv, --json) ; close la finit, qui que ce soit qui joue encore, et ouvre la graine. list nomme toutes les manches. dicetable verify en vérifie une par son adresse ou son fichier.',
  deed: 'ce qu’il faut faire',
  words: 'numéro d’une manche ; pour cut, aussi le mot',
  rules: 'règles d’une nouvelle manche',
  tables: 'tables d’une nouvelle manche, par leurs noms, séparées par des virgules',
  seats: 'combien sont assis à chaque table',
  opened: ({ no, seal }) =>
    `La manche ${no} est scellée : ${seal}\nDire ces chiffres à tous, se faire donner un mot et le dire : dicetable round cut ${no} MOT`,
  seen: 'Qui partage une table voit les dés de qui lance d’abord : avec une place par table, personne ne connaît un dé d’avance.',
  isCut: ({ no, word }) =>
    `Le mot de la manche ${no} est « ${word} », pour de bon. Ses tables la proposent au début dans les 30 secondes.`,
  none: 'Il n’y a pas encore de manche.',
  title: ({ no, rules, tables }) => `Manche ${no} · ${rules} · ${tables} tables`,
  pageTitle: 'Dés égaux',
  uncut: 'Elle n’a pas encore de mot : personne ne peut lancer.',
  runs: 'en cours',
  over: 'finie',
  sealIs: ({ seal }) => `Sceau, dit avant le mot : ${seal}`,
  cutIs: ({ word }) => `Mot public : ${word}`,
  seedIs: ({ seed }) => `Graine, ouverte à la fin : ${seed}`,
  parIs: ({ par }) =>
    `Par : le meilleur jeu attend ${par} points d’une partie, avant qu’aucun dé soit connu.`,
  masterIs: ({ total }) =>
    `Avec ces dés exactement, le meilleur jeu, qui n’en connaît aucun d’avance, arrive à ${total}.`,
  sealed: 'La graine est scellée : ce qui est tombé sera dit quand la dernière table aura fini ou abandonné.',
  proved: ({ seats, throws }) =>
    `Prouvé : le sceau est celui de la graine, et les ${throws} lancers de ${seats} places ressortent de la graine et du mot, les mêmes à chaque table ; les journaux des tables qui sont là s’accordent avec le livre de la salle.`,
  'flaw-seal':
    'Le sceau n’est pas celui de la graine, de la manche, des règles et des tables : ces dés n’ont pas été scellés.',
  'flaw-table': ({ table }) => `La table ${table} a lancé, et le sceau ne la nomme pas.`,
  'flaw-order': ({ table, seat, n }) =>
    `Table ${table}, place ${seat} : le lancer ${n} ne suit pas le précédent.`,
  'flaw-face': ({ table, seat, n, die }) =>
    `Table ${table}, place ${seat} : le dé ${die} du lancer ${n} n’est pas ce que donne la graine.`,
  'flaw-journal': ({ table, seat, n }) =>
    `Table ${table}, place ${seat} : le lancer ${n} du journal est un autre que celui du livre de la salle.`,
  onDevice: 'Calculé à l’instant sur cet appareil.',
  tablesTitle: 'Tables',
  ranking: 'Classement',
  allDice: 'Tous les dés',
  rank: 'Rang',
  player: 'Joueur',
  players: 'Joueurs',
  table: 'Table',
  state: 'État',
  turn: 'Tour',
  asked: 'demandé contre les règles',
  total: 'Total',
  percent: 'Points de match',
  against: 'contre le champ',
  corrected: 'corrigé à la main',
  rankedBy:
    'Points de match comme au bridge en duplicate : deux pour chacun qu’on a dépassé, un pour une égalité, en pour cent du possible. Contre le champ : points au-dessus de la moyenne de tous les autres.',
  diceText: 'Les dés entre parenthèses ont été gardés.',
  'state-waits': 'n’a pas encore lancé',
  'state-plays': 'joue, ou le journal n’est pas encore là',
  'state-over': 'fini',
  'state-left': 'abandonné',
  'why-stranger': 'n’est pas de cette manche',
  'why-uncut': 'demandé avant le mot',
  'why-other': 'autre sceau, mot ou salle',
  'why-second-game': 'une seconde partie',
  'why-other-holds': 'le même lancer avec d’autres dés gardés',
  'why-order': 'lancers hors de leur ordre',
  badSeats: ({ min, max }) => `--seats est de ${min} à ${max} avec ces règles`,
  badTables: 'nommer au moins deux tables : --tables "Bar 1,Bar 2"',
  noTable: ({ table }) => `la salle n’a pas de table ${table}, ou elle est nommée deux fois`,
  badWord: 'dire le mot, 1 à 16 lettres, chiffres, espaces : dicetable round cut 3 MOT',
  notCut: ({ no }) =>
    `la manche ${no} a déjà son mot, est finie ou n’a jamais été ouverte : un mot ne change jamais`,
  noRound: ({ no }) => `il n’y a pas de manche ${no}`,
  noNumber: 'dire quelle manche : son numéro, comme dicetable round list le montre',
  noRecord: ({ where }) => `il n’y a pas de manche dans ${where}`,
  sealPicture: 'Le sceau en image : chaque cellule est un chiffre',
  back: 'Toutes les tables',
} satisfies Words<typeof ENGLISH>;
