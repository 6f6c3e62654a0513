/**
 * A board as bought, at a pseudo terminal, for programs in processes of their own. A pseudo terminal has neither lines nor
 * a rate, so the program is traced: what it asks of its port says when a real board would be reset, and how fast it talks.
 */
import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { ChipPace } from '../../src/link/chip-pace.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { Uno } from '../../src/uno/uno.ts';
import { needTool } from '../firmware/need-tool.ts';
import { type BootloaderName, bootloader } from './bootloaders.ts';
import { plugCable } from './socat.ts';

/** `ioctl(23, TIOCMSET, [TIOCM_DTR|TIOCM_RTS]) = -1 ENOTTY`; whoever only asks means to pull them next (avrdude gives up there). */
const LINES = /TIOCM(?:SET, \[(.*?)\]|GET)/;
/** `B115200|`; `BOTHER` is one without a name of its own: that of our firmware. */
const RATE = /c_cflag=B(\d+|OTHER)/;
/** Set first by serialport, on its way to the wanted one. */
const PASSING_RATE = 38_400;

export class BoughtBoard {
  readonly uno: Uno;
  /** What the traced programs did to DTR, in order. */
  readonly lines: ('raised' | 'lowered')[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'dicetable-bought-'));
  readonly #pace: ChipPace;
  #pid = 0;
  #rate = 0;
  /** Done to the board, but not yet: each time that it must catch up first takes as long as it is behind. */
  #toDo: (() => void)[] = [];
  #undo: (() => Promise<void>)[] = [];

  private constructor(name: BootloaderName, program: Uint16Array) {
    this.uno = new Uno(program, { bootloader: bootloader(name, { startFlashes: 0 }) });
    this.#pace = new ChipPace(this.uno);
  }

  static async plug(name: BootloaderName, program: Uint16Array): Promise<BoughtBoard> {
    const board = new BoughtBoard(name, program);
    await board.#plug();
    return board;
  }

  /** What the programs are told. */
  get port(): string {
    return join(this.#folder, 'host');
  }

  /** Of the program that was traced last. */
  get pid(): number {
    return this.#pid;
  }

  /** What goes before the program, so that its port is watched. */
  tracer(): readonly string[] {
    const trace = join(this.#folder, `trace-${this.#undo.length}`);
    execFileSync('mkfifo', [trace]);
    const lines = createReadStream(trace, { encoding: 'utf8' });
    createInterface({ input: lines }).on('line', (line) => this.#traced(line));
    this.#undo.push(async () => void lines.destroy());
    this.#pid = 0;
    return [needTool('strace'), '-f', '--seccomp-bpf', '-e', 'trace=ioctl', '-o', trace];
  }

  /** The rest of this board's life takes place without it. */
  async close(): Promise<void> {
    this.#pace.stop();
    for (const step of this.#undo.reverse()) await step();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #plug(): Promise<void> {
    const path = join(this.#folder, 'board');
    const cable = await plugCable(this.port, path);
    const far = new PortLink({ path });
    await far.open({
      bytes: (bytes) => this.#pace.act(() => this.uno.write(bytes)),
      closed: () => undefined,
    });
    this.uno.onBytes = (bytes) => far.write(bytes);
    this.#undo.push(async () => {
      await cable.pull();
      await far.close();
    });
  }

  #traced(line: string): void {
    // Its first thread has its number.
    this.#pid ||= Number.parseInt(line, 10);
    const [, named = PASSING_RATE] = RATE.exec(line) ?? [];
    const rate = named === 'OTHER' ? ATMEGA328P.baud : Number(named);
    if (rate !== PASSING_RATE && rate !== this.#rate) {
      this.#rate = rate;
      this.#soon(() => this.uno.setHostBaud(rate));
    }
    const asked = LINES.exec(line);
    if (asked === null) return;
    const [, set] = asked;
    if (set !== undefined) this.lines.push(set.includes('TIOCM_DTR') ? 'raised' : 'lowered');
    this.#soon(() => this.uno.reset('cable'));
  }

  /** All that the lines say that came together is done in one go, so that a busy machine does not fall behind by them. */
  #soon(step: () => void): void {
    if (this.#toDo.push(step) > 1) return;
    queueMicrotask(() =>
      this.#pace.act(() => {
        for (const next of this.#toDo.splice(0)) next();
      }),
    );
  }
}
