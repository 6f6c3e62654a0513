/** The shell around the exchange: opening, reopening, closing. Talking to real firmware is in test/contract. */
import { describe, expect, test } from 'vitest';
import { protocolHash } from '../../../hardware/protocol-hash.ts';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { SerialBoard } from '../../../src/board/serial/serial-board.ts';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { Fault } from '../../../src/fault/fault.ts';
import type { Link, LinkListener } from '../../../src/link/link.ts';
import { DARK_PICTURE } from '../../../src/table/picture/picture.ts';
import { english } from '../../language/english.ts';
import { ChipModel } from './chip-model.ts';
import { CABINET, contentOf, pictureOf } from './conversation.ts';

/** A link to a chip model that can refuse to open, get lost, or keep its close to itself for a while. */
class ScriptedLink implements Link {
  name = 'the wire';
  readonly chip: ChipModel;
  readonly openedAt: number[] = [];
  refusal: Fault | undefined;
  resets = 0;
  #listener: LinkListener | undefined;
  readonly #clock: LockstepClock;

  constructor(clock: LockstepClock) {
    this.#clock = clock;
    this.chip = new ChipModel((bytes) => clock.after(0, () => this.#listener?.bytes(bytes)));
    this.chip.protocolHash = protocolHash();
    const tick = () => {
      this.chip.tick(clock.now());
      clock.after(5, tick);
    };
    tick();
  }

  get isOpen(): boolean {
    return this.#listener !== undefined;
  }

  async open(listener: LinkListener): Promise<void> {
    this.openedAt.push(this.#clock.now());
    if (this.refusal !== undefined) throw this.refusal;
    if (this.#listener !== undefined) throw new Error('opened twice');
    this.#listener = listener;
  }

  write(bytes: Uint8Array): void {
    if (this.#listener !== undefined) this.#clock.after(0, () => this.chip.receive(bytes, this.#clock.now()));
  }

  async reset(): Promise<void> {
    this.resets += 1;
  }

  async close(): Promise<void> {
    this.lose(undefined);
  }

  lose(reason: Fault | undefined): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.closed(reason);
  }
}

function setUp() {
  const clock = new LockstepClock();
  const link = new ScriptedLink(clock);
  let session = 0;
  const board = new SerialBoard({
    link,
    clock,
    emulated: false,
    cabinet: CABINET,
    firmwareHash: 0x9f3c01d2,
    drawSession: () => {
      session += 1;
      return session;
    },
  });
  const states: string[] = [];
  const listener = {
    inputs: () => {},
    changed: () => {
      const { state, fault } = board.status();
      const text = fault === undefined ? state : `${state} ${fault.code}`;
      if (states.at(-1) !== text) states.push(text);
    },
  };
  return { clock, link, board, states, listener };
}

describe('opening', () => {
  test('start returns at once, and no callback comes from within it', () => {
    const { board, listener, states } = setUp();
    board.start(listener);
    expect(states).toEqual([]);
    expect(board.status().state).toBe('connecting');
  });

  test('before start and after close the state is closed', async () => {
    const { board, clock, listener } = setUp();
    expect(board.status().state).toBe('closed');
    board.start(listener);
    await clock.advance(100);
    const closed = board.close();
    await clock.advance(600);
    await closed;
    expect(board.status().state).toBe('closed');
  });

  test('a ready board says link and firmware', async () => {
    const { board, clock, listener, states } = setUp();
    board.start(listener);
    await clock.advance(100);
    expect(states).toEqual(['connecting', 'ready']);
    expect(english(board.status())).toMatchObject({
      description: 'the wire, firmware 1.0 (9f3c01d2)',
      displays: 2,
    });
  });

  test('a port that cannot be opened is tried again soon, then twice a second, and blamed meanwhile', async () => {
    const { board, clock, link, listener, states } = setUp();
    link.refusal = new Fault('link-open', 'the wire: no such port');
    board.start(listener);
    await clock.advance(12_000);
    const waits = link.openedAt.slice(1).map((at, index) => at - (link.openedAt[index] as number));
    expect(waits).toEqual([250, ...Array(waits.length - 1).fill(500)]);
    expect(waits.length).toBe(24);
    expect(states).toEqual(['connecting link-open']);
    link.refusal = undefined;
    await clock.advance(4100);
    expect(states.at(-1)).toBe('ready');
  });

  test('the command that flashes a board with another firmware names the port that was found', async () => {
    const { board, clock, link, listener } = setUp();
    link.chip.protocolHash ^= 1;
    board.start(listener);
    link.name = '/dev/ttyUSB7';
    await clock.advance(100);
    expect(board.status()).toMatchObject({ state: 'connecting', fault: { code: 'firmware-mismatch' } });
    expect(board.status().fault?.message).toContain('flash --port /dev/ttyUSB7');
  });

  test('something other than a Fault from a link becomes one', async () => {
    const { board, clock, link, listener } = setUp();
    link.open = () => Promise.reject(new Error('EACCES'));
    board.start(listener);
    await clock.advance(10);
    expect(board.status().fault).toMatchObject({ code: 'link-open', detail: 'the wire: EACCES' });
  });

  test('a board that never answers has its link opened again every three seconds, and is blamed from then on', async () => {
    const { board, clock, link, listener, states } = setUp();
    link.chip.silent = true;
    board.start(listener);
    await clock.advance(WIRE_TIMES.reopenMs - 1);
    expect(link.openedAt).toHaveLength(1);
    expect(states).toEqual(['connecting']);
    await clock.advance(4000);
    expect(link.openedAt.length).toBeGreaterThanOrEqual(2);
    expect(states).toEqual(['connecting', 'connecting board-silent']);
    link.chip.silent = false;
    await clock.advance(500);
    expect(states.at(-1)).toBe('ready');
  });
});

describe('losing the link', () => {
  test('a lost link is blamed, opened again, and shows the newest picture', async () => {
    const { board, clock, link, listener, states } = setUp();
    board.start(listener);
    board.show(pictureOf(1));
    await clock.advance(100);
    link.lose(new Fault('link-lost', 'the wire: pulled'));
    expect(states.at(-1)).toBe('connecting link-lost');
    board.show(pictureOf(2));
    await clock.advance(600);
    expect(states.at(-1)).toBe('ready');
    expect(link.chip.picture).toBe(contentOf(pictureOf(2)));
  });

  test('after a success the next loss is tried again quickly', async () => {
    const { board, clock, link, listener } = setUp();
    board.start(listener);
    for (let round = 0; round < 5; round += 1) {
      await clock.advance(1000);
      link.lose(undefined);
    }
    await clock.advance(1000);
    expect(link.openedAt).toHaveLength(6);
  });
});

describe('closing', () => {
  test('the board goes dark and its display empty before the link closes', async () => {
    const { board, clock, link, listener } = setUp();
    board.start(listener);
    board.show(pictureOf(1));
    board.display('BYE');
    await clock.advance(100);
    const closed = board.close();
    expect(link.isOpen).toBe(true);
    await clock.advance(400);
    await closed;
    expect(link.isOpen).toBe(false);
    expect(link.chip.picture).toBe(contentOf(DARK_PICTURE));
    expect(new Set(link.chip.text.split(','))).toEqual(new Set(['0']));
  });

  test('a board that does not get dark delays the end by half a second at most', async () => {
    const { board, clock, link, listener } = setUp();
    board.start(listener);
    await clock.advance(100);
    link.chip.silent = true;
    let done = false;
    const closed = board.close().then(() => {
      done = true;
    });
    await clock.advance(499);
    expect(done).toBe(false);
    await clock.advance(2);
    await closed;
    expect(link.isOpen).toBe(false);
  });

  test('closing twice is closing once', async () => {
    const { board, clock, listener } = setUp();
    board.start(listener);
    await clock.advance(100);
    const first = board.close();
    expect(board.close()).toBe(first);
    await clock.advance(600);
    await first;
  });

  test('no callback and no new attempt comes after it, also when the link is being opened', async () => {
    const { board, clock, link, listener, states } = setUp();
    board.start(listener);
    await board.close();
    await clock.advance(10_000);
    expect(states).toEqual([]);
    expect(link.isOpen).toBe(false);
    expect(link.openedAt).toHaveLength(1);
  });
});
