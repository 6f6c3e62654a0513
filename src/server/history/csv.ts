/**
 * A game as CSV (RFC 4180) for spreadsheets, in pieces of a step each: one line for everything that changed a total, and for
 * every box that changed.
 */
import { type BoxChange, boxChanges } from './box-changes.ts';
import type { HistoryGame, HistoryStep } from './messages.ts';

const HEADER = [
  ...['game', 'rules', 'event', 'at', 'what', 'round', 'player', 'dice', 'points', 'total'],
  ...['box', 'column', 'boxPoints', 'kept', 'rehearsal'],
];

/**
 * `points`: what the player's total gained or lost, before bonuses that follow at the end of a card; only the first line of
 * an event that changed several boxes has them. `box`: its id; `column`: what its column counts; `boxPoints`: what stands in
 * the box now, empty = open. `kept`: in Farkle, the dice that made the points.
 */
export function* historyCsv(game: HistoryGame): Generator<string> {
  const boxes = boxChanges(game);
  yield line(HEADER);
  for (const [index, step] of game.steps.entries())
    yield stepLines(game, step, game.steps[index - 1], boxes[index] ?? [])
      .map(line)
      .join('');
}

const line = (cells: Cells): string => `${cells.map(cell).join(',')}\r\n`;

type Cells = readonly (string | number)[];

function stepLines(
  game: HistoryGame,
  step: HistoryStep,
  before: HistoryStep | undefined,
  boxes: readonly BoxChange[],
): readonly Cells[] {
  if (before === undefined) return [];
  const changed = new Set(step.cards.map(({ player }) => player));
  for (const player of game.players.keys()) {
    if (step.totals[player] !== before.totals[player]) changed.add(player);
  }
  // A farkle changes nothing, and is a turn all the same.
  if (step.type === 'farkled') changed.add(before.player);
  return [...changed].flatMap((player) => {
    const total = step.totals[player] ?? 0;
    const own = boxes.filter((box) => box.player === player);
    return (own.length > 0 ? own : [undefined]).map((box, index) => [
      ...[game.game, game.rules.id, step.seq, step.at, step.type, before.round, name(game, player)],
      ...[(before.dice ?? []).join(''), index === 0 ? total - (before.totals[player] ?? 0) : 0, total],
      ...[box?.box ?? '', box?.column ?? '', box?.points ?? ''],
      ...[step.type === 'banked' ? kept(before) : '', game.rehearsal ? 'yes' : 'no'],
    ]);
  });
}

/** Set aside in earlier rolls, or now. */
function kept({ dice, set, held }: HistoryStep): string {
  return (dice ?? []).filter((_, slot) => set?.[slot] || held[slot]).join('');
}

function name({ players }: HistoryGame, player: number): string {
  return players[player]?.name ?? '';
}

/** Spreadsheets compute what begins like a formula, and names are typed by players: an apostrophe makes it text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return `${value}`;
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
