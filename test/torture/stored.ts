/** What a dead controller left on the disk, read from a copy, and whether it is all that anybody was told. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cardsOf, evolve, type Game, type GameEvent, replay } from '../../src/game/index.ts';
import { DATABASE_FILE } from '../../src/journal/store/sqlite-store.ts';
import { must } from './campaign.ts';
import type { Sight } from './viewer.ts';

export interface Stored {
  readonly events: readonly GameEvent[];
  /** When the newest of them was appended, as `Date.now()`; 0 where there is none. */
  readonly newestMs: number;
}

/** The journal in this folder as a restart would find it; the folder stays as it is. */
export function readStored(folder: string): Stored {
  const copy = mkdtempSync(join(tmpdir(), 'dicetable-stored-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const database = new DatabaseSync(join(copy, DATABASE_FILE));
    const rows = database.prepare('SELECT at, payload FROM event ORDER BY seq').all();
    database.close();
    return {
      events: rows.map(({ payload }) => JSON.parse(String(payload)) as GameEvent),
      newestMs: Date.parse(String(rows.at(-1)?.at ?? new Date(0).toISOString())),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export function storedEvents(folder: string): readonly GameEvent[] {
  return readStored(folder).events;
}

/** What these events let anybody be told. */
export class Truth {
  /** Dice by game, round, player and roll. */
  readonly #dice = new Map<string, string>();
  /** The last state of each game. */
  readonly #games = new Map<number, Game>();

  constructor(events: readonly GameEvent[]) {
    let game: Game | undefined;
    for (const event of events) {
      game = evolve(game, event);
      this.#games.set(game.number, game);
      const { dice, player, round, rolls } = game.turn;
      if (dice !== undefined) this.#dice.set(`${game.number} ${round} ${player} ${rolls}`, dice.join(''));
    }
  }

  /** Faces as digits, of any roll. */
  has(faces: string): boolean {
    return [...this.#dice.values()].includes(faces);
  }

  /** Throws, as a loss, when something that was seen is different or gone. */
  check(sight: Sight): void {
    if (sight.game === null) return;
    const { game: number, round, player, rolls, faces, cards } = sight;
    const game = this.#games.get(number);
    must(game !== undefined, () => `game ${number} was seen and is gone`);
    const dice = this.#dice.get(`${number} ${round} ${player} ${rolls}`);
    faces.forEach((face, slot) => {
      const same = face === 0 || dice?.[slot] === `${face}`;
      must(
        same,
        () =>
          `game ${number}, round ${round}, roll ${rolls} showed ${faces.join('')}; the journal has ${dice}`,
      );
    });
    cards.forEach((card, index) => {
      const boxes: Readonly<Record<string, number | undefined>> = cardsOf(game)[index]?.boxes ?? {};
      for (const [category, points] of Object.entries(card))
        must(
          boxes[category] === points,
          () => `${category} ${points} was seen; the journal has ${boxes[category]}`,
        );
    });
  }
}

/** Throws, as a loss, when the first thing that a restarted table shows of its turn is not what these events say. */
export function checkRestart(sight: Sight, events: readonly GameEvent[]): void {
  const game = replay(events);
  if (game?.status !== 'playing') return;
  const { player, round, rolls, dice, held } = game.turn;
  const wanted = {
    game: game.number,
    player,
    round,
    rolls,
    faces: game.turn.held.map((_, slot) => dice?.[slot] ?? 0),
    held: dice === undefined ? held.map(() => false) : held,
  };
  const seen = {
    game: sight.game,
    player: sight.player,
    round: sight.round,
    rolls: sight.rolls,
    faces: sight.faces.slice(0, held.length),
    held: sight.held.slice(0, held.length),
  };
  const [told, stands] = [wanted, seen].map((value) => JSON.stringify(value));
  must(told === stands, () => `the journal says ${told}; the table stands at ${stands}`);
  cardsOf(game).forEach(({ boxes }, index) => {
    const same = Object.entries(boxes).every(([box, points]) => sight.cards[index]?.[box] === points);
    must(
      same,
      () => `the journal has the card ${JSON.stringify(boxes)}, the table ${JSON.stringify(sight.cards)}`,
    );
  });
}
