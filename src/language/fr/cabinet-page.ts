/** French of `en/cabinet-page.ts`. */
import type { CABINET_PAGE as ENGLISH } from '../en/cabinet-page.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const CABINET_PAGE = {
  realButtons: 'Cette table a de vrais boutons : c’est là qu’on presse.',
  watch: 'Voir plutôt la feuille de score.',
  controls: 'Boutons de la machine',
  lever: 'Lancer',
  leverLabel: 'Levier',
  previous: 'Retour',
  next: 'Suivant',
  select: 'Choisir',
  typing: {
    label: (dice) => plural(dice, { one: 'Taper la face d’un dé', other: `Taper les faces de ${dice} dés` }),
    use: 'Prendre',
    sent: (rolls) => `Tapé : ${rolls}. Maintenant, tirer le levier.`,
    wrong:
      'Un lancer est fait des chiffres 1 à 6, un par dé qui roule ; une espace sépare plusieurs lancers.',
  },
  coinDoor: {
    label: 'Monnayeur',
    insert: (coin) => `Mettre ${coin}`,
    full: 'Plus de pièces acceptées pour l’instant.',
    service: 'Crédit de service',
    door: 'Ouvrir la porte',
  },
  learn: 'Pas encore joué ? Une première partie guidée',
  gamepad: 'Manette',
  service: 'Service',
} satisfies Words<typeof ENGLISH>;
