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
    `Der Broker ${broker} antwortet nicht${why === '' ? '' : ` (${why})`}: Der Tisch spielt weiter und sagt ihm alles, sobald er wieder da ist. Läuft er, und stimmt mqtt.url?`,
  login: 'Benutzer oder Passwort stimmen nicht: mqtt.user, mqtt.passwordFile',
  unknownCa: 'für sein Zertifikat bürgt niemand, dem dieser Tisch traut: mqtt.ca',
  expired: 'sein Zertifikat ist abgelaufen',
  otherName: 'sein Zertifikat gilt für einen anderen Namen als den in mqtt.url',
} as const satisfies Words<typeof ENGLISH>;
