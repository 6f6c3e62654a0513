/** The game is over. */

import { entriesInFame, seatsOf, shownTotalOf, teamSeatsOf } from '../../game/index.ts';
import { phrase } from '../../language/phrase.ts';
import { type Code, row, type Text } from '../../language/sentence.ts';
import { at } from '../at.ts';
import { displayNames } from '../state/display-name.ts';
import { finalLeaves, leafOn } from '../state/leaf.ts';
import { toAttract } from '../state/leave.ts';
import { command, type Reaction, refused, shown } from '../state/reaction.ts';
import { tableRefusal } from '../state/refusal.ts';
import { openSetup } from '../state/start-game.ts';
import { LEAST_SEEN_MS, TAKE_BACK_HOLD_MS, TAKE_BACK_MS } from '../times.ts';
import { ceremonySlots, ceremonySteps } from './parts/ceremony.ts';
import { gameKey } from './parts/game-key.ts';
import { type Leafing, leafPages, leafSentence } from './parts/leaves.ts';
import { numberSlots } from './parts/numbers.ts';
import { ended, lastScore, resultPages, resultSentences } from './parts/result.ts';
import { takeable, takesBack, wrongBoxPages } from './parts/take-back.ts';
import { type Due, ignores, type PlaceScreen } from './screen.ts';

export interface Over extends Leafing {
  readonly state: 'over';
}

const SETS_UP_OR_BACK: Code = {
  say: 'help.setUpOrBack',
  seconds: TAKE_BACK_MS / 1000,
  held: TAKE_BACK_HOLD_MS / 1000,
};

export const OVER: PlaceScreen<Over> = {
  kind: 'over',
  chord: 'menu',
  controls: {
    hold: ignores('unused'),
    lever: { help: { say: 'help.playAgain' }, act: playAgain },
    leaf: {
      help: { say: 'help.leafCards' },
      act: ({ ui, rules, game }, { step }) =>
        shown({ ...ui, leaf: leafOn(ui.leaf, step, finalLeaves(rules, game).length) }),
    },
    select: { help: SETS_UP_OR_BACK, act: selects },
  },
  when(moment) {
    const s = ended(moment);
    if (s === undefined || s.ui.fameName?.game === s.game.number) return undefined;
    const leaf = s.ui.leaf === undefined ? undefined : finalLeaves(s.rules, s.game)[s.ui.leaf];
    return { ...s, state: 'over', leaf };
  },
  key: gameKey((s, key) => {
    if (key === 'y') return playAgain(s);
    if (key === 'n') return shown(toAttract(s.ui, s.nowMs));
    return refused(s.ui, tableRefusal('game-over'), s.nowMs);
  }),
  held: (s) => takesBack(s) ?? letGo(s),
  pages(s) {
    const { leaf, game } = s;
    if (leaf === undefined) return [...resultPages(s), ...wrongBoxPages(s)];
    const pages = leafPages(leaf, game.players);
    return leaf.box === undefined ? pages : [at(displayNames(game.players), leaf.player), ...pages];
  },
  sentence(s) {
    const { leaf, rules, game } = s;
    if (leaf !== undefined) return leafSentence(leaf, game.players);
    const result = lastScore(s) === undefined ? [...resultSentences(rules, game), ...records(s)] : [];
    return row(...result, again(s));
  },
  asks: (s) => (s.leaf === undefined ? again(s) : undefined),
  moves: ceremonySteps,
  slots: (s) => (s.leaf === undefined ? ceremonySlots(s) : undefined) ?? numberSlots(s, shownNumber(s)),
};

function again({ rules }: Over): Text {
  return phrase(rules.manners.sentences.again);
}

/**
 * It opens setup; while a score can be taken back only once it is let go, so that it can also be held. A box is shown and scored
 * by select: pressed once too often it ends no ceremony.
 */
function selects(s: Over): Reaction {
  const { ui, game } = s;
  const last = takeable(s);
  if (last === undefined || ui.down.select === undefined) return setsUp(s);
  if (ui.down.select - last.sinceMs < LEAST_SEEN_MS) return shown(ui);
  return shown({ ...ui, opensSetup: game.number });
}

/** Held on it does nothing more there. */
function setsUp(s: Over): Reaction {
  const { select: _, ...down } = s.ui.down;
  return openSetup({ ...s, ui: { ...s.ui, opensSetup: undefined, down } });
}

function letGo(s: Over): Due | undefined {
  const { ui, game, nowMs } = s;
  if (ui.opensSetup !== game.number || ui.down.select !== undefined) return undefined;
  return { atMs: nowMs, react: () => setsUp(s) };
}

/** The same players; or whoever wins against those who wait. */
function playAgain(s: Over): Reaction {
  const { ui, game, lesson, options, queue = [] } = s;
  if (queue.length > 0) return openSetup(s);
  const { rules, coach } = game;
  // Who has learned it plays in earnest.
  const rehearsal = lesson ? options.rehearses : game.rehearsal;
  const players = seatsOf(game);
  const starter = (game.starter + 1) % players.length;
  const teams = teamSeatsOf(game);
  return command(ui, { type: 'start', rules, players, starter, rehearsal, coach, ...(teams && { teams }) });
}

/** The number of the leaf, else the best total. */
function shownNumber({ leaf, game, rules }: Over): number | undefined {
  if (leaf !== undefined) return leaf.box === undefined ? leaf.total : leaf.box.points;
  const [first] = game.winners;
  return first === undefined ? undefined : shownTotalOf(rules, game, first);
}

/** Congratulations to everybody who entered the hall of fame with this game. */
function records({ hall, rules, game }: Over): readonly Text[] {
  const { record } = rules.manners.sentences;
  const names = new Set(entriesInFame(hall, game).map(({ name }) => name));
  const told = [...names].map((player) => phrase(record, { player }));
  // Some sets congratulate nobody by name: once is enough.
  return record.includes('{player}') ? told : told.slice(0, 1);
}
