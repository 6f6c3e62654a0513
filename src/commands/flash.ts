/** `dicetable flash`: the firmware of this version on the board, with a bar on a terminal and plain lines elsewhere. */
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { Fault } from '../fault/fault.ts';
import { type BoardPort, boardPorts, type FlashProgress, flashPort } from '../flash-board.ts';
import type { Speech } from './speech.ts';
import { stopSignal } from './stop-signal.ts';

interface FlashFlags {
  readonly port?: string;
  readonly firmata?: boolean;
  readonly json?: boolean;
}

const BAR_CHARACTERS = 30;
const STAGES = {
  find: { say: 'command.flashFind' },
  write: { say: 'command.flashWrite' },
  read: { say: 'command.flashRead' },
  start: { say: 'command.flashStart' },
} as const;

export function addFlash(program: Command, speech: Speech): void {
  const { told } = speech;
  program
    .command('flash')
    .summary(told({ say: 'command.flashSummary' }))
    .description(told({ say: 'command.flashHelp' }))
    .option('--port <file>', told({ say: 'command.flashPort' }))
    .option('--firmata', told({ say: 'command.flashFirmata' }))
    .option('--json', told({ say: 'command.flashJson' }))
    .action((flags: FlashFlags) => flash(speech, flags));
}

async function flash({ told, fixed }: Speech, { port: named, firmata, json }: FlashFlags): Promise<void> {
  const port = await chosen(await boardPorts(named), told({ say: 'command.flashPorts' }));
  const stop = new AbortController();
  void stopSignal().then(() => stop.abort());
  const quiet = json === true;
  if (!quiet)
    process.stdout.write(`${told({ say: 'command.flashOn', port: port.path, maker: port.maker })}\n`);
  const progress = quiet ? () => undefined : teller(told);
  const startedMs = performance.now();
  const { bootloader, version, bytes } = await flashPort(port, firmata ? 'firmata' : 'ours', {
    progress,
    stop: stop.signal,
  });
  const seconds = fixed((performance.now() - startedMs) / 1000, 1);
  if (quiet) {
    process.stdout.write(`${JSON.stringify({ port: port.path, bootloader, version, bytes })}\n`);
    return;
  }
  const isOld = bootloader === 'old';
  const over = told({ say: isOld ? 'command.flashOld' : 'command.flashOptiboot', version });
  const old = isOld ? told({ say: 'command.flashOldToo' }) : '';
  process.stdout.write(
    `${told({ say: 'command.flashed', bytes: fixed(bytes, 0), bootloader: over, seconds, old })}\n`,
  );
}

/** The only one, or the one that a person on a terminal names by its number. */
async function chosen(ports: readonly BoardPort[], question: string): Promise<BoardPort> {
  const [only, ...others] = ports;
  if (only !== undefined && others.length === 0) return only;
  const several = new Fault('link-open', {
    say: 'detail.severalBoards',
    ports: ports.map(({ path, maker }) => `${path} (${maker})`).join(', '),
  });
  if (!process.stdin.isTTY) throw several;
  const lines = ports.map(({ path, maker, other }, at) => `  ${at + 1}  ${path}  ${other ?? maker}\n`);
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question(`${lines.join('')}${question} `);
  reader.close();
  const port = ports[Number(answer) - 1];
  if (port === undefined) throw several;
  return port;
}

/** A bar that is drawn over itself on a terminal; elsewhere one line for each stage. */
function teller(told: Speech['told']): (progress: FlashProgress) => void {
  const isTerminal = process.stdout.isTTY;
  let last = '';
  return ({ stage, done, of }) => {
    if (isTerminal) {
      const lit = Math.round((done / of) * BAR_CHARACTERS);
      const bar = '█'.repeat(lit) + '░'.repeat(BAR_CHARACTERS - lit);
      process.stdout.write(
        `\r${bar} ${told(STAGES[stage])}\u001b[K${stage === 'start' && done === of ? '\n' : ''}`,
      );
    } else if (stage !== last) process.stdout.write(`${told(STAGES[stage])}\n`);
    last = stage;
  };
}
