/** The rules as pictures: one card a box, dice that show what it asks for and what they bring. */
import { Die } from '../dice/die.tsx';
import type { ToldRules } from '../link/told.ts';
import { PHONE_WORDS } from '../texts/phone.ts';
import './box-pictures.css';

/** `asked`: the row of boxes that somebody wants to know about. */
export function BoxPictures({ rules, asked }: { rules: ToldRules; asked?: string | undefined }) {
  return (
    <section class="box-pictures" aria-label={PHONE_WORDS.pictures.title}>
      <h2>{PHONE_WORDS.pictures.title}</h2>
      <ul>
        {rules.pictures.map(({ id, dice, counting, points }) => {
          const rule = rules.boxes[id];
          return (
            <li class="box-picture" key={id} data-picture={id} data-asked={id === asked}>
              <p class="box-picture-dice">
                {dice.map((face, index) => (
                  <span data-counting={counting[index]} key={index}>
                    <Die face={face} label={`${face}`} mark="" />
                  </span>
                ))}
                <strong>{PHONE_WORDS.pictures.worth(points)}</strong>
              </p>
              {rule !== undefined && <p>{rule}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
