/** A viewer of `/live` in the test's own process: what the table has told anybody outlives the controller here. */
import { WebSocket } from 'ws';
import type { LiveMessage, Snapshot } from '../../src/server/view/messages.ts';

export interface Told {
  readonly snapshot: Snapshot;
  /** Wall time, `performance.now()`. */
  readonly atMs: number;
}

export class Viewer {
  /** Oldest first. */
  readonly told: Told[] = [];
  readonly #socket: WebSocket;

  constructor(port: number) {
    const host = `127.0.0.1:${port}`;
    this.#socket = new WebSocket(`ws://${host}/live`, { origin: `http://${host}` });
    this.#socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as LiveMessage;
      if (message.type === 'snapshot') this.told.push({ snapshot: message, atMs: performance.now() });
    });
    // A killed controller is no surprise here.
    this.#socket.on('error', () => {});
  }

  get newest(): Told | undefined {
    return this.told.at(-1);
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** What a snapshot says about the game, and nothing about what is only looked at. */
export interface Sight {
  readonly game: number | null;
  readonly player: number;
  readonly round: number;
  readonly rolls: number;
  /** One a slot; 0 where no die stands. */
  readonly faces: readonly number[];
  readonly held: readonly boolean[];
  /** Points by category, one card a player; open boxes are left out. */
  readonly cards: readonly Readonly<Record<string, number>>[];
}

export function sightOf(snapshot: Snapshot): Sight {
  const { players, slots, card } = snapshot;
  const cards: Record<string, number>[] = players.map(() => ({}));
  for (const { kind, categories, points } of card?.rows ?? []) {
    if (kind !== 'box') continue;
    points.forEach((value, player) => {
      if (value !== null) cards[player]![categories[0] as string] = value;
    });
  }
  return {
    game: snapshot.game,
    player: players.findIndex(({ current }) => current),
    round: snapshot.round,
    rolls: snapshot.rollsTaken,
    faces: slots.map(({ shows, value }) => (shows === 'die' ? Number(value) : 0)),
    held: slots.map(({ mark }) => mark === 'held'),
    cards,
  };
}
