/** A game as CSV (RFC 4180) for spreadsheets: one line for everything that changed a total or a score card. */
import type { HistoryGame, HistoryStep } from './messages.ts';

const HEADER = ['game', 'rules', 'event', 'at', 'what', 'round', 'player', 'dice', 'points', 'total'];

/** `points`: what the player's total gained or lost, before bonuses that follow at the end of a card. */
export function historyCsv(game: HistoryGame): string {
  const lines = game.steps.flatMap((step, index) => stepLines(game, step, game.steps[index - 1]));
  return [HEADER, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

type Cells = readonly (string | number)[];

function stepLines(game: HistoryGame, step: HistoryStep, before: HistoryStep | undefined): readonly Cells[] {
  if (before === undefined) return [];
  const changed = new Set(step.cards.map(({ player }) => player));
  for (const player of game.players.keys()) {
    if (step.totals[player] !== before.totals[player]) changed.add(player);
  }
  // A farkle changes nothing, and is a turn all the same.
  if (step.type === 'farkled') changed.add(before.player);
  return [...changed].map((player) => {
    const total = step.totals[player] ?? 0;
    return [
      ...[game.game, game.rules.id, step.seq, step.at, step.type, before.round, name(game, player)],
      ...[(before.dice ?? []).join(''), total - (before.totals[player] ?? 0), total],
    ];
  });
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
