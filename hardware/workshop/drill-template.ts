/** drill-template.pdf: the panel at 1:1 on sheets of A4, which registration marks bring together. */
import PDFDocument from 'pdfkit';
import { type Cut, type Feature, PANEL } from '../panel.ts';

type Pdf = PDFKit.PDFDocument;

const PT_PER_MM = 72 / 25.4;
/** A4, landscape. */
const SHEET = { width: 297, height: 210 } as const;
/** Each sheet has this much of the panel, and more around it, so that neighbours overlap. */
const TILE = { width: 200, height: 150, around: 15 } as const;
const ORIGIN = { x: (SHEET.width - TILE.width) / 2, y: 24 } as const;
const RULER = { length: 100, x: ORIGIN.x, y: 196 } as const;
const CROSS = 6;
/** The drill's size stands beside a hole that is smaller. */
const SMALL_HOLE = 10;

/** Of the panel, at the top left of a tile. */
interface Place {
  readonly x: number;
  readonly y: number;
}

interface Tile extends Place {
  readonly name: string;
}

function tiles(): readonly Tile[] {
  const rows = Math.ceil(PANEL.height / TILE.height);
  const columns = Math.ceil(PANEL.width / TILE.width);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({
      name: `${'ABCDEF'[row]}${column + 1}`,
      x: column * TILE.width,
      y: row * TILE.height,
    })),
  ).flat();
}

function text(pdf: Pdf, words: string, x: number, y: number, size: number, centred = false): void {
  pdf.fontSize(size);
  pdf.fillColor('#000');
  const left = centred ? x - pdf.widthOfString(words) / 2 : x;
  pdf.text(words, left, y, { lineBreak: false });
}

function stroke(pdf: Pdf, width: number, colour: string): void {
  pdf.lineWidth(width);
  pdf.strokeColor(colour);
}

function segment(pdf: Pdf, from: readonly [number, number], to: readonly [number, number]): void {
  pdf.moveTo(...from);
  pdf.lineTo(...to);
  pdf.stroke();
}

function cross(pdf: Pdf, x: number, y: number, half: number): void {
  segment(pdf, [x - half, y], [x + half, y]);
  segment(pdf, [x, y - half], [x, y + half]);
}

function cutOut(pdf: Pdf, { shape, x, y, width, height }: Cut): void {
  stroke(pdf, 0.25, '#000');
  if (shape === 'round') pdf.circle(x, y, width / 2);
  else pdf.rect(x - width / 2, y - height / 2, width, height);
  pdf.stroke();
  stroke(pdf, 0.12, '#000');
  cross(pdf, x, y, Math.min(6, Math.max(3, width / 4)));
  if (width < SMALL_HOLE) text(pdf, `Ø ${width}`, x + 3.6, y - 1, 2.6);
}

function words(pdf: Pdf, { name, cuts: [first] }: Feature): void {
  if (first === undefined || name.startsWith('edge')) return;
  const { shape, x, y, width, height } = first;
  const size = shape === 'round' ? `Ø ${width}` : `${width} × ${height}`;
  const isSlot = width < height / 2;
  const below = shape === 'round' || isSlot ? y + height / 2 + 1.5 : y + 7;
  text(pdf, `${name}, ${size}`, x, below, 3, true);
}

function isOn({ x, y }: Place, cut: Cut): boolean {
  const across = Math.abs(cut.x - (x + TILE.width / 2)) - (TILE.width + cut.width) / 2;
  const down = Math.abs(cut.y - (y + TILE.height / 2)) - (TILE.height + cut.height) / 2;
  return across < TILE.around && down < TILE.around;
}

/** Everything that lies on the tile, in millimetres of the panel. */
function panelPart(pdf: Pdf, { x, y }: Place, features: readonly Feature[]): void {
  const { around, width, height } = TILE;
  pdf.save();
  pdf.translate(ORIGIN.x - x, ORIGIN.y - y);
  pdf.rect(x - around, y - around, width + 2 * around, height + 2 * around);
  pdf.clip();
  stroke(pdf, 0.4, '#000');
  pdf.roundedRect(0, 0, PANEL.width, PANEL.height, PANEL.corner);
  pdf.stroke();
  for (const feature of features) {
    const seen = feature.cuts.filter((cut) => isOn({ x, y }, cut));
    for (const cut of seen) cutOut(pdf, cut);
    if (seen.length > 0) words(pdf, feature);
  }
  pdf.restore();
}

/** A mark at each corner of the tile: the same one is on all sheets that meet there. */
function registrationMarks(pdf: Pdf, { x, y }: Tile): void {
  for (const right of [0, TILE.width])
    for (const down of [0, TILE.height]) {
      const [px, py] = [ORIGIN.x + right, ORIGIN.y + down];
      stroke(pdf, 0.2, '#c62828');
      cross(pdf, px, py, CROSS);
      pdf.circle(px, py, CROSS / 2);
      pdf.stroke();
      text(pdf, `${x + right}, ${y + down}`, px + 1.2, py + 3.4, 2.6);
    }
}

function ruler(pdf: Pdf): void {
  const { length, x, y } = RULER;
  stroke(pdf, 0.2, '#000');
  segment(pdf, [x, y], [x + length, y]);
  for (let mm = 0; mm <= length; mm += 1)
    segment(pdf, [x + mm, y], [x + mm, y - (mm % 10 === 0 ? 4 : mm % 5 === 0 ? 3 : 1.8)]);
  for (let mm = 0; mm <= length; mm += 50) text(pdf, `${mm}`, x + mm, y + 1, 3, true);
  text(pdf, '100 mm: measure it before you drill.', x + length + 8, y - 4.6, 3.2);
  text(pdf, 'Print at 100 %, never "fit to page".', x + length + 8, y - 0.4, 3.2);
}

export async function drillTemplate(features: readonly Feature[], title: string): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // The same bytes from every version of Node.
    compress: false,
    info: { Title: title, CreationDate: new Date(0), Producer: 'Dicetable', Creator: 'Dicetable' },
  });
  const bytes: Uint8Array[] = [];
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (part: Uint8Array) => bytes.push(part));
  const all = tiles();
  for (const tile of all) {
    pdf.addPage({ size: [SHEET.width * PT_PER_MM, SHEET.height * PT_PER_MM], margin: 0 });
    pdf.scale(PT_PER_MM);
    panelPart(pdf, tile, features);
    registrationMarks(pdf, tile);
    ruler(pdf);
    text(pdf, `${title}: sheet ${tile.name} of ${all.map(({ name }) => name).join(', ')}`, 8, 202.5, 3.2);
    text(pdf, 'Lay marks of the same numbers on each other.', 190, 202.5, 3.2);
  }
  pdf.end();
  await ended;
  return Buffer.concat(bytes);
}
