/** Spanish of `en/operator-service.ts`. */
import type {
  AUDITS_PAGE as AUDITS_PAGE_ENGLISH,
  SERVICE_PAGE as SERVICE_PAGE_ENGLISH,
  SETTINGS_PAGE as SETTINGS_PAGE_ENGLISH,
} from '../en/operator-service.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const SERVICE_PAGE = {
  title: 'Servicio',
  lead: 'El mismo árbol que en la mesa, donde los botones de guardar abren sus ramas. Mientras, la partida espera.',
  allOk: 'Todo está bien',
  begin: 'Empezar',
  beginOf: (test) => `Empezar ${test}`,
  goesOn: (test) => `${test} sigue en la mesa.`,
  do: 'Hacerlo',
  sure: '¿Seguro?',
  doOf: (tool, asked) => (asked === 0 ? `Hacerlo: ${tool}` : `¿Seguro? ${tool}`),
  noFile: 'No hay ningún archivo de la mesa que se pueda cambiar.',
} satisfies Words<typeof SERVICE_PAGE_ENGLISH>;

export const AUDITS_PAGE = {
  title: 'Para qué se ha usado la mesa',
  by: { day: 'Días', week: 'Semanas', month: 'Meses' },
  gamesBy: { day: 'Partidas por día', week: 'Partidas por semana', month: 'Partidas por mes' },
  behind: (events) => `Aún se están contando ${number(events)} eventos.`,
  export: (kind) => `Todo como ${kind}`,
  hours: 'Tiradas por hora del día',
  total: 'Desde que empezó el diario',
  perGame: 'Minutos por partida',
  buttons: 'Botones',
  unused: (names) => `Nadie ha pulsado en diez partidas: ${names.join(', ')}.`,
  fault: (what) => `Avería: ${what}`,
  period: 'Desde',
  column: {
    games: 'Partidas',
    ended: 'Acabadas',
    left: 'Dejadas',
    players: 'Jugadores',
    minutes: 'Minutos',
    rolls: 'Tiradas',
    yahtzees: 'Yahtzees',
    corrections: 'Correcciones',
    takeBacks: 'Deshechas',
    coins: 'Monedas',
    money: 'Dinero',
    paidGames: 'Partidas pagadas',
    freeGames: 'Partidas gratis',
    starts: 'Arranques',
    linkErrors: 'Errores del cable',
    doors: 'Puerta abierta',
    slams: 'Golpes',
  },
} satisfies Words<typeof AUDITS_PAGE_ENGLISH>;

export const SETTINGS_PAGE = {
  title: 'Ajustes',
  file: (file) => `Se guarda en ${file}; sus comentarios se quedan.`,
  default: (value) => `de serie ${value}`,
  from: (origin) => `de ${origin}`,
  restart: 'tras un nuevo arranque',
  save: 'Guardar',
  reset: 'De serie',
  never: 'solo se cambia en el archivo mismo',
  nothing: 'nada',
  on: 'sí',
  off: 'no',
  overlay: 'Un overlay para un directo',
  find: 'Buscar un ajuste',
  sections: {
    table: 'Mesa y juegos',
    backup: 'Copias de seguridad',
    update: 'Actualizaciones',
    board: 'Placa',
    sound: 'Sonido',
    idle: 'Cuando nadie juega',
    credits: 'Monedas y créditos',
    leds: 'LED',
    mqtt: 'Domótica',
    hall: 'Sala',
    log: 'Registro',
  },
  units: {
    hours: (count) => `${number(count)} h`,
    minutes: (count) => `${number(count)} min`,
    seconds: (count) => `${number(count)} s`,
  },
} satisfies Words<typeof SETTINGS_PAGE_ENGLISH>;
