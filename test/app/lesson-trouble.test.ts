/** A led first game by somebody who does something else, with a cable that comes loose, and in every language. */
import { expect, test } from 'vitest';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { FREE_PLAY } from '../../src/books/credit-rules.ts';
import { verifyGame } from '../../src/fairness/verify.ts';
import { recordOf } from '../../src/journal/memory/memory-history.ts';
import { LANGUAGES } from '../../src/language/languages.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

async function learning(options?: TestTableOptions): Promise<TestTable> {
  const table = await TestTable.start(options);
  table.loop.key('l');
  await table.advance(400);
  expect(table.scene.lesson).toBe(true);
  return table;
}

/** Does what the table says now, by its words alone. */
async function follow(table: TestTable): Promise<void> {
  const buttons = /^Press hold ([\d, and]+)(?: again)?:/.exec(table.message)?.[1]?.match(/\d/g);
  if (buttons !== undefined && buttons !== null)
    return void (await table.press(...buttons.map((button) => `hold${button}` as Input)));
  if (/pull the lever/i.test(table.message)) return table.roll();
  expect(table.message).toMatch(/select/i);
  await table.press(
    ...(/Press select twice/.test(table.message) ? (['select', 'select'] as const) : (['select'] as const)),
  );
}

test.each(INPUTS)(
  'whoever presses %s at the wrong moment is led on, and learns to fill three boxes',
  async (wrong) => {
    // It comes at every step once.
    for (let at = 0; at < 6; at += 1) {
      const table = await learning();
      for (let steps = 0; !table.message.startsWith('That is all it takes.'); steps += 1) {
        expect(steps).toBeLessThan(30);
        if (steps === at) {
          await table.press(wrong);
          // What refuses it has been read.
          await table.advance(11_000);
          expect(table.scene).toMatchObject({ lesson: true });
        }
        await follow(table);
        await table.advance(11_000);
      }
      expect(table.game?.turn).toMatchObject({ round: 4 });
    }
  },
);

test('in a lesson nobody cuts the dice: a hold button before the first roll says what to do', async () => {
  const table = await learning();
  await table.press('hold1');
  expect(table.message).toBe('Roll the dice first: pull the lever.');
  await table.advance(2000);
  expect(table.message).toMatch(/^Pull the lever: five dice roll\./);
});

test('a cable that comes loose in a lesson is told, and the lesson goes on where it was', async () => {
  const table = await learning({ rolls: ['55214'] });
  await table.roll();
  const before = table.message;
  table.board.unplug();
  await table.advance(1);
  expect(table.view.fault).toBeDefined();
  table.board.plug();
  await table.advance(3000);
  expect(table.view.fault).toBeUndefined();
  expect(table.message).toBe(before);
  await table.press('hold1', 'hold2');
  expect(table.message).toMatch(/^Good\. Pull the lever/);
});

test('a table that is started again in a lesson goes on with it: the lever rolls, and the hints follow', async () => {
  const before = await learning({ rolls: ['55214'] });
  await before.roll();
  const table = await before.restart({ rolls: ['55214', '555'] });
  expect(table.scene.lesson).toBe(true);
  expect(table.message).toBe('Press hold 1 and 2: these dice stay, and the others roll again.');
  await table.press('hold1', 'hold2');
  await table.roll();
  expect(table.game?.turn.dice).toEqual([5, 5, 5, 5, 5]);
});

test('the dice of a lesson are proved as those of any game, and nobody can type them', async () => {
  const table = await learning();
  await table.roll();
  expect(table.loop.typeDice('11111')).toMatchObject({ type: 'refused' });
  table.loop.key('q');
  await table.advance(1);
  await table.press('select', 'lever');
  await table.advance(400);
  const record = recordOf(table.journal.stored, 1);
  if (record === undefined) throw new Error('There is no game.');
  const { wrong, rolls } = verifyGame(record);
  expect(wrong).toEqual([]);
  expect(rolls).toHaveLength(1);
});

/** The display's words for the lever, a hold, and a box. */
test.each(LANGUAGES)('the display leads through a lesson in %s', async (language) => {
  const { DISPLAY_WORDS }: typeof import('../../src/language/en/display.ts') = await import(
    `../../src/language/${language}/display.ts`
  );
  const table = await learning({ rolls: ['55214', '555'], options: { language } });
  expect(await table.pages()).toContain(DISPLAY_WORDS.lever);
  await table.roll();
  const hold = DISPLAY_WORDS.lessonHold({ buttons: '12' });
  expect(hold).toMatch(/^[A-Z]{4} 12$/);
  expect(await table.pages()).toContain(hold);
  await table.press('hold1', 'hold2');
  expect(await table.pages()).toContain(DISPLAY_WORDS.lever);
  await table.roll();
  expect(await table.pages()).toContain(DISPLAY_WORDS.pickBox);
});

test('a die that is held for nothing is to be freed before others are held', async () => {
  const table = await learning({ rolls: ['55214'] });
  await table.roll();
  await table.press('hold3');
  expect(table.message).toBe('Press hold 3 again: these dice are better rolled once more.');
  expect(await table.pages()).toContain('FREE 3');
  await table.press('hold3');
  expect(table.message).toMatch(/^Press hold 1 and 2: these dice stay/);
});

test('dice and box that a hint means are marked', async () => {
  const table = await learning({ rolls: ['55214', '555'] });
  await table.roll();
  const marks = () => table.scene.slots.map((slot) => (slot.kind === 'die' ? slot.mark : undefined));
  expect(marks()).toEqual(['worth', 'worth', undefined, undefined, undefined, undefined]);
  expect(table.scene.hintBox).toBeUndefined();
  await table.press('hold1', 'hold2');
  expect(marks()).toEqual(Array.from({ length: 6 }));
  await table.roll();
  expect(table.scene.hintBox).toBe('yahtzee');
});

test('who begins a lesson in a lesson is told that this is it', async () => {
  const table = await learning({ rolls: ['55214'] });
  await table.roll();
  table.loop.key('l');
  await table.advance(1);
  expect(table.message).toBe('This is the lesson already. Do what this line says; QUIT in the menu ends it.');
});

test('a lesson is free where games cost something, and ends after its led turns in a game of one’s own', async () => {
  const credits = { ...FREE_PLAY, mode: 'per-game' } as const;
  const table = await learning({ options: { credits } });
  for (let turn = 0; turn < 3; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(11_000);
  }
  expect(table.message).toBe('That is all it takes. Pull the lever to set up a game of your own.');
  await table.press('lever');
  expect(table.scene.screen).toBe('setup');
  await table.press('lever');
  expect(table.message).toMatch(/^There is not enough credit for this game\./);
});

test('a box that would be scratched is not said to be written by one press', async () => {
  const table = await learning({ rolls: ['23456'] });
  await table.roll();
  await table.show('YZ');
  expect(table.message).toMatch(/Press select twice to scratch it\.$/);
});
