/** Swedish of `en/order.ts`. */
import type { ORDER as ENGLISH } from '../en/order.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const ORDER = {
  lights: 'Det lyser upp i 15 sekunder.',
  busy: 'Ett test pågår vid bordet, och någon tittar på det: försök igen om en stund.',
  restarts: 'Det startar om, och dess spel fortsätter där det var.',
  backedUp: ({ file, kilobytes }) => `Säkerhetskopierat där som ${file}, ${number(kilobytes)} kB.`,
  applied: 'Det har redan tagit de här inställningarna.',
  notFetched: ({ why }) => `Utgåvan kunde inte hämtas från hallen: ${why}`,
  noRoom: 'Det finns ingen plats för utgåvan bredvid journalen.',
  otherLength: 'Det som kom är inte lika långt som utgåvan: försök igen.',
  updates: ({ name }) =>
    `${name} är kontrollerad och uppackad: den startar nu, och bordet går tillbaka av sig självt om den inte spelar.`,
  late: 'Det kom för sent, eller två gånger, och gjordes inte: försök igen.',
  away: 'Bordet är borta: inget begärdes av det.',
  noAnswer: 'Bordet har inte svarat: se efter om det blev gjort.',
} satisfies Words<typeof ENGLISH>;
