/** Japanese of `en/answer.ts`. */
import type { ANSWER as ENGLISH } from '../en/answer.ts';
import type { Words } from '../words.ts';

export const ANSWER = {
  beforeNumber: 'before：ゲームの番号を指定してください。',
  noGame: ({ game }) => `このジャーナルにゲーム${game}はありません。`,
  goesOn: ({ game }) => `ゲーム${game}は進行中です。終わるとまた表示されます。`,
  noRules: ({ rules }) => `このテーブルにはルール「${rules}」がもうありません。`,
  noAnalysis: ({ rules, why }) => `${rules}の最善手は計算できません：${why}。`,
  noneOfRehearsal: '練習は分析できません。サイコロの目が入力されたものだからです。',
  noneOfLesson: 'ヒント付きの練習は分析できません。記録には残りません。',
  longGame: 'このゲームは長すぎて分析できません。',
  sealed: ({ game }) => `ゲーム${game}はまだ続いています。終わるまでサイコロは封印されています。`,
  broken: ({ why }) => `${why}。`,
  foreignName:
    'このテーブルはその名前では応答しません。アドレスを使うか、設定ファイルのallowedHostsに名前を追加してください。',
  foreignPage:
    '他のページはこのテーブルを読めません。許可するには、そのホストを設定ファイルのallowedHostsに追加してください。',
  ownPageOnly: 'ボタンを押せるのは、このテーブル自身のページだけです。',
  notBuilt: 'ページがビルドされていません。「npm run build」を実行してから、ページを再読み込みしてください。',
  pagesOnly: 'このサーバーはページを表示するだけです。',
  noPage: 'そのページはありません。テーブルは/にあります。',
  noSense: 'このアドレスは解釈できません。',
  bug: 'テーブルで問題が起きました。',
  tooManyRequests: 'このアドレスからの要求が多すぎます。少し待ってから再読み込みしてください。',
  tooManyWords: ({ seconds }) => `このアドレスからの言葉はもう十分です。次は${seconds}秒後に数えます。`,
  cut: 'あなたの言葉がサイコロに加わりました。',
  tooManyConnections: 'このアドレスからの接続が多すぎます。',
  noSocket: 'そのソケットはありません。',
  localOnly: 'テーブルの統計は、同じネットワークにだけ公開されます。',
  tooManyReaders: '過去のゲームへの問い合わせが多すぎます。少し待ってからもう一度お試しください。',
} satisfies Words<typeof ENGLISH>;
