/** Japanese of `en/sealed.ts`. */
import type { SEALED as ENGLISH } from '../en/sealed.ts';
import type { Words } from '../words.ts';

export const SEALED = {
  guestCut: {
    label: 'サイコロをカットする言葉',
    send: 'カット',
    noAnswer: 'テーブルが応答しません。',
  },
  screen: {
    title: 'サイコロは封印されています',
    picture: '封印の絵',
    qr: 'この封印が付いた、スマホ用ページのQRコード',
    note: '読み取ると、スマホが封印を覚え、ゲームの後に照合します。',
    guests: 'その後、ホールドボタンか、スマホで入力した言葉でカットしてください。',
    players: 'その後、ホールドボタンでカットしてください。',
  },
} satisfies Words<typeof ENGLISH>;
