/** The last games roll by roll, for RECALL of service: out of the journal, the one that is played among them. */
import { evolve, findRules, type Game, type GameEvent, type RuleSets, withCards } from '../game/index.ts';
import type { Archive } from '../journal/archive.ts';
import type { Text } from '../language/sentence.ts';
import { boxCode } from '../table/state/leaf.ts';
import type { RecalledGame, RecalledRoll } from '../table/state/recalled.ts';

const MOST_GAMES = 10;
/** Longer games are shown as far as that: nobody walks so many rolls. */
const MOST_EVENTS = 5000;
/** Events that are read at once. */
const PIECE = 250;

/** `newest`: number of the newest game. Oldest first; games in which nobody rolled are left out. Rejects like `gameEvents`. */
export async function lastGames(
  archive: Pick<Archive, 'gameEvents'>,
  newest: number,
  sets: RuleSets,
): Promise<readonly RecalledGame[]> {
  const games: RecalledGame[] = [];
  for (let number = Math.max(1, newest - MOST_GAMES + 1); number <= newest; number += 1) {
    const game = { number, ...recalled(await eventsOf(archive, number), sets) };
    if (game.rolls.length > 0) games.push(game);
  }
  return games;
}

/** In pieces, between which the journal and the table have their turn. */
async function eventsOf(archive: Pick<Archive, 'gameEvents'>, game: number): Promise<readonly GameEvent[]> {
  const events: GameEvent[] = [];
  for (let after = 0; events.length < MOST_EVENTS; ) {
    const piece = await archive.gameEvents(game, after, PIECE);
    events.push(...piece.map(({ event }) => event));
    if (piece.length < PIECE) break;
    after = piece.at(-1)?.seq ?? after;
  }
  return events;
}

function recalled(events: readonly GameEvent[], sets: RuleSets): Omit<RecalledGame, 'number'> {
  const rolls: RecalledRoll[] = [];
  let game: Game | undefined;
  let turn = 0;
  for (const event of events) {
    game = evolve(game, event);
    if (event.type === 'rolled') {
      const { player, faces, held } = event;
      rolls.push({ player, turn, roll: game.turn.rolls, faces, held });
    }
    const end = endOf(event, game, sets);
    const last = rolls.at(-1);
    if (end === undefined || last === undefined) continue;
    rolls[rolls.length - 1] = { ...last, end };
    turn += 1;
  }
  return { seats: game?.players ?? [], rolls };
}

/** What ends a turn, as the display tells it. */
function endOf(event: GameEvent, game: Game, sets: RuleSets): Text | undefined {
  switch (event.type) {
    case 'scored': {
      const { category, points } = event;
      const cards = withCards(findRules(sets, game.rules), game);
      const box = cards?.rules.boxes.find((each) => each.category === category);
      return cards === undefined || box === undefined
        ? { say: 'display.points', points }
        : { say: 'display.boxPoints', code: boxCode(cards.rules, box), points };
    }
    case 'banked':
      return { say: 'display.points', points: event.points };
    case 'farkled':
      return { say: 'display.lost', points: event.lost };
    case 'skipped':
      return { say: 'display.skip' };
    default:
      return undefined;
  }
}
