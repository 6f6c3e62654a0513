/** A result to keep: paper, a picture made on this device, and the address of the game with its proof. */
import { useState } from 'preact/hooks';
import type { HistoryGame } from '../../src/server/history/messages.ts';
import { CopiedAddress } from '../parts/copied-address.tsx';
import { HISTORY_WORDS } from '../texts/history.ts';
import { resultPicture } from './result-picture.ts';

export function ShareButtons({ game }: { game: HistoryGame }) {
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
      {address !== '' && <CopiedAddress address={address} label={words.copy} copied={words.copied} />}
    </>
  );
}

/** As a file: nothing is sent anywhere. */
function save(game: HistoryGame): void {
  resultPicture(game).toBlob((blob) => {
    if (blob === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `dicetable-game-${game.game}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
