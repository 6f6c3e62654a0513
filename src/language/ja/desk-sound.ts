/** Japanese of `en/desk-sound.ts`. */
import type { DESK_SOUND as ENGLISH } from '../en/desk-sound.ts';
import type { Words } from '../words.ts';

export const DESK_SOUND = {
  title: '音',
  outputs: {
    board: '基板のブザーが音を鳴らします。このコンピューターが鳴らすのはテストだけです。',
    host: 'このコンピューターが音を鳴らします。',
    both: '基板のブザーとこのコンピューターが音を鳴らします。',
    off: '音は鳴りません。このコンピューターが鳴らすのはテストだけです。',
  },
  volume: (percent) => `このコンピューターの音量：${percent}%`,
  try: 'スピーカーをテスト',
  plays: (program) => `再生：${program}`,
} satisfies Words<typeof ENGLISH>;
