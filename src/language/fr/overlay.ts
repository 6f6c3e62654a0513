/** French of `en/overlay.ts`. */

import type { OVERLAY as ENGLISH } from '../en/overlay.ts';
import type { Words } from '../words.ts';

export const OVERLAY: Words<typeof ENGLISH> = {
  pageTitle: 'Dicetable : composer une incrustation',
  title: 'Une incrustation pour votre stream',
  lead: 'Choisissez ce que votre public voit, et donnez l’adresse à OBS : une source navigateur de 1920 × 1080.',
  layout: 'Disposition',
  layouts: { compact: 'Un cadre dans le coin', wide: 'Une barre avec tout', lower: 'Un bandeau' },
  theme: 'Couleurs',
  themes: { dark: 'Sombre', light: 'Clair' },
  scale: 'Taille en pour cent',
  delay: 'Retard en secondes',
  delayNote: 'Votre stream est en retard sur la table ? Alors l’incrustation aussi, même après une coupure.',
  shows: 'Ce qu’elle montre',
  parts: {
    head: 'Jeu et manche',
    players: 'Joueurs et totaux',
    dice: 'Dés et lancers restants',
    odds: 'Qui devrait gagner',
    news: 'Ce qui vient d’être marqué',
    winner: 'Le vainqueur',
  },
  address: 'Son adresse',
  copy: 'Copier l’adresse',
  copied: 'Copié.',
  preview: 'La voici maintenant',
  nobody:
    'Tant que personne ne joue, un exemple est affiché ici ; dans votre stream, l’incrustation ne montre alors rien.',
  tv: {
    title: 'La page pour un téléviseur',
    leds: 'Dés à LED, comme à la table',
    clear: 'Dés blancs à points foncés',
  },
  wrong: 'L’adresse de cette incrustation est fausse',
  wrongOne: (name, value, allowed) => `${name}=${value} : possible est ${allowed}.`,
  unknown: (name) => `${name} : ce paramètre n’existe pas.`,
  between: (least, most) => `un nombre de ${least} à ${most}`,
  oneOf: (words) => `l’un de ${words}`,
  mend: (path) => `Composez-la sous ${path}.`,
};
