import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { PHONE, usePages } from './shown-page.ts';

const open = usePages();

test.each([
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', PHONE],
])(
  'where playing costs something, %s has a slot for each coin, the service button and the door',
  async (_, size) => {
    const coins = [
      { channel: 1, label: '50C' },
      { channel: 2, label: '1 EUR' },
    ] as const;
    const { page, table, complaints } = await open({
      ...{ players: ['Eric'], size, table: { coinDoor: { coins, full: false } } },
    });
    const door = page.getByRole('group', { name: 'Coin door' });
    for (const name of ['Put in 50C', 'Put in 1 EUR', 'Service credit', 'Open door'])
      await door.getByRole('button', { name }).click();
    await page.keyboard.press('Space');
    const deeds = ['door coin1', 'door coin2', 'door service', 'door door', 'press select', 'release select'];
    await expect.poll(() => table.deeds).toEqual(deeds);
    const { bottom } = await door.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(size.height);
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
