/** What the newest choice has cost, with the better one as dice. */
import { Die } from '../dice/die.tsx';
import type { ToldSnapshot } from '../link/told.ts';
import { COACH_WORDS, loadCoachWords } from '../texts/coach.ts';
import { givenLanguage } from '../texts/page-language.ts';

/** Resolves when it can speak the language of the page. */
export const hasWords = () => loadCoachWords(givenLanguage());

export function coachLine({ player = '', cost, better, dice, box }: NonNullable<ToldSnapshot['verdict']>) {
  const text = COACH_WORDS.verdict(player, cost, COACH_WORDS.better[better]({ dice: dice.join(''), box }));
  return (
    <p class="coach row" data-verdict={text} role="status">
      {text}
      {dice.map((face, index) => (
        <Die key={index} face={face} label="" mark="" />
      ))}
    </p>
  );
}
