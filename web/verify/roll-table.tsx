/** Every roll with the text that its dice were computed from. */
import type { CheckedRoll, Verdict } from '../../src/fairness/verify.ts';
import { VERIFY_WORDS } from '../texts/verify.ts';

export function RollTable({ verdict: { started, rolls, wrong } }: { verdict: Verdict }) {
  return (
    <section>
      <h2>{VERIFY_WORDS.rolls}</h2>
      <p>{VERIFY_WORDS.rollsText}</p>
      <table class="rolls">
        <thead>
          <tr>
            <th scope="col">{VERIFY_WORDS.roll}</th>
            <th scope="col">{VERIFY_WORDS.player}</th>
            <th scope="col">{VERIFY_WORDS.text}</th>
            <th scope="col">{VERIFY_WORDS.dice}</th>
          </tr>
        </thead>
        <tbody>
          {rolls.map((roll) => (
            <tr key={roll.seq} data-wrong={wrong.some(({ seq }) => seq === roll.seq)}>
              <td>{roll.n}</td>
              <td>{started?.players[roll.player]}</td>
              <td>{roll.drawn.length > 0 && <code>{`${started?.game}:${roll.n}:${roll.cut}:0`}</code>}</td>
              <td>{diceText(roll)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `4 [5] [5] 1 2`. */
function diceText({ faces, held }: CheckedRoll): string {
  return faces.map((face, slot) => (held[slot] === true ? `[${face}]` : `${face}`)).join(' ');
}
