/** Spanish of `en/expect.ts`. */
import type { EXPECT as ENGLISH } from '../en/expect.ts';
import type { Words } from '../words.ts';

export const EXPECT = {
  host: 'un nombre de host o una dirección IP, sin http:// y sin puerto',
  name: ({ length }) =>
    `un nombre de 1 a ${length} letras, cifras o espacios con al menos una letra, o un jugador de la casa como house:master`,
  path: 'una ruta',
  timeOfDay: 'una hora del día como 22:30',
  updateKey: 'una clave como la que imprime `npm run release`, 43 letras y un signo igual',
  url: 'una dirección que empieza por http:// o https://, o nada',
  hallUrl: 'una dirección que empieza por http:// o https:// y no tiene ruta, o nada',
  natsUrl: 'una dirección que empieza por nats:// o tls:// y no tiene ruta, o nada',
  brokerUrl: 'una dirección que empieza por mqtt://, mqtts://, ws:// o wss:// y no lleva contraseña, o nada',
  prefix: ({ most }) => `${most} minúsculas, cifras y guiones como mucho, con barras entre ellos`,
  rules: ({ ids }) => `${ids}, o un id de ruleSets`,
  sentence: 'una frase de 120 caracteres como mucho',
  id: 'minúsculas, cifras y guiones, 32 como mucho',
  setName: 'un nombre de 40 caracteres como mucho',
  menu: 'ocho mayúsculas, cifras o espacios como mucho, que el visor pueda mostrar',
  limited: ({ min, max, because }) => `un número entero de ${min} a ${max} (${because})`,
  sixSlots: 'la mesa tiene seis lugares',
  display: 'más no cabría en el visor',
  upperMost: ({ most }) => `${most} es lo máximo que Unos a Seises de seis dados pueden tener`,
  negative: 'se restan del total, así que el número es negativo',
  oneOf: ({ choices }) => `uno de ${choices}`,
  or: ({ choices }) => choices.join(' o '),
  trueOrFalse: 'true o false',
  whole: ({ min, max }) => `un número entero de ${min} a ${max}`,
  list: ({ min, max, each }) =>
    `una lista entre [ ] de ${min === max ? min : `${min} a ${max}`}, cada uno ${each}`,
  keys: ({ keys }) => `las claves ${keys}`,
  amount: ({ most }) => `un importe de 0.01 a ${most}, con dos decimales como mucho`,
  label: ({ most }) => `de 1 a ${most} letras, cifras o espacios, que el visor pueda mostrar`,
  text: 'texto',
} satisfies Words<typeof ENGLISH>;
