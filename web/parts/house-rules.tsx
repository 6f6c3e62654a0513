/** The rules of the game on the table, made from the data that scores. */
import type { RuleFacts } from '../../src/server/view/messages.ts';

export function HouseRules({ rules }: { rules: RuleFacts }) {
  const sentences = rules.card.filter((line) => line !== '' && !line.startsWith('  '));
  const rows = rules.card.filter((line) => line.startsWith('  ')).map(rowOf);
  return (
    <section class="house-rules">
      <h2>{rules.name}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <dl>
        {rows.map(([what, pays]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{pays}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Name and meaning of a list item have at least two blanks between them. */
function rowOf(line: string): readonly [string, string] {
  const [what = '', ...rest] = line.trim().split(/ {2,}/);
  return [what, rest.join(' ')];
}
