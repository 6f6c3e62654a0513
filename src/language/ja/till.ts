/** Japanese of `en/till.ts`. */
import type { TILL as ENGLISH } from '../en/till.ts';
import type { Words } from '../words.ts';

export const TILL = {
  title: 'コインとクレジット',
  credits: (credits) => `現在のクレジット：${credits}`,
  both: (recent, total) => `前回の締めから${recent}、累計${total}`,
  coins: 'コイン（チャンネル1 + 2）',
  money: '金額',
  paid: '有料ゲーム',
  free: '無料ゲーム',
  service: 'サービスクレジット',
  doors: '扉の開放',
  slams: '衝撃',
  why: '理由',
  give: 'クレジットを入れる',
  clear: 'クレジットをすべて消す',
  close: '帳簿を締める',
} satisfies Words<typeof ENGLISH>;
