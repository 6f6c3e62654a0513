/** What the newest choice has cost, with the better one as dice. */
import { Die } from '../dice/die.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { COACH_WORDS, loadCoachWords } from '../texts/coach.ts';
import { givenLanguage } from '../texts/page-language.ts';
import { Fitted } from './fitted.tsx';

/** Resolves when it can speak the language of the page. */
export const hasWords = () => loadCoachWords(givenLanguage());

/** `narrowed`: in one line, whatever it takes. */
export function coachLine(
  { player = '', cost, better, dice, box }: NonNullable<ToldSnapshot['verdict']>,
  narrowed: boolean,
) {
  const text = COACH_WORDS.verdict(player, cost, COACH_WORDS.better[better]({ dice: dice.join(''), box }));
  return (
    <p class="coach row" data-verdict={text} role="status">
      {narrowed ? <Fitted class="coach-words">{text}</Fitted> : text}
      {dice.map((face, index) => (
        <Die key={index} face={face} label="" mark="" />
      ))}
    </p>
  );
}
