/** How the table is played, shown where the score card will be. */
import { TEXTS } from './texts.ts';

export function HowTo({ keys }: { keys: boolean }) {
  const { title, lead, rows } = TEXTS.howTo;
  return (
    <section class="how-to">
      <h2>{title}</h2>
      <p>{lead}</p>
      <dl>
        {rows.map(({ what, key, does }) => (
          <div key={what}>
            <dt>
              {what}
              {keys && <kbd>{key}</kbd>}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {keys && <p class="for-keys">{TEXTS.howTo.keys}</p>}
    </section>
  );
}
