/** What the table wants, as the fields of messages: the cabinet, a text, a tone. */

import { COLOUR_ORDERS, LAYOUTS, ORIENTATIONS } from '../../../hardware/cabinet.ts';
import { cabinetLimitMa, laneLimitMa } from '../../../hardware/current.ts';
import { segmentsOf } from '../../../hardware/font.ts';
import type { Tone } from '../../table/picture/picture.ts';
import type { Cabinet } from '../cabinet.ts';
import type { MessageOf } from './message.ts';

const DISPLAY_BRIGHTNESS = 15;
/** Timer1 at clk/8. */
const TONE_CLOCK_HZ = 2_000_000;
const TOP_MAX = 0xffff;

export function configMessage(cabinet: Cabinet): MessageOf<'config'> {
  return {
    orientations: Uint8Array.from(cabinet.orientations, (name) => ORIENTATIONS.indexOf(name)),
    layout: LAYOUTS.indexOf(cabinet.layout),
    colourOrder: COLOUR_ORDERS.indexOf(cabinet.colourOrder),
    brightness: cabinet.brightness,
    limitMa: cabinetLimitMa(cabinet.limitMa, cabinet.pixelMa),
    laneLimitMa: laneLimitMa(cabinet.pixelMa),
    buttonLamps: cabinet.buttonLamps ? 1 : 0,
  };
}

export function displayMessage(text: string): MessageOf<'display'> {
  const segments = segmentsOf(text).flatMap((word) => [word & 0xff, word >> 8]);
  return { segments: Uint8Array.from(segments), brightness: DISPLAY_BRIGHTNESS };
}

/** Full volume is a square wave, half of the time high; less is a shorter pulse. No volume is silence. */
export function toneMessage({ hz, durationMs, volume }: Tone): MessageOf<'tone'> {
  const periods = Math.round(TONE_CLOCK_HZ / hz);
  const top = volume > 0 ? Math.min(TOP_MAX, Math.max(1, periods - 1)) : 0;
  const highTime = Math.round(((top + 1) / 2) * Math.min(1, volume));
  return { top, compare: top === 0 ? 0 : Math.max(1, highTime), durationMs: Math.round(durationMs) };
}
