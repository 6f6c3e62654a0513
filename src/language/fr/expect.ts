/** French of `en/expect.ts`. */
import type { EXPECT as ENGLISH } from '../en/expect.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const EXPECT = {
  host: 'un nom d’ordinateur ou une adresse IP, sans http:// et sans port',
  name: ({ length }) =>
    `un nom de 1 à ${length} lettres, chiffres ou espaces avec au moins une lettre, ou de la maison comme house:master`,
  path: 'un chemin',
  timeOfDay: 'une heure comme 22:30',
  updateKey: 'une clé, comme `npm run release` la nomme, 43 caractères et un signe égal',
  url: 'une adresse qui commence par http:// ou https://, ou rien',
  hallUrl: 'une adresse qui commence par http:// ou https:// et sans chemin, ou rien',
  natsUrl: 'une adresse qui commence par nats:// ou tls:// et sans chemin, ou rien',
  brokerUrl: 'une adresse qui commence par mqtt://, mqtts://, ws:// ou wss:// et sans mot de passe, ou rien',
  prefix: ({ most }) => `au plus ${most} minuscules, chiffres et tirets, avec des barres obliques entre eux`,
  rules: ({ ids }) => `${ids}, ou une id de ruleSets`,
  sentence: 'une phrase d’au plus 120 caractères',
  id: 'minuscules, chiffres et tirets, 32 au plus',
  setName: 'un nom d’au plus 40 caractères',
  menu: 'au plus huit majuscules, chiffres ou espaces, tels que l’afficheur peut les montrer',
  limited: ({ min, max, because }) => `un nombre entier de ${min} à ${max} (${because})`,
  sixSlots: 'la table a six places',
  display: 'l’afficheur n’en montre pas plus',
  upperMost: ({ most }) => `les As à Six ne peuvent avoir plus de ${most} avec six dés`,
  negative: 'ils sont retirés du total, donc le nombre est négatif',
  oneOf: ({ choices }) => `l’un de ${choices}`,
  or: ({ choices }) => choices.join(' ou '),
  trueOrFalse: 'true ou false',
  whole: ({ min, max }) => `un nombre entier de ${min} à ${max}`,
  list: ({ min, max, each }) =>
    `une liste entre [ ] de ${min === max ? plural(max, { one: '1 élément', other: `${max} éléments` }) : `${min} à ${max} éléments`}, chacun ${each}`,
  keys: ({ keys }) => `avec les clés ${keys}`,
  amount: ({ most }) => `un montant de 0.01 à ${most}, avec deux décimales au plus`,
  label: ({ most }) => `1 à ${most} lettres, chiffres ou espaces, tels que l’afficheur peut les montrer`,
  text: 'du texte',
} satisfies Words<typeof ENGLISH>;
