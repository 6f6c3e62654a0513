/** Swedish of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: 'Så spelar du',
  goal: 'Fyll varje ruta i ditt protokoll en gång: den som har flest poäng till slut vinner.',
  steps: {
    roll: 'Kasta: dra i spaken, upp till tre gånger per omgång.',
    hold: 'Håll: tryck på knappen under varje tärning som ska ligga kvar.',
    score: 'Skriv: välj en ruta, så är dess poäng dina.',
  },
  others: 'Nytt spel har andra spel.',
  buttons: 'Vad varje knapp gör',
  menu: 'Fel ruta? Håll in välj i en sekund, upp till tio sekunder efteråt. Bakåt och framåt, hållna tillsammans i 1,5 sekunder, öppnar menyn: ångra, spela senare, lämna.',
  inputs: { lever: 'Kastspak', hold: 'Håll 1 – 6', leaf: 'Bakåt, framåt', select: 'Välj' },
  nothing: '–',
  keyboard: 'Tangentbord',
  keyNames: { enter: 'Enter', space: 'Mellanslag' },
  keys: 'Medan du väljer ruta fyller bokstaven bredvid den i den; efter sista kastet visar 1 – 6 ettor till sexor. Q lämnar.',
} satisfies Words<typeof ENGLISH>;
