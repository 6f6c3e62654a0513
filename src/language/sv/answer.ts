/** Swedish of `en/answer.ts`. */
import type { ANSWER as ENGLISH } from '../en/answer.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const ANSWER = {
  beforeNumber: 'before: här väntas ett spelnummer.',
  noGame: ({ game }) => `Det finns inget spel ${game} i den här journalen.`,
  goesOn: ({ game }) => `Spel ${game} pågår: det visas igen när det är slut.`,
  noRules: ({ rules }) => `Bordet har inte längre regelverket ”${rules}”.`,
  noAnalysis: ({ rules, why }) => `Bästa spel i ${rules} går inte att räkna ut: ${why}.`,
  noneOfRehearsal: 'En övning granskas inte: tärningarna skrevs in för hand.',
  noneOfLesson: 'En övning med tips granskas inte: den räknas aldrig.',
  longGame: 'Det här spelet är för långt för att granskas.',
  sealed: ({ game }) => `Spel ${game} pågår än: tärningarna är förseglade tills det är slut.`,
  broken: ({ why }) => `${why}.`,
  foreignName:
    'Bordet lyssnar inte på det namnet. Använd dess adress, eller lägg till namnet i allowedHosts i bordsfilen.',
  foreignPage:
    'En annan sida får inte läsa bordet. Lägg till dess värd i allowedHosts i bordsfilen om den ska få det.',
  ownPageOnly: 'Bara bordets egen sida får trycka på dess knappar.',
  notBuilt: 'Sidorna är inte byggda: kör ”npm run build” och ladda sedan om sidan.',
  pagesOnly: 'Den här servern visar bara sidor.',
  noPage: 'Det finns ingen sådan sida. Bordet finns på /.',
  noSense: 'Adressen går inte att tyda.',
  bug: 'Något gick fel vid bordet.',
  tooManyRequests: 'För många anrop från den här adressen. Vänta lite och ladda sedan om sidan.',
  tooManyWords: ({ seconds }) =>
    `Det har kommit nog med ord från den här adressen. Nästa räknas om ${plural(seconds, { one: '1 sekund', other: `${seconds} sekunder` })}.`,
  cut: 'Ditt ord är nu en del av tärningarna.',
  tooManyConnections: 'För många anslutningar från den här adressen.',
  noSocket: 'Det finns ingen sådan socket.',
  localOnly: 'Bordets siffror lämnas bara ut i dess eget nätverk.',
  tooManyReaders: 'För många frågar efter gamla spel. Försök igen om en stund.',
} satisfies Words<typeof ENGLISH>;
