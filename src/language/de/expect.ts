/** German of `en/expect.ts`. */
import type { EXPECT as ENGLISH } from '../en/expect.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const EXPECT = {
  host: 'ein Rechnername oder eine IP-Adresse, ohne http:// und ohne Port',
  name: ({ length }) =>
    `ein Name aus 1 bis ${length} Buchstaben, Ziffern oder Leerzeichen mit mindestens einem Buchstaben, oder vom Haus wie house:master`,
  path: 'ein Pfad',
  timeOfDay: 'eine Uhrzeit wie 22:30',
  updateKey: 'ein Schlüssel, wie `npm run release` ihn nennt, 43 Zeichen und ein Gleichheitszeichen',
  url: 'eine Adresse, die mit http:// oder https:// beginnt, oder nichts',
  hallUrl: 'eine Adresse, die mit http:// oder https:// beginnt und keinen Pfad hat, oder nichts',
  natsUrl: 'eine Adresse, die mit nats:// oder tls:// beginnt und keinen Pfad hat, oder nichts',
  brokerUrl:
    'eine Adresse, die mit mqtt://, mqtts://, ws:// oder wss:// beginnt und kein Passwort enthält, oder nichts',
  prefix: ({ most }) =>
    `höchstens ${most} kleine Buchstaben, Ziffern und Bindestriche, mit Schrägstrichen dazwischen`,
  rules: ({ ids }) => `${ids}, oder eine id aus ruleSets`,
  sentence: 'ein Satz aus höchstens 120 Zeichen',
  id: 'Kleinbuchstaben, Ziffern und Bindestriche, höchstens 32',
  setName: 'ein Name aus höchstens 40 Zeichen',
  menu: 'höchstens acht Großbuchstaben, Ziffern oder Leerzeichen, wie die Anzeige sie zeigen kann',
  limited: ({ min, max, because }) => `eine ganze Zahl von ${min} bis ${max} (${because})`,
  sixSlots: 'der Tisch hat sechs Plätze',
  display: 'mehr passt nicht auf die Anzeige',
  upperMost: ({ most }) => `mehr als ${most} können Einser bis Sechser mit sechs Würfeln nicht haben`,
  negative: 'sie werden von der Summe abgezogen, also ist die Zahl negativ',
  oneOf: ({ choices }) => `eins von ${choices}`,
  or: ({ choices }) => choices.join(' oder '),
  trueOrFalse: 'true oder false',
  whole: ({ min, max }) => `eine ganze Zahl von ${min} bis ${max}`,
  list: ({ min, max, each }) =>
    `eine Liste in [ ] mit ${min === max ? plural(max, { one: '1 Eintrag', other: `${max} Einträgen` }) : `${min} bis ${max} Einträgen`}, jeder ${each}`,
  keys: ({ keys }) => `mit den Schlüsseln ${keys}`,
  amount: ({ most }) => `ein Betrag von 0.01 bis ${most}, mit höchstens zwei Nachkommastellen`,
  label: ({ most }) => `1 bis ${most} Buchstaben, Ziffern oder Leerzeichen, wie die Anzeige sie zeigen kann`,
  text: 'Text',
} satisfies Words<typeof ENGLISH>;
