/** Swedish of `en/control.ts`. */
import type { CONTROL as ENGLISH } from '../en/control.ts';
import type { Words } from '../words.ts';

export const CONTROL = {
  realButtons: 'Det här bordet har riktiga knappar: tryck på dem.',
  notYou:
    'Bara en webbläsare som har öppnat adressen som skrivs ut när bordet startar, eller en operatör, får trycka på knapparna.',
  misunderstood: 'Meddelandet gick inte att förstå. Ladda om sidan.',
} satisfies Words<typeof ENGLISH>;
