/** French of `en/answer.ts`. */
import type { ANSWER as ENGLISH } from '../en/answer.ts';
import type { Words } from '../words.ts';

export const ANSWER = {
  beforeNumber: 'before : le numéro d’une partie est attendu ici.',
  noGame: ({ game }) => `Il n’y a pas de partie ${game} dans ce journal.`,
  goesOn: ({ game }) => `La partie ${game} continue : elle sera montrée de nouveau une fois finie.`,
  noRules: ({ rules }) => `Cette table n’a plus le jeu de règles « ${rules} ».`,
  noAnalysis: ({ rules, why }) => `Impossible de calculer le meilleur jeu de ${rules} : ${why}.`,
  noneOfRehearsal: 'Une répétition n’est pas analysée : ses dés ont été tapés.',
  noneOfLesson: 'Un exercice guidé ne s’analyse pas : il ne compte jamais.',
  longGame: 'Cette partie est trop longue pour être analysée.',
  sealed: ({ game }) => `La partie ${game} est en cours : ses dés restent scellés jusqu’à la fin.`,
  broken: ({ why }) => `${why}.`,
  foreignName:
    'La table ne répond pas à ce nom. Prendre son adresse, ou ajouter le nom à allowedHosts dans le fichier de la table.',
  foreignPage:
    'Une autre page n’a pas le droit de lire cette table. Si elle doit l’avoir, ajouter son hôte à allowedHosts dans le fichier de la table.',
  ownPageOnly: 'Seule la page de cette table peut presser ses boutons.',
  notBuilt: 'Les pages ne sont pas construites : lancer « npm run build », puis recharger cette page.',
  pagesOnly: 'Ce serveur ne montre que des pages.',
  noPage: 'Cette page n’existe pas. La table est sous /.',
  noSense: 'Cette adresse n’a pas de sens.',
  bug: 'Quelque chose s’est mal passé à la table.',
  tooManyRequests: 'Trop de demandes de cette adresse. Attendre un instant, puis recharger la page.',
  tooManyWords: ({ seconds }) =>
    `Assez de mots sont venus de cette adresse. Le prochain compte dans ${seconds} secondes.`,
  cut: 'Votre mot fait partie des dés.',
  tooManyConnections: 'Trop de connexions de cette adresse.',
  noSocket: 'Ce socket n’existe pas.',
  localOnly: 'Les chiffres d’une table ne sont donnés que dans son propre réseau.',
  tooManyReaders: 'Trop de monde demande d’anciennes parties. Réessayer dans un instant.',
} satisfies Words<typeof ENGLISH>;
