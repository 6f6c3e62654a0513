/** A controller in a process of its own, with the firmware's model at the far end: nothing here costs time but the host. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Input } from '../../hardware/cabinet.ts';
import { protocolHash } from '../../hardware/protocol-hash.ts';
import { ChipModel } from '../board/serial/chip-model.ts';
import { must } from './campaign.ts';

const CONTROLLER = join(import.meta.dirname, '..', 'games', 'controller.ts');
const TICK_MS = 5;
const ANSWER_WITHIN_MS = 10_000;

export class ModelTable {
  readonly folder = mkdtempSync(join(tmpdir(), 'dicetable-model-'));
  readonly #chip = new ChipModel((bytes) => this.#host?.write(bytes));
  readonly #server: Server;
  readonly #ticks: NodeJS.Timeout;
  #host: Socket | undefined;
  #controller: ChildProcess | undefined;
  #waiting: { readonly fromMs: number; readonly done: (turnMs: number) => void } | undefined;

  constructor() {
    this.#chip.protocolHash = protocolHash();
    this.#server = createServer({ noDelay: true }, (socket) => {
      this.#host = socket;
      socket.on('data', (bytes) => this.#receive(bytes));
      socket.on('error', () => {});
    });
    this.#ticks = setInterval(() => this.#chip.tick(performance.now()), TICK_MS);
  }

  get dataFolder(): string {
    return join(this.folder, 'data');
  }

  /** Still runs, and has not ended by itself. */
  get alive(): boolean {
    return this.#controller?.exitCode === null && this.#controller.signalCode === null;
  }

  /** Resolves with the port of the pages. */
  async start(rolls: readonly string[]): Promise<number> {
    const socket = join(this.folder, 'chip');
    await new Promise<void>((resolve) => this.#server.listen(socket, resolve));
    const controller = spawn(process.execPath, [CONTROLLER, socket, this.dataFolder, 'Eric', ...rolls], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#controller = controller;
    const [line] = (await once(createInterface({ input: controller.stdout }), 'line')) as [string];
    return Number(line.split(' ')[1]);
  }

  /** One press; resolves with the wall time from INPUT's first byte to the picture's last one. */
  async turn(input: Input, fingerMs: number): Promise<number> {
    const turned = new Promise<number>((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`${input} changed no picture`)), ANSWER_WITHIN_MS);
      this.#waiting = {
        fromMs: performance.now(),
        done: (turnMs) => {
          clearTimeout(timer);
          done(turnMs);
        },
      };
    });
    this.#chip.press(input, performance.now());
    const turnMs = await turned;
    await pause(fingerMs);
    this.#chip.release(input, performance.now());
    return turnMs;
  }

  async close(): Promise<void> {
    clearInterval(this.#ticks);
    const controller = this.#controller;
    if (controller !== undefined && this.alive) {
      const ended = once(controller, 'exit');
      controller.kill('SIGKILL');
      await ended;
    }
    this.#host?.destroy();
    this.#server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #receive(bytes: Uint8Array): void {
    const before = this.#chip.heard.length;
    this.#chip.receive(bytes, performance.now());
    const news = this.#chip.heard.splice(0);
    must(before === 0, 'what was heard is taken out at once');
    if (this.#waiting === undefined || !news.some(({ name }) => name === 'picture')) return;
    this.#waiting.done(performance.now() - this.#waiting.fromMs);
    this.#waiting = undefined;
  }
}
