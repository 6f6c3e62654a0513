/** Whom the table knows: what guests do with it, and what a hall is not told. */
import { randomBytes } from 'node:crypto';
import type { Log } from './app/log.ts';
import { refusalIn } from './app/outcome.ts';
import type { TableLoop } from './app/table-loop.ts';
import { calledGame, playerNames, told, unnamed } from './game/index.ts';
import { DISPLAY_LENGTH, displayWord } from './language/display-text.ts';
import type { HallParts } from './open-hall.ts';
import { People } from './people/people.ts';
import { peopleFile } from './people/people-file.ts';
import type { ServerOptions } from './server/server-options.ts';
import type { Snapshot } from './server/view/messages.ts';
import { guestCut } from './table/from-pages.ts';
import { joinTeam } from './table/join-team.ts';
import { displayNames } from './table/state/display-name.ts';
import { takeSeat } from './table/take-seat.ts';

export function openPeople(dataDir: string, log: Log): People {
  const store = peopleFile(dataDir, (file) => log.warn({ file }, 'Whom the table knows could not be read'));
  return new People({ store, randomBytes, wallNow: Date.now, onDisplay });
}

/** A name of which the display has no letter is only itself. */
function onDisplay(name: string): string {
  return displayWord(name).slice(0, DISPLAY_LENGTH).trim() || name;
}

/** What guests do at the table without pressing a button: they cut the dice, and sit down. */
export function guestsAt(
  people: People,
  loop: TableLoop,
): Required<Pick<ServerOptions, 'guestCut' | 'people'>> {
  people.follow(() => loop.follow());
  return {
    guestCut: (game, word) =>
      refusalIn(
        loop.guest((look) => guestCut(look, game, word)),
        { say: 'refusal.cut-closed' },
      ),
    people: {
      people,
      sit(player, id) {
        const outcome = loop.guest((look) => takeSeat(look, player, id));
        // In setup nothing but a name changes, on pages alone.
        loop.follow();
        return refusalIn(outcome);
      },
      team: (player, id) => refusalIn(loop.guest((look) => joinTeam(look, player, id))),
    },
  };
}

/**
 * A hall sees guests: the names of people stay in the room, unless they show them to everybody. Of two who have joined one of its
 * leagues, and have a match to play there, it hears which guest is which, so that it counts.
 */
export function forHall(
  people: People,
  newest: () => Snapshot | null,
  loop: Pick<TableLoop, 'view'>,
): Pick<HallParts, 'snapshot' | 'sits' | 'pair'> {
  return {
    snapshot: shownToHall(people, newest),
    sits(match) {
      const game = loop.view()?.game;
      const freeName = (typed: string) => playerNames([typed], people.isClaimed)[0] ?? typed;
      return game && calledGame(match, game, freeName);
    },
    pair() {
      const game = loop.view()?.game;
      return game?.players.length === 2 ? game : undefined;
    },
  };
}

function shownToHall(people: People, newest: () => Snapshot | null): () => Snapshot | null {
  let last: { readonly of: Snapshot; readonly told: Snapshot } | undefined;
  return () => {
    const of = newest();
    if (of === null) return null;
    if (last?.of !== of) last = { of, told: withoutNames(of, people) };
    return last.told;
  };
}

function withoutNames(snapshot: Snapshot, people: People): Snapshot {
  const hidden = people.all.filter(({ shows }) => !shows);
  if (hidden.length === 0) return snapshot;
  const guests = new Map(
    hidden.flatMap(({ id, name }) => [
      [name, unnamed(id)] as const,
      // As the display folds them.
      ...displayNames([name]).map((folded) => [folded, displayNames([unnamed(id)])[0] ?? ''] as const),
    ]),
  );
  return told(snapshot, (text) => guests.get(text) ?? text);
}
