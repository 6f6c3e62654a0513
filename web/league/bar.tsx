/** The head of the pages of leagues. */
import { Badge } from '../parts/head.tsx';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { HALL_WORDS } from '../texts/hall.ts';
import { LEAGUE_WORDS } from '../texts/league.ts';
import { PLACE_WORDS } from '../texts/places.ts';

/** `live`: of a page that follows its league. */
export function LeagueBar({ title, live }: { title: string; live?: { ageMs: number | undefined } }) {
  return (
    <header class="top-bar row">
      <p class="brand">{PLACE_WORDS.brand}</p>
      <h1>{title}</h1>
      <nav aria-label={PLACE_WORDS.places}>
        <a href="/hall">{HALL_WORDS.title}</a>
        {live !== undefined && <a href="/league">{LEAGUE_WORDS.page.title}</a>}
      </nav>
      <div class="top-bar-end row">
        {live !== undefined && <Badge state={live} />}
        <LanguageMenu />
      </div>
    </header>
  );
}
