/** What a phone loads once the first score stands, in one piece, with its words. */
import '../parts/fame.css';
import '../parts/fame-periods.css';
import '../parts/how-to.css';
import '../parts/language-menu.css';
import '../styles/print.css';
import type { Language } from '../../src/language/languages.ts';
import { reaches } from '../card/reach.ts';
import { BoxPictures } from '../parts/box-pictures.tsx';
import { FamePeriods, LastGame } from '../parts/fame.tsx';
import { GameLink } from '../parts/game-link.tsx';
import { HouseRules } from '../parts/house-rules.tsx';
import { HowTo } from '../parts/how-to.tsx';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { loadHelpTexts } from '../texts/button-help.ts';
import { loadOddsWords } from '../texts/odds.ts';
import { loadPhoneWords } from '../texts/phone.ts';
import { loadPlacesTexts, PLACE_WORDS } from '../texts/places.ts';
import { LastTurn } from './last-turn.tsx';
import { LeagueLink } from './league-link.tsx';
import { PlayerSheets } from './player-sheets.tsx';
import { Share } from './share.tsx';
import { TurnNote } from './turn-note.tsx';
import { Welcome } from './welcome.tsx';

const MORE = {
  ...{ reaches, BoxPictures, GameLink, FamePeriods, HouseRules, HowTo, LanguageMenu, LastGame, LastTurn },
  ...{ LeagueLink, PlayerSheets, Share, TurnNote, Welcome },
};
export type More = typeof MORE & { readonly places: typeof PLACE_WORDS };

export async function moreIn(language: Language): Promise<More> {
  await Promise.all(
    [loadPhoneWords, loadOddsWords, loadHelpTexts, loadPlacesTexts].map((load) => load(language)),
  );
  return { ...MORE, places: PLACE_WORDS };
}
