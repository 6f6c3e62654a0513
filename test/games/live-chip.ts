/** A chip at the wall clock's pace in the test's own process, and controllers that come and go on its socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Input } from '../../hardware/cabinet.ts';
import { ChipPace } from '../../src/link/chip-pace.ts';
import { displayOn, startUno } from '../../src/testing.ts';
import type { Uno, UnoOptions } from '../../src/uno/uno.ts';
import { type ChipServer, serveChip } from '../rig/chip-server.ts';
import type { Death } from './dying-journal.ts';

/** Long enough for every debounce time, in chip time. */
const FINGER_MS = 240;
/** Longer than any bootloader listens. */
const BOOTED_MS = 2000;
const PATIENCE_MS = 20_000;

export interface ControllerWish {
  readonly dies?: Death;
  readonly tracer?: readonly string[];
  readonly cabinet?: string;
}

export class LiveChip {
  readonly uno: Uno;
  readonly #folder = mkdtempSync(join(tmpdir(), 'dicetable-kill-'));
  readonly #pace: ChipPace;
  #server: ChipServer | undefined;
  #controller: ChildProcess | undefined;

  /** With a bootloader it has booted already: no host resets it here. */
  constructor(fitted: Pick<UnoOptions, 'bootloader' | 'coinDoor'> = {}) {
    this.uno = startUno(fitted);
    this.uno.run(fitted.bootloader === undefined ? 0 : BOOTED_MS);
    this.#pace = new ChipPace(this.uno);
  }

  async serve(): Promise<void> {
    this.#server = await serveChip(this.uno, this.#pace, this.#socket);
  }

  /** Where the controllers keep their journal, one after the other. */
  get dataFolder(): string {
    return join(this.#folder, 'data');
  }

  /**
   * Resolves when the controller's table runs, with the port of its pages. `dies`: at its first append; `tracer`: the
   * program that runs it, with its arguments; `cabinet`: the text of its cabinet file.
   */
  async startController(
    players: string,
    rolls: readonly string[] = [],
    { dies, tracer = [], cabinet = '' }: ControllerWish = {},
  ): Promise<number> {
    const script = join(import.meta.dirname, 'controller.ts');
    const cabinetFile = join(this.#folder, 'cabinet.yaml');
    writeFileSync(cabinetFile, cabinet);
    const [program, ...args] = [
      ...tracer,
      process.execPath,
      script,
      this.#socket,
      this.dataFolder,
      players,
      ...rolls,
    ];
    const controller = spawn(program as string, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DIES: dies ?? '', CABINET: cabinetFile },
      // A group of its own: who is traced is killed together with its tracer.
      detached: true,
    });
    this.#controller = controller;
    const lines = createInterface({ input: controller.stdout });
    const [line] = (await Promise.race([
      once(lines, 'line'),
      once(controller, 'exit').then(([code]) => [`exit ${code}`]),
    ])) as [string];
    if (!line.startsWith('ready')) throw new Error(`The controller did not start: ${line}`);
    return Number(line.split(' ')[1]);
  }

  /** The controller runs. */
  get running(): boolean {
    const { exitCode = 0, signalCode = null } = this.#controller ?? {};
    return exitCode === null && signalCode === null;
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const controller = this.#controller;
    if (controller === undefined) return;
    this.#controller = undefined;
    if (controller.exitCode !== null || controller.signalCode !== null) return;
    const ended = once(controller, 'exit');
    if (controller.pid !== undefined) process.kill(-controller.pid, 'SIGKILL');
    await ended;
  }

  /** Does something to the chip as it is now. */
  act(action: (uno: Uno) => void): void {
    this.#pace.act(() => action(this.uno));
  }

  async press(input: Input, fingerMs = FINGER_MS): Promise<void> {
    this.act((uno) => uno.press(input, { bounce: 3 }));
    await this.pass(fingerMs);
    this.act((uno) => uno.release(input, { bounce: 3 }));
    await this.pass(fingerMs);
  }

  /** Lets the chip live for so long. */
  async pass(ms: number): Promise<void> {
    const until = this.uno.nowMs + ms;
    await this.until('time to pass', () => this.uno.nowMs >= until);
  }

  /** Resolves once it is true; fails with `what` if it never is. */
  async until(what: string, isTrue: () => boolean): Promise<void> {
    const giveUpMs = performance.now() + PATIENCE_MS;
    while (!isTrue()) {
      if (performance.now() > giveUpMs) {
        const { overruns, unheard } = this.uno.figures();
        throw new Error(
          `Waited in vain for ${what}; the display says "${displayOn(this.uno)}", ${overruns + unheard} bytes were lost`,
        );
      }
      await pause(2);
    }
  }

  async close(): Promise<void> {
    await this.kill();
    this.#pace.stop();
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #socket(): string {
    return join(this.#folder, 'chip.sock');
  }
}
