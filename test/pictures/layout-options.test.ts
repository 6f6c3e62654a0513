/** What `npm run layouts` is asked for, and what it says to what makes no sense. */
import { expect, test } from 'vitest';
import { checkPages, isWanted, layoutOptions, USAGE } from './layout-options.ts';

test('without a word every page is looked at, in every language and size', () => {
  const { folder, only, languages, size } = layoutOptions([]);
  expect([folder, only, size]).toEqual(['layouts', [], undefined]);
  expect(languages).toHaveLength(6);
  expect(isWanted({ only }, '/tv twelve')).toBe(true);
});

test('a page is asked for as a whole, or one moment of it', () => {
  const read = layoutOptions(['out', '/tv', '/overlay twelve', '--language', 'de', '--size', '320x568']);
  expect(read).toMatchObject({ folder: 'out', languages: ['de'], size: '320x568' });
  const names = ['/tv two', '/tv?dice=clear two', '/overlay twelve', '/overlay two'];
  expect(names.filter((name) => isWanted(read, name))).toEqual(['/tv two', '/overlay twelve']);
});

test.each([
  [['out', '--language', 'xx'], 'There is no language "xx". There are en, de, fr, es, sv, ja.'],
  [['out', '--size', '800x600'], 'No page is looked at in the size "800x600". There are 320x568, '],
  [['/tv'], '"/tv" is a page. The folder for the pictures comes first: layouts "/tv".'],
  [['/overlay?layout=wide'], 'is a page. The folder for the pictures comes first'],
  [['out', '--sizes', '1'], "Unknown option '--sizes'"],
])('%j is refused with what would make sense', (args, said) => {
  expect(() => layoutOptions(args)).toThrow(said);
});

test('a page or moment that there is not is refused with those that there are', () => {
  const names = ['/tv two', '/tv six', '/me known'];
  expect(() => checkPages({ only: ['/tv', '/me known'] }, names)).not.toThrow();
  expect(() => checkPages({ only: ['/ovrlay'] }, names)).toThrow(
    'There is no page "/ovrlay". There are /tv, /me.',
  );
  expect(() => checkPages({ only: ['/tv three'] }, names)).toThrow(
    'There is no "/tv three". Of /tv there are "/tv two", "/tv six".',
  );
});

test('its help names every size and language', () => {
  expect(layoutOptions(['--help']).help).toBe(true);
  for (const word of ['FOLDER', 'PAGE', 'ja', '480x270']) expect(USAGE).toContain(word);
});
