/** Swedish of `en/phone.ts`. */
import type { PHONE as ENGLISH } from '../en/phone.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

const points = (count: number) => `${number(count)} poäng`;

export const PHONE: Words<typeof ENGLISH> = {
  points,
  needs: {
    title: 'Vad som behövs',
    swipe: 'Spelarnas protokoll, sida vid sida: svep, piltangenter eller namnen ovanför',
    alone: (total) => `${points(total)} hittills`,
    likely: (expected, low, high) =>
      `Troligen omkring ${number(expected)} till slut (${number(low)} till ${number(high)})`,
    likelyOne: (total) => `Troligen ${number(total)} till slut`,
    most: (total) => `Som mest ${number(total)} till slut`,
    one: (boxes) => `En ruta ensam kan ge det: ${list(boxes)}`,
    together: (most) => `Ingen ruta ensam ger det; alla öppna ger som mest ${number(most)}`,
    levelAtMost: (most) => `Kan bara nå lika: de öppna rutorna ger som mest ${number(most)}`,
    beaten: (most) => `Går inte att nå: de öppna rutorna ger som mest ${number(most)}`,
    again: (points) => ` (varav ${number(points)} för fem lika igen)`,
    toTarget: (left) => `${number(left)} kvar till målet`,
    upperWon: (bonus) => `Övre bonus på ${number(bonus)}: nådd`,
    upperOpen: (more, boxes, bonus) =>
      `Övre bonus på ${number(bonus)}: ${number(more)} till ur ${list(boxes)}`,
    upperLost: (bonus) => `Övre bonus på ${number(bonus)}: går inte att nå`,
    meter: (sum, threshold) => `${number(sum)} av ${number(threshold)}`,
    upTo: (most) => `≤ ${number(most)}`,
    open: (most) => `öppen, som mest ${number(most)}`,
    column: (times) => `kolumn × ${times}`,
  },
  turn: {
    scored: (name, box) => `${name}: ${box}`,
    banked: (name) => `${name} säkrar`,
    busted: (name) => `${name}: Farkle`,
    watch: 'Se omgången igen',
    title: (name) => `Senaste omgången: ${name}`,
    roll: (roll, rolls) => `Kast ${roll} av ${rolls}`,
    stays: 'ligger kvar',
    die: (face, stays) => (stays ? `${face}, ligger kvar` : `${face}`),
    back: 'Tillbaka',
    next: 'Nästa',
    again: 'En gång till',
    close: 'Stäng',
  },
  share: {
    send: 'Dela bordet',
    copied: 'Kopierat.',
    address: 'Adressen, att kopiera',
    home: 'Webbläsarens meny lägger sidan på hemskärmen: där öppnas den som en app.',
  },
  pictures: {
    title: 'Reglerna i bilder',
    worth: (count) => `= ${number(count)}`,
  },
};
