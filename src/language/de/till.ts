/** German of `en/till.ts`. */
import type { TILL as ENGLISH } from '../en/till.ts';
import type { Words } from '../words.ts';

export const TILL = {
  title: 'Münzen und Kredite',
  credits: (credits) => `Kredite jetzt: ${credits}`,
  both: (recent, total) => `${recent} seit dem letzten Abschluss, ${total} insgesamt`,
  coins: 'Münzen (Kanal 1 + 2)',
  money: 'Geld',
  paid: 'Bezahlte Spiele',
  free: 'Freispiele',
  service: 'Dienstkredite',
  doors: 'Tür geöffnet',
  slams: 'Stöße',
  why: 'Warum',
  give: 'Einen Kredit geben',
  clear: 'Alle Kredite löschen',
  close: 'Bücher abschließen',
} satisfies Words<typeof ENGLISH>;
