/** How to play in four pictures, for who has never played: the rest the table says when it is due. */
import type { ComponentChildren } from 'preact';
import { Die } from '../dice/die.tsx';
import type { ToldFacts, ToldSnapshot } from '../link/told.ts';
import { BIG_WORDS } from '../texts/big-screen.ts';
import { TEXTS } from '../texts/live.ts';
import { LeverPicture } from './lever-picture.tsx';
import './how.css';

/** Both come later than the page. */
export { LeverPicture };

/** Of the example: two fives go, three stay. */
const KEPT = [true, true, true, false, false];

interface Props {
  readonly facts: ToldFacts;
  readonly snapshot: Pick<ToldSnapshot, 'rulesId'>;
}

export function HowScreen({ facts: { rules }, snapshot: { rulesId } }: Props) {
  const set = rules[rulesId] ?? Object.values(rules)[0];
  if (set === undefined) return null;
  const words = BIG_WORDS.how;
  // A game without a card is one of setting dice aside.
  const steps = set.reach === undefined ? words.aside : words.boxes;
  const worth = [...set.pictures].sort((a, b) => b.dice.length - a.dice.length || b.points - a.points)[0];
  return (
    <section class="tv-how">
      <h2>
        {words.title} · {set.name}
      </h2>
      <p class="tv-how-goal">{steps.goal}</p>
      <ol>
        <Step says={steps.roll}>
          <LeverPicture class="tv-how-lever">
            <path class="tv-how-way" d="M78 22 V62 M68 52 L78 64 L88 52" />
          </LeverPicture>
        </Step>
        <Step says={steps.hold}>
          <Row dice={[5, 5, 5, 2, 3]} lit={KEPT} />
        </Step>
        <Step says={steps.fill}>
          {worth !== undefined && (
            <>
              <Row dice={worth.dice} lit={worth.counting} />
              <strong>= {TEXTS.number(worth.points)}</strong>
            </>
          )}
        </Step>
        <Step says={steps.win}>
          <strong class="tv-how-star" aria-hidden="true">
            ★
          </strong>
        </Step>
      </ol>
    </section>
  );
}

function Step({ says, children }: { says: string; children: ComponentChildren }) {
  return (
    <li>
      <div class="tv-how-picture">{children}</div>
      <p>{says}</p>
    </li>
  );
}

function Row({ dice, lit }: { dice: readonly number[]; lit: readonly boolean[] }) {
  return (
    <span class="tv-how-dice" aria-hidden="true">
      {dice.map((face, index) => (
        <Die face={face} label="" mark={lit[index] === true ? 'held' : ''} key={index} />
      ))}
    </span>
  );
}
