/** `dicetable flash`: the firmware of this version on the board, told to people or, line by line in JSON, to programs. */
import type { Command } from 'commander';
import { configOf } from '../config/config.ts';
import { userFolders } from '../config/folders.ts';
import { Fault } from '../fault/fault.ts';
import { boardPorts, flashPort } from '../flash-board.ts';
import { EXIT } from './exit-code.ts';
import { choosePort } from './flash/choose-port.ts';
import { tellerOf } from './flash/progress.ts';
import type { Speech } from './speech.ts';
import { stopSignal } from './stop-signal.ts';

interface FlashFlags {
  readonly port?: string;
  readonly firmata?: boolean;
  readonly json?: boolean;
}

const write = (text: string): void => void process.stdout.write(text);

export function addFlash(program: Command, speech: Speech): void {
  const { told } = speech;
  program
    .command('flash')
    .summary(told({ say: 'command.flashSummary' }))
    .description(told({ say: 'command.flashHelp' }))
    .option('--port <file>', told({ say: 'command.flashPort' }))
    .option('--firmata', told({ say: 'command.flashFirmata' }))
    .option('--json', told({ say: 'command.flashJson' }))
    .action(async (flags: FlashFlags) => {
      try {
        await flash(speech, flags);
      } catch (error) {
        if (!(error instanceof Fault) || flags.json !== true) throw error;
        write(`${JSON.stringify({ error: { code: error.code, message: told(error.said) } })}\n`);
        process.exitCode = EXIT.fault;
      }
    });
}

async function flash(speech: Speech, { port: named, firmata, json = false }: FlashFlags): Promise<void> {
  const { told, fixed } = speech;
  if (named !== undefined) requirePort(named);
  const port = await choosePort(await boardPorts(named), told({ say: 'command.flashPorts' }), {
    ...{ asks: process.stdin.isTTY === true && !json, input: process.stdin, output: process.stdout },
  });
  const stop = new AbortController();
  void stopSignal().then(() => stop.abort());
  const startedMs = performance.now();
  const tell = tellerOf(json ? 'json' : process.stdout.isTTY ? 'bar' : 'lines', speech, write);
  let isThere = false;
  const { bootloader, version, bytes } = await flashPort(port, firmata ? 'firmata' : 'ours', {
    progress: (progress) => {
      if (!isThere && !json)
        write(`${told({ say: 'command.flashOn', port: port.path, maker: port.maker })}\n`);
      isThere = true;
      tell(progress);
    },
    stop: stop.signal,
  });
  if (json) {
    write(`${JSON.stringify({ port: port.path, bootloader, version, bytes })}\n`);
    return;
  }
  const isOld = bootloader === 'old';
  const over = told({ say: isOld ? 'command.flashOld' : 'command.flashOptiboot', version });
  const old = isOld ? told({ say: 'command.flashOldToo' }) : '';
  const seconds = fixed((performance.now() - startedMs) / 1000, 1);
  write(`${told({ say: 'command.flashed', bytes: fixed(bytes, 0), bootloader: over, seconds, old })}\n`);
}

/** Throws the Fault `config-wrong` of every command that takes a port. */
function requirePort(named: string): void {
  configOf(undefined, { options: { 'board.kind': 'serial', 'board.port': named } }, userFolders());
}
