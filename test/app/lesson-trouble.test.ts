/** A led first game by somebody who does something else, with a cable that comes loose, and in every language. */
import { expect, test } from 'vitest';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
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
  const buttons = /^Press hold ([\d, and]+):/.exec(table.message)?.[1]?.match(/\d/g);
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

test('a box that would be scratched is not said to be written by one press', async () => {
  const table = await learning({ rolls: ['23456'] });
  await table.roll();
  await table.show('YZ');
  expect(table.message).toMatch(/Press select twice to scratch it\.$/);
});
