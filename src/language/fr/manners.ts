/** French of `en/manners.ts`. */
import type { MANNERS as ENGLISH } from '../en/manners.ts';
import type { Words } from '../words.ts';

export const MANNERS = {
  plain: {
    welcome: 'Bienvenue à {game} !',
    start: 'Tirer le levier pour commencer.',
    roll: 'C’est à {player}. Tirer le levier.',
    select: 'Garder des dés et tirer le levier, ou choisir une case.',
    choose: 'Choisir une case.',
    stop: '',
    farkle: '',
    unknownBox: 'Cette case n’existe pas dans ce jeu.',
    filledBox: '{box} est remplie. Choisir une autre case.',
    preview: '{box} recevrait {points} points. Choisir la marque.',
    scratch: '{box} recevrait 0, d’autres cases plus. Pour la barrer, presser deux fois Choisir.',
    winner: '{player} gagne avec {total} points.',
    tie: '{player} se partagent la victoire avec {total} points.',
    solo: '{player} finit avec {total} points.',
    record: '{player} entre au palmarès.',
    again: 'Tirer le levier pour rejouer.',
  },
  window: {
    welcome: 'Bienvenue au Yahtzee !',
    start: 'Presser « s » pour commencer.',
    stop: 'La barre d’espace finit la manche plus tôt et fait choisir une case.',
    choose: 'Choisir une catégorie !',
    unknownBox: 'Ce n’est pas une catégorie valable. Les abréviations sont sur la feuille.',
    filledBox: '{box} a déjà un résultat. Choisir une autre catégorie.',
    winner: 'La place {number}, {player}, a gagné avec {total} points !!!!!',
    solo: 'La place {number}, {player}, a gagné avec {total} points !!!!!',
  },
  asking: {
    preview: 'La somme est {points}. La prendre ?',
    scratch: '{box} : ce n’est pas ce qui est là. Le prendre ?',
    solo: 'Le résultat est {total}.',
    again: 'Rejouer ?',
  },
  rollAgain: {
    welcome: 'Bienvenue au Yahtzee !',
    roll: 'C’est à {player}. Tirer le levier.',
    select: 'Choisir avec Garder les dés à relancer, puis tirer le levier.',
    choose: 'Choisir une catégorie pour ce lancer.',
    winner: 'Bravo, {player}, gagné avec un total de {total} !',
    solo: 'Bravo, {player}, gagné avec un total de {total} !',
    record: 'Bravo, {player} : une place au palmarès !',
  },
  accepting: {
    welcome: 'Bienvenue au Scotzee !',
    preview: '{box} recevrait {points} points. Choisir l’accepte.',
    solo: 'Partie finie ! {player} finit avec {total} points.',
    record: 'Nouveau record !',
  },
  farkle: {
    welcome: 'Bienvenue au Farkle !',
    roll: 'C’est à la place {number} : {player}. Tirer le levier.',
    select: 'Lesquels garder ? Les garder : le levier relance les autres, Choisir met en banque.',
    choose: 'Encore {rolls} dés – relancer ? Le levier relance, Choisir met en banque.',
    farkle: 'FARKLE – le tour est fini.',
    winner: '{player} gagne !',
  },
  zilch: {
    welcome: 'Bienvenue au Zilch !',
    farkle: 'ZILCH – le tour est fini.',
  },
} satisfies Words<typeof ENGLISH>;
