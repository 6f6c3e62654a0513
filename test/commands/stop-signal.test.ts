import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { EXIT } from '../../src/commands/exit-code.ts';
import { stopSignal } from '../../src/commands/stop-signal.ts';

class FakeProcess extends EventEmitter {
  readonly exits: number[] = [];
  nowMs = 1000;

  exit(code: number): void {
    this.exits.push(code);
  }

  /** Resolves when the program was asked to stop. */
  stopped(): Promise<void> {
    return stopSignal(this, () => this.nowMs);
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s asks the program to stop', async (signal) => {
  const process = new FakeProcess();
  const stopped = process.stopped();
  process.emit(signal);
  await stopped;
  expect(process.exits).toEqual([]);
});

test('one Ctrl-C that npm and the starter pass on is one press', async () => {
  const process = new FakeProcess();
  const stopped = process.stopped();
  process.emit('SIGINT');
  process.nowMs += 3;
  process.emit('SIGINT');
  process.nowMs += 400;
  process.emit('SIGINT');
  await stopped;
  expect(process.exits).toEqual([]);
});

test('a second Ctrl-C ends the program at once', async () => {
  const process = new FakeProcess();
  const stopped = process.stopped();
  process.emit('SIGINT');
  await stopped;
  process.nowMs += 700;
  process.emit('SIGINT');
  expect(process.exits).toEqual([EXIT.interrupted]);
});
