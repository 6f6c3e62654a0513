import { expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { BoardFlash, type BoardFlashParts } from '../../src/operator/board-flash.ts';

const WELL = { fault: undefined, otherFirmware: false } as const;
const FLASHED = { bootloader: 'optiboot', version: '4.4', bytes: 12_122 } as const;

function start(put: BoardFlashParts['put']) {
  const log: [object, string][] = [];
  const note = (fields: object, message: string) => void log.push([fields, message]);
  return { log, flash: new BoardFlash({ put, log: { info: note, warn: note } }) };
}

test('it is told how far the firmware is, and what came of it, with who asked in the log', async () => {
  const under = Promise.withResolvers<typeof FLASHED>();
  const { flash, log } = start((progress) => {
    progress({ stage: 'write', done: 12, of: 96 });
    return under.promise;
  });
  flash.begin('Ann');
  expect(flash.view(WELL)).toMatchObject({ running: { stage: 'write', done: 12, of: 96 }, told: null });
  expect(() => flash.begin('Bob')).toThrow('already');
  under.resolve(FLASHED);
  await expect.poll(() => flash.view(WELL).running).toBeNull();
  expect(flash.view(WELL).told).toEqual({ kind: 'done', text: { say: 'desk.flashed' } });
  expect(log.map(([fields]) => fields)).toEqual([{ who: 'Ann' }, { who: 'Ann', ...FLASHED }]);
});

test('a fault is told in its own words, and it can be tried again', async () => {
  const fault = new Fault('flash-failed', { say: 'detail.flashSilent' });
  const { flash } = start(() => Promise.reject(fault));
  flash.begin('Ann');
  await expect.poll(() => flash.view(WELL).told).toEqual({ kind: 'trouble', text: fault.said });
  flash.begin('Ann');
  expect(flash.view(WELL).told).toBeNull();
});

test('it is offered where the board runs another firmware or does not answer, and never for a board without a bootloader', () => {
  const { flash } = start(() => new Promise(() => {}));
  expect(flash.view(WELL)).toMatchObject({ possible: true, wanted: false });
  expect(flash.view({ ...WELL, otherFirmware: true }).wanted).toBe(true);
  for (const code of ['firmware-mismatch', 'board-silent', 'firmata-firmware'] as const)
    expect(flash.view({ ...WELL, fault: new Fault(code, '') }).wanted, code).toBe(true);
  expect(flash.view({ ...WELL, fault: new Fault('link-lost', '') }).wanted).toBe(false);
  const bare = start(undefined).flash;
  expect(bare.view(WELL).possible).toBe(false);
  expect(() => bare.begin('Ann')).toThrow('no bootloader');
});
