/** Setup: another language for this table, offered after the games, each by its own name. */
import { LANGUAGE_NAMES, type Language } from '../../language/languages.ts';
import { AMONG_GAMES, asking, type InSetup, inSetup } from './parts/setup.ts';
import type { PlaceScreen } from './screen.ts';

export interface SetupLanguage extends InSetup {
  readonly state: 'setup-language';
  readonly language: Language;
}

export const SETUP_LANGUAGE: PlaceScreen<SetupLanguage> = {
  ...AMONG_GAMES,
  controls: {
    ...AMONG_GAMES.controls,
    select: {
      help: { say: 'help.takeLanguage' },
      act: (s) => ({ ...inSetup(s, { offer: undefined }), effect: { language: s.language } }),
    },
  },
  when(moment) {
    const asked = asking(moment, 'game');
    const { offer } = moment.ui.setup;
    if (asked === undefined || offer === undefined || !('language' in offer)) return undefined;
    return { ...asked, state: 'setup-language', language: offer.language };
  },
  pages: ({ language }) => [LANGUAGE_NAMES[language].display],
  sentence: ({ language }) => ({ say: 'table.whichLanguage', language: LANGUAGE_NAMES[language].full }),
};
