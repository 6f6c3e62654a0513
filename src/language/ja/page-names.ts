/** Japanese of `en/page-names.ts`. */
import type { PAGE_NAMES as ENGLISH } from '../en/page-names.ts';
import type { Words } from '../words.ts';

export const PAGE_NAMES = {
  brand: 'Dicetable',
  places: 'ページ',
  hall: '全テーブル',
  table: 'テーブル',
  history: '履歴',
  operator: '管理者',
  language: '言語',
} satisfies Words<typeof ENGLISH>;
