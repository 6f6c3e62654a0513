/** A QR code for pages to draw. */
import { encode } from 'uqr';

/** A row of modules is a string of 0 (light) and 1 (dark). */
export function qrRows(text: string): readonly string[] {
  if (text === '') return [];
  const { data } = encode(text, { ecc: 'M', border: 0 });
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
}
