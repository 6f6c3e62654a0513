/** Swedish of `en/home.ts`. */
import type { HOME as ENGLISH } from '../en/home.ts';
import type { Words } from '../words.ts';

export const HOME = {
  state: 'Läge',
  player: 'Spelare',
  points: 'Poäng',
  winner: 'Senaste vinnaren',
  event: 'Vad som hände',
  identify: 'Lys upp',
  brightness: 'Ljusstyrka',
  away: ({ broker, why }) =>
    `Mäklaren ${broker} svarar inte${why === '' ? '' : ` (${why})`}: bordet spelar vidare, och berättar allt när den är tillbaka. Är den igång, och stämmer mqtt.url?`,
  login: 'användare eller lösenord stämmer inte: mqtt.user, mqtt.passwordFile',
  unknownCa: 'ingen som bordet litar på går i god för dess certifikat: mqtt.ca',
  expired: 'dess certifikat har gått ut',
  otherName: 'dess certifikat är för ett annat namn än det i mqtt.url',
} as const satisfies Words<typeof ENGLISH>;
