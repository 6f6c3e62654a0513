/** Japanese of `en/switch.ts`. */
import type { SWITCH as ENGLISH } from '../en/switch.ts';
import type { Words } from '../words.ts';

export const SWITCH = {
  like: 'このルールの元になるルール。',
  dice: '使うサイコロの数。',
  savesRolls: 'ターンで使わなかった回数を後のターンに残す。',
  columns: '各列の倍率。',
  upperThreshold: '上段ボーナスに必要な、1の目から6の目までの合計。',
  upperPoints: '上段ボーナス。',
  upperMax: '上段ボーナスがもらえる、1の目から6の目までの合計の上限。',
  upperSteps: 'さらに高い基準（小さい順）と、代わりにもらえる点。',
  yahtzeeBonus: '2回目以降の5個揃いで、役とは別にもらえる点。',
  claim: '2回目以降の5個揃いで、ヤッツィーの欄に加える点。',
  entryMinimum: '最初のバンクに必要な点。',
  bankMinimum: '毎回のバンクに必要な点。',
  single1: '1の目が1個。',
  single5: '5の目が1個。',
  straight: '1回で出た1-2-3-4-5-6。',
  threePairs: '目の違う3つのペア。',
  twoTriplets: '2組の3個揃い。',
  fourAlike: '4個揃い。',
  fiveAlike: '5個揃い。',
  sixAlike: '6個揃い。',
  emptyFirstRoll: '1回目で1個も点にならないとき。nullなら普通のファークル。',
  farklePenalty: 'この回数だけファークルが続いたときの点。',
} satisfies Words<typeof ENGLISH>;
