/** Swedish of `en/switch.ts`. */
import type { SWITCH as ENGLISH } from '../en/switch.ts';
import type { Words } from '../words.ts';

export const SWITCH = {
  like: 'Regelverket som det här ändrar.',
  dice: 'Hur många tärningar som används.',
  savesRolls: 'Kast som en omgång lämnar sparas till senare omgångar.',
  columns: 'Vad varje kolumn räknas.',
  upperThreshold: 'Vad ettor till sexor måste bli för den övre bonusen.',
  upperPoints: 'Den övre bonusen.',
  upperMax: 'Vad ettor till sexor högst får bli för den övre bonusen.',
  upperSteps: 'Högre trösklar, stigande, och vad var och en ger i stället.',
  yahtzeeBonus: 'Poäng utöver rutan för fler fem lika.',
  claim: 'Poäng som fler fem lika lägger till i Yahtzee-rutan.',
  entryMinimum: 'Vad som måste nås för att säkra första gången.',
  bankMinimum: 'Vad som måste nås varje gång för att säkra.',
  single1: 'En etta.',
  single5: 'En femma.',
  straight: '1-2-3-4-5-6 i ett kast.',
  threePairs: 'Tre olika par.',
  twoTriplets: 'Tre lika två gånger.',
  fourAlike: 'Fyra lika.',
  fiveAlike: 'Fem lika.',
  sixAlike: 'Sex lika.',
  emptyFirstRoll: 'Ett första kast där ingen tärning ger poäng; null: en Farkle som alla andra.',
  farklePenalty: 'Poäng efter så många Farkle i rad.',
} satisfies Words<typeof ENGLISH>;
