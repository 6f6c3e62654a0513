/** Swedish of `en/gamepad.ts`. */
import type { GAMEPAD as ENGLISH } from '../en/gamepad.ts';
import type { Words } from '../words.ts';

export const GAMEPAD: Words<typeof ENGLISH> = {
  title: 'Handkontroller och arkadkort',
  none: 'Ingen är inkopplad. Koppla in en och tryck på en av dess knappar: först då visar webbläsaren den.',
  unknown:
    'Webbläsaren visar inga handkontroller här: en del gör det över https eller bara på bordets egen dator (http://127.0.0.1).',
  lead: 'Vad som trycker på vilken knapp. Det sparas på den här enheten, för den kontrollen; av två lika har var och en sin.',
  change: (input) => `Ändra ${input}`,
  learn: 'Tryck nu på den på kontrollen …',
  cancel: 'Låt vara',
  usual: 'Som från början',
  close: 'Stäng',
  button: (number) => `knapp ${number}`,
  axis: (number, forward) => `axel ${number} ${forward ? '+' : '−'}`,
  hat: { up: 'spak upp', right: 'spak höger', down: 'spak ned', left: 'spak vänster' },
  nothing: '–',
};
