/** A result as a picture for chats: who won, everybody's points, and where the dice can be checked. */
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { HISTORY_WORDS } from '../texts/history.ts';
import { momentText } from '../texts/moment.ts';

/** What messengers and networks show without cutting it. */
const SIZE = { width: 1200, height: 630 };
const EDGE = 70;
const PAPER = '#14161f';
const INK = '#f5f0e6';
const GOLD = '#ffb938';
const QUIET = '#a9adbd';
/** Below each other; more stand in a second column. */
const MOST_LINES = 6;
const LINE = { first: 240, height: 58 };
/** Between two columns. */
const GAP = 60;
/** Beside a name. */
const POINTS_WIDTH = 190;

export function resultPicture(game: HistoryGame): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const whole = SIZE.width - 2 * EDGE;
  /** What is too wide is made narrower. */
  const write = (
    text: string,
    [x, y]: readonly [number, number],
    [size, colour]: readonly [number, string],
    [align, width]: readonly [CanvasTextAlign, number] = ['left', whole],
  ) => {
    Object.assign(pen, { fillStyle: colour, font: `bold ${size}px system-ui, sans-serif`, textAlign: align });
    pen.fillText(text, x, y, width);
  };
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = GOLD;
  pen.fillRect(0, 0, SIZE.width, 12);
  write(`${game.rules.name} · ${HISTORY_WORDS.game(game.game)}`, [EDGE, 105], [54, INK]);
  write(momentText(game.endedAt), [EDGE, 155], [28, QUIET]);
  const ranked = [...game.players].sort((a, b) => Number(b.winner) - Number(a.winner) || b.total - a.total);
  const columns = Math.ceil(ranked.length / MOST_LINES);
  const width = (whole - (columns - 1) * GAP) / columns;
  ranked.forEach(({ name, total, winner }, place) => {
    const left = EDGE + Math.floor(place / MOST_LINES) * (width + GAP);
    const y = LINE.first + (place % MOST_LINES) * LINE.height;
    const look = [columns > 1 ? 36 : 44, winner ? GOLD : INK] as const;
    write(`${winner ? '★ ' : ''}${name}`, [left, y], look, ['left', width - POINTS_WIDTH]);
    write(HISTORY_WORDS.points(total), [left + width, y], look, ['right', POINTS_WIDTH]);
  });
  write(
    `${location.host}/verify/${game.game} · ${game.fairness.seal.slice(0, 16)}`,
    [EDGE, 592],
    [24, QUIET],
  );
  return canvas;
}
