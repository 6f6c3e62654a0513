/** The whole seal as a picture: the page has only to name it, which keeps it light. */
import { sealCells } from '../../fairness/seal-picture.ts';

/** Undefined for what is no seal. */
export function sealSvg(seal: string): string | undefined {
  const cells = sealCells(seal);
  if (cells.length === 0) return undefined;
  const rects = cells.map(
    ({ colour, x, y, rx }) => `<rect x="${x}" y="${y}" rx="${rx}" width="9" height="9" fill="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${rects.join('')}</svg>`;
}
