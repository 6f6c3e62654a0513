/** The words of the pages of leagues, in the language of the page. */
import type { LEAGUE } from '../../src/language/en/league.ts';
import type { LEAGUE_PAGE } from '../../src/language/en/league-page.ts';
import type { Words } from '../../src/language/words.ts';
import type { WordsLoader } from './page-language.ts';

/** There before anything is drawn. `sheet`: what stands on paper, too. */
export let LEAGUE_WORDS: {
  readonly page: Words<typeof LEAGUE_PAGE>;
  readonly sheet: Words<typeof LEAGUE>;
};

export const loadLeagueTexts: WordsLoader = async (language) => {
  const page: { readonly LEAGUE_PAGE: Words<typeof LEAGUE_PAGE> } = await import(
    `../../src/language/${language}/league-page.ts`
  );
  const sheet: { readonly LEAGUE: Words<typeof LEAGUE> } = await import(
    `../../src/language/${language}/league.ts`
  );
  LEAGUE_WORDS = { page: page.LEAGUE_PAGE, sheet: sheet.LEAGUE };
};
