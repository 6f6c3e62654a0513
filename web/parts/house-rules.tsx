/** The rules of the game on the table, made from the data that scores. */
import type { ToldRules } from '../link/told.ts';
import './house-rules.css';

export function HouseRules({ rules }: { rules: ToldRules }) {
  const sentences = rules.card.filter((line) => typeof line === 'string');
  const rows = rules.card.filter((line) => typeof line !== 'string');
  return (
    <section class="house-rules">
      <h2>{rules.name}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <dl>
        {rows.map(({ what, brings }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{brings}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
