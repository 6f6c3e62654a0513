/** Spanish of `en/switch.ts`. */
import type { SWITCH as ENGLISH } from '../en/switch.ts';
import type { Words } from '../words.ts';

export const SWITCH = {
  like: 'Las reglas que estas cambian.',
  dice: 'Con cuántos dados se juega.',
  savesRolls: 'Las tiradas que sobran en un turno se guardan para otros.',
  columns: 'Lo que cuenta cada columna.',
  upperThreshold: 'Lo que Unos a Seises deben sumar para el bono superior.',
  upperPoints: 'El bono superior.',
  upperMax: 'Lo que Unos a Seises pueden sumar como mucho para el bono superior.',
  upperSteps: 'Umbrales más altos, crecientes, y lo que da cada uno en su lugar.',
  yahtzeeBonus: 'Puntos fuera de la casilla por otros cinco iguales.',
  claim: 'Puntos que otros cinco iguales añaden a la casilla Yahtzee.',
  entryMinimum: 'Lo que hay que alcanzar para plantarse la primera vez.',
  bankMinimum: 'Lo que hay que reunir cada vez para plantarse.',
  single1: 'Un 1.',
  single5: 'Un 5.',
  straight: '1-2-3-4-5-6 en una tirada.',
  threePairs: 'Tres parejas de caras distintas.',
  twoTriplets: 'Dos veces tres iguales.',
  fourAlike: 'Cuatro iguales.',
  fiveAlike: 'Cinco iguales.',
  sixAlike: 'Seis iguales.',
  emptyFirstRoll: 'Una primera tirada en la que ningún dado puntúa; null: un farkle como los demás.',
  farklePenalty: 'Puntos tras tantos farkles seguidos.',
} satisfies Words<typeof ENGLISH>;
