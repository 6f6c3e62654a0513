/** The QR code of the phone page with a game's seal: whoever scans it keeps the seal, and the page compares. */
import { encode } from 'uqr';

/** Modules of quiet around it, which readers need (ISO/IEC 18004). */
const QUIET = 4;

/**
 * The seal goes after `#`, so that it never comes back to the table. Of about 100 bytes on a screen that nothing spoils, the
 * lowest level of correction makes 37 by 37 modules, which a phone reads across a room.
 */
export function sealQr(address: string, game: number, seal: string): string {
  const { data, size } = encode(`${address}#${game}.${seal}`, { ecc: 'L', border: QUIET });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const box = `viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${modules.join('')}"/></svg>`;
}
