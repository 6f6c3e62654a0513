/** The game is over, and a player without a name has entered the hall of fame. */

import { shownTotalOf } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { row, type Text } from '../../language/sentence.ts';
import { at } from '../at.ts';
import { displayNames } from '../state/display-name.ts';
import { endFameNames, takeFameName } from '../state/fame-name.ts';
import type { InGame } from '../state/moment.ts';
import type { NameEntry } from '../state/name-entry.ts';
import { refused, shown } from '../state/reaction.ts';
import { tableRefusal } from '../state/refusal.ts';
import { ceremonySlots, ceremonySteps } from './parts/ceremony.ts';
import { type Entering, entering, entryPages, entrySentence } from './parts/entry.ts';
import { gameKey } from './parts/game-key.ts';
import { usualDue } from './parts/idle-time.ts';
import { letterSlots } from './parts/letters.ts';
import { numberSlots } from './parts/numbers.ts';
import { ended, lastScore, resultPages, resultSentences } from './parts/result.ts';
import { takesBack, wrongBoxPages } from './parts/take-back.ts';
import type { PlaceScreen } from './screen.ts';

export interface FameName extends InGame, Entering {
  readonly state: 'fame-name';
  readonly entry: NameEntry & { readonly game: number };
}

const ENTRY = entering<FameName>(
  ({ ui, entry }, changed) => shown({ ...ui, fameName: { ...entry, ...changed } }),
  takeFameName,
);

export const FAME_NAME: PlaceScreen<FameName> = {
  kind: 'over',
  chord: 'menu',
  controls: {
    ...ENTRY.controls,
    lever: { help: { say: 'help.takeNames' }, act: endFameNames },
  },
  when(moment) {
    const s = ended(moment);
    const entry = moment.ui.fameName;
    if (s === undefined || entry === undefined || entry.game !== s.game.number) return undefined;
    return { ...s, state: 'fame-name', entry };
  },
  key: gameKey(({ ui, nowMs }) => refused(ui, tableRefusal('game-over'), nowMs)),
  due: (s) => [...usualDue(s), ENTRY.due(s)],
  // Select takes a name: held on, as long as nobody has begun one, it takes the score back.
  held: (s) => ENTRY.held(s) ?? (s.entry.letter === undefined ? takesBack(s) : undefined),
  pages(s) {
    const pages = entryPages(s.entry, at(displayNames(s.game.players), s.entry.player));
    if (s.entry.letter !== undefined) return pages;
    const result = [...resultPages(s), ...wrongBoxPages(s)];
    return lastScore(s) === undefined ? [...result, ...pages] : result;
  },
  sentence(s) {
    const { entry, game, rules } = s;
    const name = at(game.players, entry.player);
    if (entry.letter !== undefined) return entrySentence(entry, name);
    if (lastScore(s) !== undefined) return asksName(name);
    const record = phrase(rules.manners.sentences.record, { player: name });
    return row(...resultSentences(rules, game), record, asksName(name));
  },
  asks: ({ entry, game }) =>
    entry.letter === undefined ? asksName(at(game.players, entry.player)) : undefined,
  moves: ceremonySteps,
  slots: (s) =>
    (s.entry.letter === undefined ? ceremonySlots(s) : letterSlots(s)) ??
    numberSlots(s, shownTotalOf(s.rules, s.game, s.entry.player)),
};

function asksName(player: string): Text {
  return { say: 'table.askName', player };
}
