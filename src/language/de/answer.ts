/** German of `en/answer.ts`. */
import type { ANSWER as ENGLISH } from '../en/answer.ts';
import type { Words } from '../words.ts';

export const ANSWER = {
  beforeNumber: 'before: Hier gehört die Nummer eines Spiels hin.',
  noGame: ({ game }) => `In diesem Journal gibt es kein Spiel ${game}.`,
  goesOn: ({ game }) => `Spiel ${game} geht weiter: Es wird wieder gezeigt, wenn es vorbei ist.`,
  noRules: ({ rules }) => `Dieser Tisch hat das Regelwerk „${rules}“ nicht mehr.`,
  noAnalysis: ({ rules, why }) => `Bestes Spiel von ${rules} lässt sich nicht ausrechnen: ${why}.`,
  noneOfRehearsal: 'Eine Probe wird nicht ausgewertet: Ihre Würfel waren getippt.',
  noneOfLesson: 'Eine Übung wird nicht ausgewertet: Sie zählt nie.',
  longGame: 'Dieses Spiel ist zu lang, um ausgewertet zu werden.',
  sealed: ({ game }) => `Spiel ${game} läuft noch: Seine Würfel bleiben bis zum Ende versiegelt.`,
  broken: ({ why }) => `${why}.`,
  foreignName:
    'Auf diesen Namen antwortet der Tisch nicht. Seine Adresse nehmen, oder den Namen in der Tischdatei unter allowedHosts eintragen.',
  foreignPage:
    'Eine andere Seite darf diesen Tisch nicht lesen. Soll sie es, ihren Host in der Tischdatei unter allowedHosts eintragen.',
  ownPageOnly: 'Nur die Seite dieses Tisches darf seine Tasten drücken.',
  notBuilt: 'Die Seiten sind nicht gebaut: „npm run build“ ausführen, dann diese Seite neu laden.',
  pagesOnly: 'Dieser Server zeigt nur Seiten.',
  noPage: 'Diese Seite gibt es nicht. Der Tisch ist unter /.',
  noSense: 'Diese Adresse ergibt keinen Sinn.',
  bug: 'Am Tisch ist etwas schiefgegangen.',
  tooManyRequests: 'Zu viele Anfragen von dieser Adresse. Einen Moment warten, dann die Seite neu laden.',
  tooManyWords: ({ seconds }) =>
    `Von dieser Adresse kamen genug Wörter. Das nächste zählt in ${seconds} Sekunden.`,
  cut: 'Dein Wort steckt in den Würfeln.',
  tooManyConnections: 'Zu viele Verbindungen von dieser Adresse.',
  noSocket: 'Diesen Socket gibt es nicht.',
  localOnly: 'Zahlen über den Tisch gibt es nur im eigenen Netz.',
  tooManyReaders: 'Zu viele fragen nach alten Spielen. Gleich noch einmal versuchen.',
} satisfies Words<typeof ENGLISH>;
