/** German of `en/home.ts`. */
import type { HOME as ENGLISH } from '../en/home.ts';
import type { Words } from '../words.ts';

export const HOME = {
  state: 'Zustand',
  player: 'Am Zug',
  points: 'Punkte',
  winner: 'Wer zuletzt gewann',
  event: 'Ereignis',
  identify: 'Aufleuchten',
  brightness: 'Helligkeit',
  away: ({ broker, why }) =>
    `Der Broker ${broker} antwortet nicht${why === '' ? '' : ` (${why})`}: Der Tisch spielt weiter und sagt ihm alles, sobald er wieder da ist. Läuft er, und stimmen mqtt.url, Benutzer und Passwort?`,
} as const satisfies Words<typeof ENGLISH>;
