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

const RECORDS = {
  en: async () => ({
    ...{ page: (await import('../../src/language/en/league-page.ts')).LEAGUE_PAGE },
    ...{ sheet: (await import('../../src/language/en/league.ts')).LEAGUE },
  }),
  de: async () => ({
    ...{ page: (await import('../../src/language/de/league-page.ts')).LEAGUE_PAGE },
    ...{ sheet: (await import('../../src/language/de/league.ts')).LEAGUE },
  }),
};

export const loadLeagueTexts: WordsLoader = async (language) => {
  LEAGUE_WORDS = await RECORDS[language]();
};
