/** What espeak-ng is given of Japanese: it says of every kanji that it is one. */
import { expect, test } from 'vitest';
import { SENTENCES } from '../../src/language/ja/sentences.ts';
import { readAloud } from '../../src/language/kana.ts';
import { toldAtLongest } from './longest.ts';

/** Whose sentences may be said: the message line, what happened, refusals, faults, and what stands in them. */
const SAID = /^(table|event|refusal|manner|speech|control|text|box|set|button|fault|detail)\./;

test('every word that may be said in Japanese has a reading', () => {
  const said = [...toldAtLongest(SENTENCES)].filter(([key]) => SAID.test(key));
  expect(said.length).toBeGreaterThan(250);
  const unread = said.map(([key, text]) => [key, readAloud(text, 'ja')] as const);
  expect(unread.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test.each([
  ['Julieの番です。レバーを引いてください。', 'Julie のばんです。レバーをひいてください。'],
  ['フルハウスは25点になります。', 'フルハウスわ25てんになります。'],
  ['ヤッツィーへようこそ！', 'ヤッツィーえようこそ！'],
  ['Ericはあと1回振れます。', 'Eric わあといっかいふれます。'],
  ['プレイヤーは2人です。', 'プレイヤーわふたりです。'],
  ['これはヤッツィーではありません。', 'これはヤッツィーでわありません。'],
])('%s is read %s', (written, read) => {
  expect(readAloud(written, 'ja')).toBe(read);
});

test('other languages are said as they are written', () => {
  expect(readAloud('Dra i spaken.', 'sv')).toBe('Dra i spaken.');
});
