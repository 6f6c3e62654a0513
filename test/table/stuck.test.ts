import { expect, test } from 'vitest';
import { Fingers } from '../../src/app/fingers.ts';
import { FAULTS } from '../../src/language/en/faults.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { settle, startUi } from '../../src/table/state/ui.ts';
import { english } from '../language/english.ts';

const ui = startUi(undefined, TABLE_DEFAULTS, 0);

test('a button that gets stuck is named on the display for half a minute, once', () => {
  const fingers = new Fingers();
  const before = fingers.boardChanged(ui, { state: 'ready', stuck: [], chattering: [] }, 0);
  expect(before.notice).toBeUndefined();
  const told = fingers.boardChanged(before, { state: 'ready', stuck: ['lever'], chattering: [] }, 20_000);
  expect(english(told.notice)).toMatchObject({
    pages: [FAULTS['button-stuck'].display, 'LEVER'],
    untilMs: 50_000,
  });
  expect(english(told.notice?.sentence)).toBe('LEVER is stuck: free it. All other buttons work on.');
  const later = settle(told, TABLE_DEFAULTS, 50_000);
  expect(later.notice).toBeUndefined();
  const still = fingers.boardChanged(later, { state: 'ready', stuck: ['lever'], chattering: [] }, 51_000);
  expect(still.notice).toBeUndefined();
  const second = fingers.boardChanged(
    still,
    { state: 'ready', stuck: ['lever', 'hold2'], chattering: [] },
    52_000,
  );
  expect(english(second.notice?.pages)).toEqual(['STUCK', 'HOLD 2']);
});

test('the three buttons of service, held while the table is switched on, are not called stuck', () => {
  const held = ['previous', 'next', 'select'] as const;
  const told = new Fingers().boardChanged(ui, { state: 'ready', stuck: held, chattering: [] }, 0);
  expect([told.notice, told.powerUpMs]).toEqual([undefined, 0]);
});

test('a button whose contact chatters is named on the display, once', () => {
  const fingers = new Fingers();
  const status = { state: 'ready', stuck: [], chattering: ['hold3'] } as const;
  const told = fingers.boardChanged(ui, status, 1000);
  expect(english(told.notice)).toMatchObject({
    pages: [FAULTS['button-chatter'].display, 'HOLD 3'],
    untilMs: 31_000,
  });
  const later = settle(told, TABLE_DEFAULTS, 31_000);
  expect(fingers.boardChanged(later, status, 32_000).notice).toBeUndefined();
});
