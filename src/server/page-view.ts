/** What the pages show of a table: a TableView in the words of messages.ts, without the numbers of the connection. */
import {
  type FiveDiceGame,
  type FiveDiceRules,
  type Row,
  type RuleSet,
  rowsOf,
  type Totals,
  totals,
} from '../game/index.ts';
import type { Colour, SlotPicture, Tile } from '../table/picture.ts';
import type { Scene, SlotScene } from '../table/scene.ts';
import type { TableView } from '../table/view.ts';
import type { CssColour, RowView, SlotView, Snapshot } from './messages.ts';

export type PageView = Omit<Snapshot, 'type' | 'epoch' | 'seq'>;

/** `rules` are those of the game; undefined when there is none. */
export function pageView(view: TableView, rules: RuleSet | undefined): PageView {
  const { scene, game, board } = view;
  return {
    screen: scene.screen,
    ...(game?.family === 'five-dice' && rules?.family === 'five-dice'
      ? gameView(game, rules, view)
      : NO_GAME),
    slots: scene.slots.map((slot, index) => slotView(slot, index, view)),
    display: view.display,
    message: scene.message,
    shownBox: scene.shownBox ?? null,
    calm: scene.calm,
    board: { state: board.state, description: board.description, emulated: board.emulated },
    fault: view.fault ?? '',
  };
}

type GameView = Pick<
  PageView,
  | 'game'
  | 'rules'
  | 'players'
  | 'rows'
  | 'latest'
  | 'round'
  | 'rounds'
  | 'rollsTaken'
  | 'rollsLeft'
  | 'seal'
  | 'seed'
>;

const NO_GAME: GameView = {
  game: null,
  rules: '',
  players: [],
  rows: [],
  latest: null,
  round: 0,
  rounds: 0,
  rollsTaken: 0,
  rollsLeft: 0,
  seal: '',
  seed: '',
};

/** Digits of the seal that the display and the pages show. */
const SEAL_DIGITS = 8;

function gameView(game: FiveDiceGame, rules: FiveDiceRules, { scene, possible }: TableView): GameView {
  const sums = game.cards.map((card) => totals(rules, card));
  const left = rules.rolls - game.turn.rolls;
  const playing = game.status === 'playing';
  return {
    game: game.number,
    rules: rules.name,
    players: game.players.map((name, index) => ({
      name,
      total: sums[index]?.total ?? 0,
      current: playing && index === game.turn.player,
      winner: game.winners.includes(index),
    })),
    rows: rowsOf(rules).map((row) => rowView(row, game, sums, playing ? possible : {})),
    latest:
      game.lastScored === undefined
        ? null
        : { row: game.lastScored.category, player: game.lastScored.player },
    // The turn after the last one is never played.
    round: Math.min(game.turn.round, rules.boxes.length),
    rounds: rules.boxes.length,
    rollsTaken: scene.screen === 'turn' ? game.turn.rolls : 0,
    rollsLeft: Number.isFinite(left) ? left : null,
    seal: game.seal.slice(0, SEAL_DIGITS),
    seed: playing ? '' : game.seed,
  };
}

function rowView(
  row: Row,
  game: FiveDiceGame,
  sums: readonly Totals[],
  possible: Readonly<Record<string, number>>,
): RowView {
  const { id, label } = row;
  if (row.kind === 'sum') {
    return { id, label, kind: 'sum', key: '', points: sums.map((sum) => sum[row.id]), possible: null };
  }
  const points = game.cards.map(({ boxes }) => boxes[row.id] ?? null);
  return { id, label, kind: 'box', key: row.box.key, points, possible: possible[id] ?? null };
}

function slotView(slot: SlotScene, index: number, { scene, picture }: TableView): SlotView {
  const shown = picture[index];
  const tumbling = slot.kind === 'tumbling';
  return {
    // The frames of the table's tumble are not sent: the page makes its own.
    planes: shown === undefined || tumbling ? DARK_PLANES : planesOf(shown),
    colours: shown === undefined ? DARK_COLOURS : coloursOf(shown),
    label: slotLabel(slot, index),
    held: slot.kind === 'die' && slot.held,
    tumbling,
    tumbleMs: tumbling ? tumbleMs(slot.stopsMs, scene) : 0,
  };
}

const DARK_PLANES: SlotView['planes'] = ['0000000000000000', '0000000000000000'];
const DARK_COLOURS: SlotView['colours'] = ['#000000', '#000000', '#000000'];

/** The whole tumble of the slot, not what is left of it: so the same view gives the same message. */
function tumbleMs(stopsMs: number, { tumble }: Scene): number {
  return tumble === undefined ? 0 : Math.round(stopsMs - tumble.startedMs);
}

function planesOf({ planes: [first, second] }: SlotPicture): SlotView['planes'] {
  return [hexRows(first), hexRows(second)];
}

function coloursOf({ palette: [first, second, third] }: SlotPicture): SlotView['colours'] {
  return [cssColour(first), cssColour(second), cssColour(third)];
}

function hexRows(tile: Tile): string {
  return tile.map(hexByte).join('');
}

function cssColour(colour: Colour): CssColour {
  return `#${colour.map(hexByte).join('')}`;
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

const FACE_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

function slotLabel(slot: SlotScene, index: number): string {
  const die = `die ${index + 1}`;
  switch (slot.kind) {
    case 'dark':
      return `slot ${index + 1}: dark`;
    case 'waiting':
      return `${die}: not rolled yet`;
    case 'die':
      return `${die}: ${FACE_WORDS[slot.face]}${slot.held ? ', held' : ''}`;
    case 'sample':
      return `slot ${index + 1}: a ${FACE_WORDS[slot.face]} for show${slot.lit ? ', lit' : ''}`;
    case 'tumbling':
      return `${die}: rolling`;
    case 'rolls-left':
      return `rolls left: ${slot.rolls}`;
    case 'choose':
      return 'choose a box';
    case 'glyph':
      return `slot ${index + 1}: ${slot.character}`;
    default:
      return slot satisfies never;
  }
}
