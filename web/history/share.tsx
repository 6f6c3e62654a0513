/** A result to keep: paper, a picture made on this device, and the address of the game with its proof. */
import { useState } from 'preact/hooks';
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { HISTORY_WORDS } from '../texts/history.ts';
import { momentText } from '../texts/moment.ts';

/** What messengers and networks show without cutting it. */
const PICTURE = { width: 1200, height: 630 };
const PAPER = '#14161f';
const INK = '#f5f0e6';
const GOLD = '#ffb938';
const QUIET = '#a9adbd';
/** More lines would be too small to read in a chat. */
const MOST_LINES = 6;

export function ShareButtons({ game }: { game: HistoryGame }) {
  // A share sheet needs https, and a table has none: the address stands there to be copied.
  const [address, show] = useState('');
  const words = HISTORY_WORDS.keep;
  return (
    <>
      <button type="button" onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" onClick={() => save(game)}>
        {words.picture}
      </button>
      <button type="button" onClick={() => show(location.href)}>
        {words.share}
      </button>
      {address !== '' && (
        <label class="field">
          <span>{words.copy}</span>
          <input
            type="text"
            readOnly
            value={address}
            ref={(field) => {
              field?.focus();
              field?.select();
            }}
          />
        </label>
      )}
    </>
  );
}

/** As a file: nothing is sent anywhere. */
function save(game: HistoryGame): void {
  drawn(game).toBlob((blob) => {
    if (blob === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `dicetable-game-${game.game}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}

function drawn(game: HistoryGame): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    colour: string,
    align: CanvasTextAlign,
  ) => {
    Object.assign(pen, { fillStyle: colour, font: `bold ${size}px system-ui, sans-serif`, textAlign: align });
    pen.fillText(text, x, y, PICTURE.width - 2 * 70);
  };
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  pen.fillStyle = GOLD;
  pen.fillRect(0, 0, PICTURE.width, 12);
  write(`${game.rules.name} · ${HISTORY_WORDS.game(game.game)}`, 70, 105, 54, INK, 'left');
  write(momentText(game.endedAt), 70, 155, 28, QUIET, 'left');
  const ranked = [...game.players].sort((a, b) => Number(b.winner) - Number(a.winner) || b.total - a.total);
  ranked.slice(0, MOST_LINES).forEach(({ name, total, winner }, line) => {
    const y = 240 + line * 58;
    write(`${winner ? '★ ' : ''}${name}`, 70, y, 44, winner ? GOLD : INK, 'left');
    write(HISTORY_WORDS.points(total), PICTURE.width - 70, y, 44, winner ? GOLD : INK, 'right');
  });
  write(
    `${location.host}/verify/${game.game} · ${game.fairness.seal.slice(0, 16)}`,
    70,
    592,
    24,
    QUIET,
    'left',
  );
  return canvas;
}
