/** Spanish of `en/answer.ts`. */
import type { ANSWER as ENGLISH } from '../en/answer.ts';
import type { Words } from '../words.ts';

export const ANSWER = {
  beforeNumber: 'before: se esperaba el número de una partida.',
  noGame: ({ game }) => `En este diario no hay partida ${game}.`,
  goesOn: ({ game }) => `La partida ${game} sigue: se volverá a mostrar cuando acabe.`,
  noRules: ({ rules }) => `Esta mesa ya no tiene las reglas «${rules}».`,
  noAnalysis: ({ rules, why }) => `No se puede calcular el mejor juego de ${rules}: ${why}.`,
  noneOfRehearsal: 'Un ensayo no se analiza: sus dados se han tecleado.',
  noneOfLesson: 'Una práctica no se analiza: nunca cuenta.',
  longGame: 'Esta partida es demasiado larga para analizarla.',
  sealed: ({ game }) => `La partida ${game} aún se juega: sus dados siguen sellados hasta el final.`,
  broken: ({ why }) => `${why}.`,
  foreignName:
    'Esta mesa no responde a ese nombre. Usa su dirección, o añade el nombre a allowedHosts en el archivo de la mesa.',
  foreignPage:
    'Otra página no puede leer esta mesa. Si debe poder, añade su host a allowedHosts en el archivo de la mesa.',
  ownPageOnly: 'Solo la página de esta mesa puede pulsar sus botones.',
  notBuilt: 'Las páginas no están construidas: ejecuta «npm run build» y vuelve a cargar esta página.',
  pagesOnly: 'Este servidor solo muestra páginas.',
  noPage: 'No hay tal página. La mesa está en /.',
  noSense: 'Esta dirección no tiene sentido.',
  bug: 'Algo ha ido mal en la mesa.',
  tooManyRequests:
    'Demasiadas peticiones desde esta dirección. Espera un momento y vuelve a cargar la página.',
  tooManyWords: ({ seconds }) =>
    `Ya han llegado bastantes palabras de esta dirección. La próxima cuenta dentro de ${seconds} segundos.`,
  cut: 'Tu palabra forma parte de los dados.',
  tooManyConnections: 'Demasiadas conexiones desde esta dirección.',
  noSocket: 'No hay tal socket.',
  localOnly: 'Las cifras de una mesa solo se dan en su propia red.',
  tooManyReaders: 'Hay demasiada gente pidiendo partidas antiguas. Inténtalo dentro de un momento.',
} satisfies Words<typeof ENGLISH>;
