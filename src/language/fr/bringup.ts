/** French of `en/bringup.ts`. */
import type { BRINGUP as ENGLISH } from '../en/bringup.ts';
import type { Words } from '../words.ts';
import { BRINGUP_WRONG } from './bringup-wrong.ts';

export const BRINGUP: Words<typeof ENGLISH> = {
  title: 'Première lumière',
  lead: 'Dix étapes mènent de la carte sur son câble USB à la table allumée. N’avancer que lorsqu’une étape est juste : chacune suppose les précédentes.',
  doTitle: 'Faire',
  seeTitle: 'Voir',
  measureTitle: 'Mesurer',
  wrongTitle: 'Sinon',
  symptom: 'Ce qu’on voit',
  cause: 'Cause probable',
  remedy: 'Ce qui aide',
  steps: {
    heartbeat: {
      title: 'Battement',
      do: 'L’alimentation des LED reste éteinte. La carte marche seule sur le câble USB. Y mettre le firmware (`npx --no-install dicetable flash`) et démarrer la table (`npm start -- --board serial`).',
      see: 'La LED de la broche {heartbeatPin} change deux fois par seconde, et la table dit que la carte est prête. Sans table, l’afficheur montre au bout de deux secondes {offlineText} et {offlineHint} tour à tour.',
    },
    displays: {
      title: 'Afficheurs',
      do: 'Regarder les deux afficheurs de face.',
      see: 'LEFT sur celui de gauche, RGHT sur celui de droite.',
    },
    buttons: {
      title: 'Boutons',
      do: 'Presser et relâcher lentement chacun des {inputs} boutons, une fois : Garder 1 à Garder 6, Retour, Suivant, Choisir.',
      see: 'Le bouton pressé l’est, a une pression de plus et aucun rebond, et il est libre une fois relâché.',
    },
    lever: {
      title: 'Levier',
      do: 'Tirer le levier à fond une fois et le laisser revenir.',
      see: 'Une pression, aucun rebond, et libre dès qu’il est revenu.',
    },
    buzzer: {
      title: 'Buzzer',
      do: 'Faire sonner le buzzer.',
      see: 'Un son pur, d’une seconde.',
    },
    rail: {
      title: 'Alimentation des LED',
      do: 'Alimentation des LED éteinte, attendre que la table lise 0 V. Puis débrancher de la carte les fils de données des branches, allumer l’alimentation et regarder encore ; éteindre, rebrancher, allumer.',
      see: 'Moins de {offV} V tant qu’elle est éteinte, {lowV} à {highV} V dès qu’elle est allumée : hors de là, c’est une panne. Un bon montage montre ici {goodDarkV} V ou plus ; s’il y a moins, chercher d’abord une mauvaise connexion.',
    },
    lanes: {
      title: 'Branches et ordre des dés',
      do: 'Les dés s’allument en blanc l’un après l’autre. Dire chaque fois lequel, compté depuis la gauche.',
      see: 'Les dés s’allument de gauche à droite, 1 à {dice}.',
    },
    mounting: {
      title: 'Comment chaque dé est monté',
      do: 'D’abord un point parcourt chaque dé : dire comment il passe d’une ligne à l’autre. Puis la lettre F paraît sur un dé après l’autre : dire comment on la voit.',
      see: 'À la fin, un F droit sur chacun des {dice} dés.',
    },
    colours: {
      title: 'Couleurs',
      do: 'Tous les dés montrent une couleur après l’autre : dire laquelle on voit.',
      see: 'À la fin rouge, vert, bleu et blanc, dans cet ordre.',
    },
    current: {
      title: 'Courant',
      do: 'Tous les dés sont blancs, aussi clairs que la limite le permet. Mettre la pince ampèremétrique autour d’un fil au porte-fusible principal, et un voltmètre au dernier pixel du dernier dé.',
      see: 'Au plus {limitA} A, et au moins {lowV} V au dernier pixel, en dessous c’est une panne ; un bon montage montre {goodWhiteV} V ou plus, avec un bloc de table {desktopWhiteV}. La mesure dit ce que tirent les pixels, pour que les images soient aussi claires que la limite le permet vraiment.',
    },
  },
  measures: {
    boardVolts: 'Entre 5V et GND de la carte',
    displayVolts: 'Entre VCC et GND de chaque module',
    railVolts: 'Entre + et − au dernier dé',
    ledMa: 'À travers le fusible principal',
    farVolts: 'Entre + et − au dernier pixel',
  },
  wrong: BRINGUP_WRONG,
  end: 'Les dix étapes sont justes. Fermer la table, tirer le levier et jouer.',
};
