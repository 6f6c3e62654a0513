/** What the table sends, with every code in it told in the language of the page. */
import type { InWords } from '../../src/language/sentence.ts';
import type {
  CardView,
  ControlFacts,
  Facts,
  FameView,
  MenuView,
  RecentFame,
  RowView,
  RuleFacts,
  SetupView,
  Snapshot,
} from '../../src/server/view/messages.ts';

export type ToldSnapshot = InWords<Snapshot>;
export type ToldCard = InWords<CardView>;
export type ToldRow = InWords<RowView>;
export type ToldSetup = InWords<SetupView>;
export type ToldMenu = InWords<MenuView>;
export type ToldFame = InWords<FameView>;
export type ToldRecentFame = InWords<RecentFame>;
export type ToldFacts = InWords<Facts>;
export type ToldControls = InWords<ControlFacts>;
export type ToldRules = InWords<RuleFacts>;
