/** German of `en/order.ts`. */
import type { ORDER as ENGLISH } from '../en/order.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const ORDER = {
  lights: 'Er leuchtet 15 Sekunden lang.',
  busy: 'Am Tisch läuft ein Test, der gerade angesehen wird: später noch einmal versuchen.',
  restarts: 'Er startet neu, und das Spiel geht dort weiter, wo es war.',
  backedUp: ({ file, kilobytes }) => `Dort gesichert als ${file}, ${number(kilobytes)} kB.`,
  applied: 'Er hat diese Einstellungen schon übernommen.',
  notFetched: ({ why }) => `Die neue Version kam nicht von der Halle: ${why}`,
  noRoom: 'Neben dem Journal ist kein Platz für die neue Version.',
  otherLength: 'Was kam, ist nicht so lang wie die neue Version: noch einmal versuchen.',
  updates: ({ name }) =>
    `${name} ist geprüft und entpackt: Sie startet jetzt, und der Tisch kehrt von selbst zurück, wenn sie nicht spielt.`,
  late: 'Es kam zu spät oder zweimal und wurde nicht getan: noch einmal versuchen.',
  away: 'Der Tisch ist weg: von ihm wurde nichts verlangt.',
  noAnswer: 'Der Tisch hat nicht geantwortet: nachsehen, ob es getan wurde.',
} satisfies Words<typeof ENGLISH>;
