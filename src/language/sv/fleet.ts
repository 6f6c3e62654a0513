/** Swedish of `en/fleet.ts`. */
import type { FLEET as ENGLISH } from '../en/fleet.ts';
import type { Words } from '../words.ts';

export const FLEET = {
  signInFirst: 'Logga först in med hallens kod.',
  noTable: 'Hallen har inget sådant bord.',
  noCode: 'Inget bord visar de här tecknen.',
  grouped: 'Bordet är nu i den gruppen.',
  noSettings: 'Minst en nyckel ur bordsfilen, och högst hundra, tack.',
  wrongSettings: ({ why }) => `Det här är inga inställningar: ${why}`,
  wanted: 'Revisionen är sparad: varje bord i gruppen får den så snart det hörs av.',
  noRecords: 'Den här gatewayen har ingen databas och inga uppgifter: titta på en annan i hallen.',
  noRelease: 'Det finns ingen sådan utgåva i hallens mapp.',
  updates: 'Bordet hämtar den, kontrollerar vem som gjort den och provar den; utfallet står sedan nedan.',
  revoked: 'Bordet är bortskickat: det spelar vidare, och skickar inget mer till hallen.',
} satisfies Words<typeof ENGLISH>;
