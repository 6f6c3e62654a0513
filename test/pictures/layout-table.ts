/** A table whose pages have much to say: games of every kind and number of players behind it, and people who are known. */
import { type Game, type GameEvent, replay } from '../../src/game/index.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { openRoom, type Room } from '../browser/operator-room.ts';
import { keyOf, knownPeople, WISH } from '../people/known-people.ts';
import { playGame } from '../server/played-game.ts';
import { LONG_NAMES } from './layout-moments.ts';
import type { Still, StillParts } from './still.ts';

/** More than one page of the list. */
const SHORT_GAMES = 30;
const [OWN = '', HIDDEN = '', MATE = ''] = LONG_NAMES.slice(1);

export interface LayoutTable {
  readonly room: Room;
  /** Key of somebody's phone who has played and plays now. */
  readonly key: string;
  /** Number of the game that runs. */
  readonly running: number;
  /** Who shows their profile, and who does not. */
  readonly ids: { readonly shown: string; readonly hidden: string };
}

/** Games by number: 1 to 5 are looked at, the others only fill the list. */
export async function layoutTable(parts: StillParts): Promise<LayoutTable> {
  const { people } = knownPeople();
  const join = async (name: string, shows: boolean) => {
    const person = await people.save(keyOf(name[0] ?? ''), { ...WISH, name, shows });
    if ('say' in person) throw new Error(person.say);
    return person.id;
  };
  const own = await join(OWN, true);
  const hidden = await join(HIDDEN, false);
  const mate = await join(MATE, true);
  const journal = memoryJournal();
  let before: Game | undefined;
  const plays = async (rules: string, players: readonly string[]): Promise<void> => {
    const events: readonly GameEvent[] = playGame(rules, players, undefined, before);
    before = replay(events);
    await journal.append(events);
  };
  await plays('yahtzee', LONG_NAMES.slice(0, 6));
  await plays('farkle', LONG_NAMES.slice(3, 7));
  await plays('triple-yahtzee', [...LONG_NAMES.slice(6, 8), own]);
  await plays('yahtzee', LONG_NAMES.slice(0, 12));
  await plays('yahtzee', [own]);
  for (let game = 0; game < SHORT_GAMES; game += 1) await plays('farkle', [own, LONG_NAMES[game % 12] ?? '']);
  const room = await openRoom(
    { browser: () => parts.browser, webRoot: parts.webRoot },
    { journal, people, settings: 'tumbleMs: 300\n', rolls: ['66642', '66655', '11134'] },
    parts.atEnd,
  );
  const { rawDesk, table } = room;
  const players = [OWN, ...LONG_NAMES.slice(4, 9)];
  await rawDesk.newGame({
    rules: 'yahtzee',
    players,
    coach: 'off',
    rehearsal: false,
    replace: true,
    starter: 0,
  });
  await rawDesk.team({ player: 1, members: [MATE, LONG_NAMES[9] ?? ''] });
  for (const id of [hidden, mate]) await people.setWaiting(id, true);
  await table.advance(400);
  await table.roll();
  room.server.publish(table.view);
  return { room, key: keyOf(OWN[0] ?? ''), running: SHORT_GAMES + 6, ids: { shown: own, hidden } };
}

/** One that has just been put up: nobody has played, nobody is known. */
export function newTable({ browser, webRoot, atEnd }: StillParts): Promise<Room> {
  return openRoom({ browser: () => browser, webRoot }, {}, atEnd);
}

export const at = (room: Room, path: string): string => `http://127.0.0.1:${room.server.port}${path}`;

/** What stands at this address of a table, once `shown` is there. */
export function pageOf(room: Room, name: string, path: string, shown: string): Still {
  return {
    name,
    async open(page) {
      await page.goto(at(room, path));
      await page.locator(shown).first().waitFor();
    },
  };
}
