/** Swedish of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: 'Så spelar du',
  lead: 'Tre kast per omgång. Håll det du vill ha, kasta resten, och fyll sedan en ruta i ditt protokoll. Nytt spel har andra spel.',
  menu: 'Fel ruta? Håll in välj i en sekund, upp till tio sekunder efteråt. Bakåt och framåt, hållna tillsammans i 1,5 sekunder, öppnar menyn: ångra, spela senare, lämna.',
  inputs: { lever: 'Kastspak', hold: 'Håll 1 – 6', leaf: 'Bakåt, framåt', select: 'Välj' },
  nothing: '–',
  keysOf: { lever: 'Enter', hold: '1 – 6', leaf: '← →', select: 'Mellanslag' },
  keys: 'Medan du väljer ruta fyller bokstaven bredvid den i den; efter sista kastet visar 1 – 6 ettor till sexor. Q lämnar.',
} satisfies Words<typeof ENGLISH>;
