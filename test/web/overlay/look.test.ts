import { describe, expect, test } from 'vitest';
import { overlayPath, PARTS, readLook, USUAL } from '../../../web/overlay/look.ts';

describe('an address', () => {
  test('without parameters asks for what is usual, which is all but the odds', () => {
    expect(readLook('')).toEqual({ look: USUAL, wrong: [] });
    expect(USUAL.parts).toEqual(PARTS.filter((part) => part !== 'odds'));
  });

  test('chooses layout, colours, size, delay and parts', () => {
    const { look, wrong } = readLook('?layout=lower&theme=light&scale=150&delay=12&parts=dice,players');
    expect(look).toEqual({
      layout: 'lower',
      theme: 'light',
      scale: 150,
      delay: 12,
      parts: ['players', 'dice'],
    });
    expect(wrong).toEqual([]);
  });

  test('may ask for odds as before there were parts', () => {
    expect(readLook('?odds=1')).toEqual({ look: { ...USUAL, parts: PARTS }, wrong: [] });
    expect(readLook('?parts=dice&odds=1').look.parts).toEqual(['dice', 'odds']);
  });

  test.each([
    ['?layout=round', 'layout', 'round', ['compact', 'wide', 'lower']],
    ['?scale=9000', 'scale', '9000', { least: 50, most: 300 }],
    ['?scale=', 'scale', '', { least: 50, most: 300 }],
    ['?delay=-1', 'delay', '-1', { least: 0, most: 300 }],
    ['?delay=soon', 'delay', 'soon', { least: 0, most: 300 }],
    ['?odds=yes', 'odds', 'yes', ['0', '1']],
    ['?color=red', 'color', 'red', undefined],
    ['?parts=dices', 'parts', 'dices', PARTS],
  ])('%s is told as wrong, and all stays as usual', (search, name, value, allowed) => {
    expect(readLook(search)).toEqual({ look: USUAL, wrong: [{ name, value, allowed }] });
  });

  test('a lower third grows less than others: names stand beside its dice', () => {
    const limits = { least: 50, most: 175 };
    const { wrong } = readLook('?layout=lower&scale=176');
    expect(wrong).toEqual([{ name: 'scale', value: '176', allowed: limits }]);
    expect(readLook('?layout=lower&scale=175')).toEqual({
      look: { ...USUAL, layout: 'lower', scale: 175 },
      wrong: [],
    });
  });

  test('of parts of which some are unknown shows the others', () => {
    const { look, wrong } = readLook('?parts=dice,cards');
    expect([look.parts, wrong.length]).toEqual([['dice'], 1]);
  });
});

test.each(['', '?layout=wide', '?theme=light&scale=50', '?parts=dice,news&delay=30', '?odds=1'])(
  'the address that is built for %s asks for the same',
  (search) => {
    const { look } = readLook(search);
    expect(readLook(overlayPath(look).replace('/overlay', ''))).toEqual({ look, wrong: [] });
  },
);
