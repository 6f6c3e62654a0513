/** What tools of service come to, in a word of the display and on the operator's page. */
import { expect, test } from 'vitest';
import { NO_BOOKS } from '../../src/books/books.ts';
import { Fault } from '../../src/fault/fault.ts';
import type { Code } from '../../src/language/sentence.ts';
import { type LateParts, type ServiceParts, serviceDesk } from '../../src/operator/service-desk.ts';
import { trySpeaker } from '../../src/operator/try-speaker.ts';
import { Listener } from '../sound/listener.ts';

const FULL = new Fault('journal-write', 'ENOSPC');

/** A desk whose tools find these parts of the table; all others are not asked. */
function desk(late: Partial<LateParts>) {
  const warned: string[] = [];
  const parts: Partial<ServiceParts> = {
    late: () => late as LateParts,
    guestSelects: () => false,
    log: { warn: (message: string) => void warned.push(message) },
    wallNow: () => 0,
  };
  return { ...serviceDesk(parts as ServiceParts), warned };
}

test.each(['clearBook', 'clearCredits'] as const)('%s is done once it is in the journal', async (tool) => {
  const steps: string[] = [];
  let fault: Fault | undefined;
  const { cabinet, operator, warned } = desk({
    till: { books: NO_BOOKS, bookByHand: ({ type }) => void steps.push(type) },
    loop: {
      async settled() {
        steps.push('settled');
        return fault;
      },
    } as LateParts['loop'],
  });
  expect(await cabinet.run({ tool })).toEqual({ say: 'leafWord.done' });
  expect(steps).toEqual([tool === 'clearBook' ? 'books closed' : 'credits cleared', 'settled']);
  fault = FULL;
  expect(await cabinet.run({ tool })).toEqual({ say: 'leafWord.failed' });
  expect(warned).toEqual([FULL.message]);
  await expect(operator.deed({ tool })).rejects.toBe(FULL);
});

test.each<[Code | undefined, boolean, string]>([
  [undefined, false, 'leafWord.done'],
  [undefined, true, 'leafWord.muted'],
  [{ say: 'sound.badFile', file: 'fanfar.wav', why: '' }, false, 'leafWord.done'],
  [{ say: 'sound.noVoice' }, false, 'leafWord.noVoice'],
  [{ say: 'sound.noPlayer', players: 'aplay' }, false, 'leafWord.noSound'],
])('SPEAKER with the trouble %j, muted: %s, says %s; a page says why', async (trouble, muted, word) => {
  const sound = new Listener();
  sound.state = () => ({
    ...{ player: 'aplay', latencyMs: undefined, muted },
    troubles: trouble === undefined ? [] : [trouble],
  });
  const { cabinet, operator } = desk({ trySpeaker: () => trySpeaker(sound, { language: 'en' }) });
  expect(await cabinet.run({ tool: 'speaker' })).toEqual({ say: word });
  const told = operator.deed({ tool: 'speaker' });
  if (word === 'leafWord.done') expect(await told).toEqual({ say: word });
  else await expect(told).rejects.toMatchObject({ said: muted ? { say: 'sound.muted' } : trouble });
});
