/** Spanish of `en/overlay.ts`. */
import type { OVERLAY as ENGLISH } from '../en/overlay.ts';
import type { Words } from '../words.ts';

export const OVERLAY = {
  pageTitle: 'Dicetable: crear un overlay',
  title: 'Un overlay para tu directo',
  lead: 'Elige lo que ve tu público y da la dirección a OBS: una fuente de navegador de 1920 × 1080.',
  layout: 'Disposición',
  layouts: { compact: 'Un panel en la esquina', wide: 'Una barra con todo', lower: 'Un rótulo abajo' },
  theme: 'Colores',
  themes: { dark: 'Oscuro', light: 'Claro' },
  scale: 'Tamaño en porcentaje',
  delay: 'Retraso en segundos',
  delayNote:
    '¿Tu directo va por detrás de la mesa? Entonces el overlay también, incluso tras un corte de la línea.',
  shows: 'Lo que muestra',
  parts: {
    head: 'Juego y ronda',
    players: 'Jugadores y totales',
    dice: 'Dados y tiradas que quedan',
    odds: 'Quién ganará, con qué probabilidad',
    news: 'Lo que se acaba de anotar',
    winner: 'El ganador',
  },
  address: 'Su dirección',
  copy: 'Copiar la dirección',
  copied: 'Copiada.',
  preview: 'Cómo se ve ahora',
  nobody: 'Mientras nadie juega, aquí se ve un ejemplo; en tu stream el overlay no muestra nada entonces.',
  tv: {
    title: 'La página para un televisor',
    leds: 'Dados de LED, como en la mesa',
    clear: 'Dados blancos de puntos oscuros',
  },
  wrong: 'La dirección de este overlay está mal',
  wrongOne: (name, value, allowed) => `${name}=${value}: puede ser ${allowed}.`,
  unknown: (name) => `${name}: no hay tal parámetro.`,
  between: (least, most) => `un número de ${least} a ${most}`,
  oneOf: (words) => `uno de ${words}`,
  mend: (path) => `Créalo en ${path}.`,
} satisfies Words<typeof ENGLISH>;
