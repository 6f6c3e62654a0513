/** Japanese of `en/sound.ts`. */
import type { SOUND as ENGLISH } from '../en/sound.ts';
import type { Words } from '../words.ts';

export const SOUND = {
  noPlayer: ({ players }) =>
    `このコンピューターに音を鳴らすプログラムがないため（${players}）、テーブルは無音です。Debianではapt install alsa-utilsで入ります。`,
  playerEnds: ({ player, why }) =>
    `${player}が何度も終了します${why === '' ? '' : `（${why}）`}。動き続けるまでテーブルは無音です。スピーカーはつながっていますか。`,
  noVoice:
    'このコンピューターにespeak-ngがないため、音は鳴りますが声は出ません。Debianではapt install espeak-ngで入ります。',
  voiceFails: ({ why }) =>
    `espeak-ngが声を作れません${why === '' ? '' : `（${why}）`}。音は鳴りますが声は出ません。Debianではapt install --reinstall espeak-ng-dataで直ることがあります。`,
  muted: 'この時間帯の音量が0なので、何も聞こえません：sound.volume、夜はsound.nightVolume。',
  ended: ({ why }) => `音のスレッドが終了しました（${why}）。テーブルは無音です。`,
  noPack: ({ file, why }) =>
    `音${file}を読めません（${why}）。Dicetableがビルドされていません。npm run buildで音が作られます。`,
  badFolder: ({ folder, why }) =>
    `sound.pack：フォルダー${folder}を読めません（${why}）。付属の音を鳴らします。`,
  emptyFolder: ({ folder, sounds }) =>
    `sound.pack：フォルダー${folder}にWAVファイルがありません。ファイル名は${sounds}に.wavを付けたものです。ないものは付属の音になります。`,
  badFile: ({ file, why }) => `sound.pack：${file}は鳴らせません：${why}`,
  noSuch: ({ sounds }) => `その名前の音はありません。あるのは${sounds}です。`,
  unreadable: ({ why }) => `読めません（${why}）。`,
  noWav: 'WAVファイルではありません。RIFFとWAVEで始まっていません。',
  noFormat: '音の形式が書かれていません（「data」の前に「fmt 」がありません）。',
  noData: '音のデータがありません（「data」がありません）。',
  empty: '音のデータが空です。',
  otherCoding: ({ kind, bits }) =>
    `音の形式に対応していません（種類${kind}、${bits}ビット）。16ビットのPCMで保存してください。`,
  channels: ({ channels }) => `${channels}チャンネルあります。1か2チャンネルにしてください。`,
  rate: ({ rate, least, most }) => `毎秒${rate}サンプルです。${least}〜${most}にしてください。`,
  tooLong: ({ seconds, most }) => `${seconds}秒あります。${most}秒以内にしてください。`,
  tested: 'ファンファーレと一言を鳴らしました。',
} as const satisfies Words<typeof ENGLISH>;
