/** Japanese of `en/set.ts`. */
import type { SET_NAMES as ENGLISH } from '../en/set.ts';
import type { Words } from '../words.ts';

export const SET_NAMES = {
  yahtzee: 'ヤッツィー',
  'yahtzee-free-joker': 'フリージョーカーのヤッツィー',
  'yahtzee-plain': 'クラシックヤッツィー',
  'yahtzee-no-joker': 'ボーナスチップ付きクラシックヤッツィー',
  'triple-yahtzee': 'トリプルヤッツィー',
  'bonus-in-box': '欄に加算するヤッツィー',
  'fourteen-box': '14役のヤッツィー',
  scotzee: 'スコッツィー',
  yatzy: 'Yatzy（北欧ルール）',
  'maxi-yatzy': 'Maxi Yatzy',
  kismet: 'キスメット',
  farkle: 'ファークル',
  'farkle-literal': '原典どおりのファークル',
  zilch: 'ジルチ',
} satisfies Words<typeof ENGLISH>;
