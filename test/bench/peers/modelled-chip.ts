/** The chip's side of the wire in this process, for a table in another: presses, and how long the picture takes to come. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { INPUTS, type Input } from '../../../hardware/cabinet.ts';
import { protocolHash } from '../../../hardware/protocol-hash.ts';
import { ChipModel } from '../../board/serial/chip-model.ts';
import { nowMs } from './child.ts';

const TICK_MS = 5;
const FINGER_MS = 30;
const CONNECT_MS = 30_000;
/** A picture that takes longer than this is lost. */
const PATIENCE_MS = 5000;

export class ModelledChip {
  readonly #folder = mkdtempSync(join(tmpdir(), 'dicetable-bench-'));
  readonly #chip: ChipModel;
  readonly #server;
  #socket: Socket | undefined;
  #ticks: NodeJS.Timeout | undefined;
  #press = 0;
  #drawn = () => {};

  constructor() {
    this.#chip = new ChipModel((bytes) => this.#socket?.write(bytes));
    this.#chip.protocolHash = protocolHash();
    this.#server = createServer({ noDelay: true }, (socket) => {
      this.#socket = socket;
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        const before = this.#chip.pictures.length;
        this.#chip.receive(bytes, nowMs());
        if (this.#chip.pictures.length > before) this.#drawn();
        this.#chip.heard.length = 0;
      });
    });
  }

  get address(): string {
    return join(this.#folder, 'chip');
  }

  async listen(): Promise<void> {
    this.#ticks = setInterval(() => this.#chip.tick(nowMs()), TICK_MS);
    await once(this.#server.listen(this.address), 'listening');
  }

  async connected(): Promise<void> {
    const giveUpMs = nowMs() + CONNECT_MS;
    while (this.#chip.picture === undefined) {
      if (nowMs() > giveUpMs) throw new Error('The table never showed a picture.');
      await pause(TICK_MS);
    }
  }

  /** Presses the next hold button: how long from the report that leaves until the picture is here, in ms. */
  async turn(): Promise<number> {
    const input = INPUTS[this.#press % 5] as Input;
    this.#press += 1;
    const { promise: drawn, resolve, reject } = Promise.withResolvers<number>();
    const patience = setTimeout(() => reject(new Error('No picture followed a press.')), PATIENCE_MS);
    this.#drawn = () => resolve(nowMs());
    const pressedMs = nowMs();
    this.#chip.press(input, pressedMs);
    const drawnMs = await drawn;
    clearTimeout(patience);
    setTimeout(() => this.#chip.release(input, nowMs()), FINGER_MS);
    return drawnMs - pressedMs;
  }

  async close(): Promise<void> {
    clearInterval(this.#ticks);
    this.#socket?.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
