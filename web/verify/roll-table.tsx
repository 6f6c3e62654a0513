/** Every roll with the text that its dice were computed from. */
import type { CheckedRoll, Verdict } from '../../src/fairness/verify.ts';
import { WORDS } from '../texts/verify.ts';

export function RollTable({ verdict: { started, rolls, wrong } }: { verdict: Verdict }) {
  return (
    <section>
      <h2>{WORDS.rolls}</h2>
      <p>{WORDS.rollsText}</p>
      <table class="rolls">
        <thead>
          <tr>
            <th scope="col">{WORDS.roll}</th>
            <th scope="col">{WORDS.player}</th>
            <th scope="col">{WORDS.text}</th>
            <th scope="col">{WORDS.dice}</th>
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
