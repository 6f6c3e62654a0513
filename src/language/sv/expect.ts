/** Swedish of `en/expect.ts`. */
import type { EXPECT as ENGLISH } from '../en/expect.ts';
import type { Words } from '../words.ts';

export const EXPECT = {
  host: 'ett värdnamn eller en IP-adress, utan http:// och utan port',
  name: ({ length }) =>
    `ett namn med 1 till ${length} bokstäver, siffror eller blanksteg och minst en bokstav, eller en av husets spelare som house:master`,
  path: 'en sökväg',
  timeOfDay: 'ett klockslag som 22:30',
  updateKey: 'en nyckel så som `npm run release` skriver den, 43 bokstäver och ett likhetstecken',
  url: 'en adress som börjar med http:// eller https://, eller ingenting',
  hallUrl: 'en adress som börjar med http:// eller https:// och saknar sökväg, eller ingenting',
  natsUrl: 'en adress som börjar med nats:// eller tls:// och saknar sökväg, eller ingenting',
  brokerUrl:
    'en adress som börjar med mqtt://, mqtts://, ws:// eller wss:// och saknar lösenord, eller ingenting',
  prefix: ({ most }) => `högst ${most} små bokstäver, siffror och bindestreck, med snedstreck emellan`,
  rules: ({ ids }) => `${ids}, eller ett id ur ruleSets`,
  sentence: 'en mening med högst 120 tecken',
  id: 'små bokstäver, siffror och bindestreck, högst 32',
  setName: 'ett namn med högst 40 tecken',
  menu: 'högst åtta versaler, siffror eller blanksteg som displayen kan visa',
  limited: ({ min, max, because }) => `ett heltal från ${min} till ${max} (${because})`,
  sixSlots: 'bordet har sex platser',
  display: 'mer får inte plats på displayen',
  upperMost: ({ most }) => `ettor till sexor med sex tärningar ger högst ${most}`,
  negative: 'de dras från totalen, så talet är negativt',
  oneOf: ({ choices }) => `något av ${choices}`,
  or: ({ choices }) => choices.join(' eller '),
  trueOrFalse: 'true eller false',
  whole: ({ min, max }) => `ett heltal från ${min} till ${max}`,
  list: ({ min, max, each }) =>
    `en lista inom [ ] med ${min === max ? min : `${min} till ${max}`}, där var och en är ${each}`,
  keys: ({ keys }) => `nycklarna ${keys}`,
  amount: ({ most }) => `ett belopp från 0.01 till ${most}, med högst två decimaler`,
  label: ({ most }) => `1 till ${most} bokstäver, siffror eller blanksteg som displayen kan visa`,
  text: 'text',
} satisfies Words<typeof ENGLISH>;
