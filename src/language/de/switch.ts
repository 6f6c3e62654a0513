/** German of `en/switch.ts`. */
import type { SWITCH as ENGLISH } from '../en/switch.ts';
import type { Words } from '../words.ts';

export const SWITCH = {
  like: 'Das Regelwerk, das hier geändert wird.',
  dice: 'Mit wie vielen Würfeln gespielt wird.',
  savesRolls: 'Würfe, die ein Zug übrig lässt, bleiben für spätere Züge.',
  columns: 'Was jede Spalte zählt.',
  upperThreshold: 'Was Einser bis Sechser für den oberen Bonus ergeben müssen.',
  upperPoints: 'Der obere Bonus.',
  upperMax: 'Was Einser bis Sechser für den oberen Bonus höchstens ergeben dürfen.',
  upperSteps: 'Höhere Schwellen, aufsteigend, und was jede stattdessen bringt.',
  yahtzeeBonus: 'Punkte neben dem Feld für weitere fünf gleiche.',
  claim: 'Punkte, die weitere fünf gleiche im Yahtzee-Feld dazuzählen.',
  entryMinimum: 'Was das erste Sichern erreichen muss.',
  bankMinimum: 'Was jedes Sichern bringen muss.',
  single1: 'Eine 1.',
  single5: 'Eine 5.',
  straight: '1-2-3-4-5-6 aus einem Wurf.',
  threePairs: 'Drei Paare mit verschiedenen Augen.',
  twoTriplets: 'Zweimal drei gleiche.',
  fourAlike: 'Vier gleiche.',
  fiveAlike: 'Fünf gleiche.',
  sixAlike: 'Sechs gleiche.',
  emptyFirstRoll: 'Ein erster Wurf, in dem kein Würfel zählt; null: ein Farkle wie jeder andere.',
  farklePenalty: 'Punkte nach so vielen Farkles in Folge.',
} satisfies Words<typeof ENGLISH>;
