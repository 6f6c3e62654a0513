/** Paper that falls slowly; nothing of it means anything. */
const PIECES = 28;
const COLOURS = ['#ffd98a', '#63e6c8', '#ff8d84', '#ffffff'];
const FALL_S = 6;
/** Multiples of a number without a divisor in common with 100 scatter evenly. */
const SCATTER = 37;

export function Confetti() {
  return (
    <div class="tv-confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i
          key={piece}
          style={{
            left: `${(piece * SCATTER) % 100}%`,
            background: COLOURS[piece % COLOURS.length],
            animationDelay: `${-((piece * SCATTER) % (10 * FALL_S)) / 10}s`,
            animationDuration: `${FALL_S + (piece % 4)}s`,
          }}
        />
      ))}
    </div>
  );
}
