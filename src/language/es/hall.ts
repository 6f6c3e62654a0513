/** Spanish of `en/hall.ts`. */
import type { HALL as ENGLISH } from '../en/hall.ts';
import type { Words } from '../words.ts';

export const HALL = {
  waiting: ({ url, code }) =>
    `La sala ${url} aún no conoce esta mesa: escribe ${code} allí (npx dicetable hall claim ${code} NOMBRE).`,
  revoked: ({ url, code }) =>
    `La sala ${url} ha despedido a esta mesa: sigue jugando y guarda lo que juega. Para que la admitan de nuevo, escribe ${code} allí.`,
  away: ({ url, behind, why }) =>
    `La sala ${url} no responde${why === '' ? '' : ` (${why})`}: la mesa sigue jugando, y ${behind} de sus eventos esperan. Se envían cuando vuelva.`,
  fork: ({ url }) =>
    `La sala ${url} tiene otros eventos de esta mesa: se copió su tarjeta, o se repuso su diario sin dicetable restore. No se envía nada hasta que siga en una época propia: restaura aquí su copia más reciente.`,
  lies: ({ url }) =>
    `La sala ${url} afirma lo que este diario no dice: no es la sala de esta mesa, o se cambió su base de datos. No se envía nada.`,
  key: ({ why }) =>
    `Quién es esta mesa no se puede leer o guardar (${why}): sigue jugando y no envía nada a su sala.`,
  summary: 'lleva una sala: muchas mesas y una base de datos, o admite una mesa',
  help: 'Arranca una sala en esta máquina: nats-server y PostgreSQL donde no se den por dirección, lo que escribe en la base de datos, la oficina que admite mesas y una pasarela que las muestra todas en /hall. claim admite la mesa que muestra estos seis caracteres; revoke despide a una; ingest es una más que escribe, gateway una más que muestra, en cualquier máquina.',
  deed: 'qué se hace',
  words: 'para claim: los seis caracteres de la mesa y su nombre; para revoke: su nombre',
  folder: 'Carpeta de claves, código y base de datos.',
  host: 'Dirección en la que las mesas alcanzan la sala.',
  port: 'Puerto donde se admiten mesas; para gateway sola: el de sus páginas.',
  gatewayPort: 'Puerto de las páginas de todas las mesas, /hall; 0: cualquiera.',
  natsPort: 'Puerto del nats-server que se arranca aquí.',
  nats: 'Direcciones de servidores de NATS que ya funcionan, con comas; se les da nats-server.conf de la carpeta.',
  database: 'Dirección de un PostgreSQL que ya funciona.',
  tlsCert: 'Certificado de esta sala, un archivo; sin él no se cifra nada.',
  tlsKey: 'Su clave, un archivo.',
  hall: 'Dirección de la sala, para claim y revoke.',
  runs: ({ url, folder }) =>
    `La sala está en marcha. Las mesas la alcanzan con hall.url: ${url}\nSus claves están en ${folder}: quien las tenga puede ser esta sala.`,
  code: ({ code }) => `Código de esta sala, para claim y revoke desde otro sitio: ${code}`,
  fleet: ({ url }) => `Todas las mesas se cuidan en ${url}`,
  leagues: ({ database }) => `Ligas: dicetable league list --database '${database}'`,
  allowedHosts: 'nombres por los que se alcanza la pasarela, con comas',
  shows: ({ url }) => `Todas las mesas se muestran en ${url}`,
  writes: 'Escribe en la base de datos lo que envían las mesas.',
  oldNats: ({ version }) =>
    `nats-server ${version} es solo para pruebas: en producción toma 2.12.7, 2.14.0 o más nuevo.`,
  open: 'No se cifra nada: cualquiera en esta red puede leer lo que envían las mesas. --tls-cert y --tls-key acaban con eso.',
  notInstalled: ({ program, line }) => `${program} no está instalado: ${line}`,
  newer: 'la base de datos la escribió un Dicetable más nuevo',
  broken: ({ said }) => `un servidor de la sala ha terminado: ${said}`,
  noKeys: ({ file }) => `${file} no está: la sala lo crea en su primer arranque`,
  needs: ({ options }) => `hay que dar ${options}`,
  noAnswer: ({ url, why }) => `ninguna sala responde en ${url}${why === '' ? '' : ` (${why})`}`,
  wantsTls: 'la línea se corta sin una palabra, como hace una sala que quiere https://',
  claimed: ({ name }) => `${name} está admitida.`,
  sentAway: ({ name }) => `${name} está despedida.`,
  'wrong-code': 'este no es el código de esa sala',
  unknown: 'ninguna mesa muestra estos caracteres, o ninguna se llama así',
  later: 'demasiados códigos erróneos: inténtalo dentro de un minuto',
  unclear: 'hacen falta seis caracteres y un nombre de 30 letras como mucho',
} satisfies Words<typeof ENGLISH>;
