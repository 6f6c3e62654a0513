/** The picture of a seal as text: it can be noted, sent and typed like the digits. */
import { isWholeSeal } from './seal-picture.ts';

const SIDE = 8;
const DIGITS = 64;
/** Fewer digits can be found again in seconds, so they compare nothing. */
const FEWEST_NOTED = 8;

/** For the digits 0 to f: the colours of the picture, as squares and then round. */
const EMOJI = [...'🟥🟧🟨🟩🟦🟪🟫⬛🔴🟠🟡🟢🔵🟣🟤⚫'];

/** Eight lines; none for what is no seal. */
export function sealEmoji(seal: string): readonly string[] {
  if (!isWholeSeal(seal)) return [];
  const cells = [...seal].map((digit) => EMOJI[Number.parseInt(digit, 16)] ?? '');
  return Array.from({ length: SIDE }, (_, row) => cells.slice(row * SIDE, (row + 1) * SIDE).join(''));
}

/** The digits that somebody noted: as digits in any groups, or as the picture; the first eight at least. Undefined: it is neither. */
export function notedSeal(text: string): string | undefined {
  // Some phones put a sign behind squares and circles that asks for their coloured form.
  const cells = [...text.toLowerCase().replace(/[\s:·-]|\ufe0f/g, '')];
  const digits = cells
    .map((cell) => (EMOJI.includes(cell) ? EMOJI.indexOf(cell).toString(16) : cell))
    .join('');
  return /^[0-9a-f]+$/.test(digits) && digits.length >= FEWEST_NOTED && digits.length <= DIGITS
    ? digits
    : undefined;
}
