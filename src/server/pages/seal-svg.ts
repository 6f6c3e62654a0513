/** The whole seal as a picture: the page has only to name it, which keeps it light. */
import { sealCells } from '../../fairness/seal-picture.ts';

const CELL = 9;

/** Undefined for what is no seal. All cells of a colour are one path: eight of these are less to lay out and to paint than 64 cells. */
export function sealSvg(seal: string): string | undefined {
  const cells = sealCells(seal);
  if (cells.length === 0) return undefined;
  const colours = [...new Set(cells.map(({ colour }) => colour))];
  const paths = colours.map((colour) => {
    const ofColour = cells.filter((cell) => cell.colour === colour);
    return `<path d="${ofColour.map(outline).join('')}" fill="${colour}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${paths.join('')}</svg>`;
}

function outline({ x, y, rx }: ReturnType<typeof sealCells>[number]): string {
  if (rx === 0) return `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
  const arc = (across: number) => `a${rx} ${rx} 0 0 1 ${across} 0`;
  return `M${x} ${y + rx}${arc(2 * rx)}${arc(-2 * rx)}z`;
}
