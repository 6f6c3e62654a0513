/** Spanish of `en/service.ts`. */
import type { SERVICE as ENGLISH } from '../en/service.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const SERVICE = {
  summary: 'arranca la mesa con la máquina, y otra vez tras una avería',
  help: 'Mantiene la mesa en marcha: install escribe un servicio de systemd (macOS: un launch agent) y lo arranca, también con cada arranque de la máquina; remove lo quita; status dice si está en marcha, y acaba con 0 si lo está y lo estará; tv muestra la página para la tele a pantalla completa. Las opciones de configuración son aquellas con las que arranca la mesa.',
  deed: 'qué hay que hacer',
  system: 'un servicio de la máquina en vez del tuyo, apartado del resto (con sudo)',
  tv: 'mostrar la página para la tele a pantalla completa al arrancar tu escritorio',
  print: 'imprimir el archivo de la unidad y no cambiar nada',
  json: 'status como una línea de JSON',
  plays: ({ address }) => `La mesa juega en ${address}`,
  noAnswer: ({ address, log }) => `se ha arrancado, pero nada responde en ${address}; ${log} muestra por qué`,
  playsAlready: ({ address }) =>
    `algo responde ya en ${address}; acaba antes con esa mesa (Ctrl-C), o toma otro --http-port`,
  tvWaits: ({ address }) => `Aún no responde ninguna mesa en ${address}: se la espera.`,
  tvInstalled: ({ user, file }) =>
    `La página de la tele se mostrará cuando arranque el escritorio de ${user}: ${file}`,
  linger: ({ user }) =>
    `Solo arranca cuando entra ${user}. Para que arranque con la máquina: sudo loginctl enable-linger ${user}`,
  untried: 'Esto no se ha probado nunca en un Mac: cuéntanos cómo ha ido.',
  removed: ({ file }) => `Quitado: ${file}`,
  none: 'no hay ningún servicio de Dicetable; `dicetable service install` crea uno',
  unit: ({ file }) => file,
  running: ({ since, restarts }) =>
    `  en marcha${since === '' ? '' : ` desde ${since}`}, arrancado de nuevo ${restarts} ${plural(restarts, { one: 'vez', other: 'veces' })}`,
  stopped: ({ state, restarts }) =>
    `  no está en marcha (${state}), arrancado de nuevo ${restarts} ${plural(restarts, { one: 'vez', other: 'veces' })}`,
  unknown:
    '  systemd no dice si está en marcha: entra como el usuario dueño del servicio (vale ssh) y pregunta otra vez',
  unheard: '  systemd no ha respondido: una mesa en marcha sigue hasta que se reinicie la máquina',
  withMachine: '  arranca con la máquina',
  twice: 'Hay dos, y solo una mesa puede tener la carpeta de datos: quítalos e instala uno.',
  noTv: 'No se muestra ninguna página de tele al arrancar el escritorio (service install --tv).',
  tvThere: ({ file }) => `La página de la tele se muestra al arrancar el escritorio: ${file}`,
  unwritable: ({ file, why }) => `no se puede escribir ${file}: ${why}`,
  foreign: ({ file }) => `${file} ya existe y no es nuestro; apártalo antes`,
  systemctl: ({ command, why, advice }) =>
    `\`${command}\` dice «${why}»${advice === '' ? '' : `; ${advice}`}`,
  noSession: 'si has llegado por su o sudo, entra como ese usuario (vale ssh)',
  launchctl: ({ command, why }) => `\`${command}\` dice «${why}»`,
  noSystemd: 'esta máquina no tiene systemd',
  noPort: 'el puerto 0 es otro en cada arranque: toma uno que se pueda encontrar, con --http-port',
  notRoot: ({ command }) => `un servicio de la máquina necesita más permisos; escribe: ${command}`,
  asRoot: 'una mesa no se lleva como root; escribe esto con sudo, como el usuario que la llevará',
  noBrowser: ({ browsers }) => `no hay ningún navegador instalado que pueda mostrarla (${browsers})`,
} satisfies Words<typeof ENGLISH>;
