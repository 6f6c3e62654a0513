/** What a page may know of the table at one moment. */
import type { Board } from '../board/board.ts';
import { takesNoMore } from '../books/credit-rules.ts';
import { isPersonId } from '../game/index.ts';
import { pageParts } from '../table/page-parts.ts';
import { stillPicture } from '../table/picture/draw-picture.ts';
import type { Look } from '../table/shown.ts';
import type { SeatMark } from '../table/state/seat-mark.ts';
import { showsPin } from '../table/state/service.ts';
import { entersCode, knowsRules } from '../table/state/setup.ts';
import type { BoardView, TableView } from '../table/view.ts';
import type { AppendQueue } from './append-queue.ts';
import type { HallBook } from './hall-book.ts';
import type { Renderer } from './renderer.ts';
import { NO_PEOPLE, type TablePeople } from './table-people.ts';

/** The feed comes from the appends; they may be at fault, or the board, or the hall of fame. */
export function makeView(
  shown: NonNullable<Renderer['shown']>,
  look: Look,
  board: Board,
  appends: Pick<AppendQueue, 'recent' | 'fault' | 'link'>,
  book: Pick<HallBook, 'fault'>,
  people: TablePeople = NO_PEOPLE,
): TableView {
  const { game, ui, options, hall, nowMs } = look.moment;
  const { state, description, fault: boardFault } = board.status();
  const fault = appends.fault ?? boardFault ?? book.fault;
  const rolling = ui.tumble?.durableMs !== undefined;
  const ends = game?.status === 'over' && shown.scene.highlight?.fresh === true;
  // Everybody may look at the pages: the PIN and what is entered of a code are told at the table alone.
  const secret = showsPin(ui.service)
    ? 'PIN'
    : ui.place === 'setup' && entersCode(ui.setup)
      ? 'CODE'
      : undefined;
  const hidden = secret === undefined ? undefined : { pages: [secret], display: secret };
  return {
    ...shown,
    scene: hidden === undefined ? shown.scene : { ...shown.scene, pages: hidden.pages },
    display: hidden?.display ?? shown.display,
    diceKind: options.diceKind,
    language: options.language,
    picture: stillPicture(shown.scene, nowMs, options.diceKind),
    game: game !== undefined && knowsRules(options.ruleSets, game) ? game : undefined,
    ...pageParts(look),
    hall,
    // Who knows all else of a roll could find its faces by their hash.
    link: rolling ? undefined : appends.link,
    recent: appends.recent.sentences(rolling ? 'rolled' : ends ? 'game ended' : undefined, people.nameOf),
    lastTurn: appends.recent.lastTurn(rolling),
    people: marksOf(look, people),
    queue: people.waiting().map(people.nameOf),
    board: { state, description, emulated: board.emulated, ...doorOf(look, board) },
    fault: fault?.said,
    faultName: fault?.called,
    faultCause: fault?.likelyCause,
    nowMs,
  };
}

/** One a seat of the game, or of the one that is set up; none where nobody is known. */
function marksOf({ moment, place }: Look, people: TablePeople): readonly (SeatMark | undefined)[] {
  const seats = 'seats' in place ? place.seats : (moment.game?.seats ?? []);
  return seats.some(isPersonId) ? seats.map((seat) => people.markOf(seat)) : [];
}

function doorOf({ moment: { options, purse } }: Look, board: Board): Pick<BoardView, 'coinDoor'> {
  const { credits } = options;
  if (credits.mode === 'free' || !board.emulated || board.status().coinDoor?.present !== true) return {};
  const coins = credits.coins.map(({ channel, label }) => ({ channel, label }));
  return { coinDoor: { coins, full: purse !== undefined && takesNoMore(credits, purse) } };
}
