/** What the table says, at the bottom of whatever is shown: the more it says the smaller, so that nothing below it is pushed away. */
import { lettersWide } from './letters-wide.ts';

/** Characters that two lines have room for; what the table tells in a game needs three of smaller letters at most, a fault that stops it more. */
const TWO_LINES = 77;
/** Where no card stands beside it. */
const TWO_WIDE_LINES = 100;
const LONG_MESSAGE = 200;

export function TvMessage({ message, wide = false }: { readonly message: string; readonly wide?: boolean }) {
  const letters = lettersWide(message);
  return (
    <p
      class="tv-message"
      data-message={message}
      data-long={letters > LONG_MESSAGE || undefined}
      data-more={letters > (wide ? TWO_WIDE_LINES : TWO_LINES) || undefined}
      role="status"
    >
      {message}
    </p>
  );
}
