/**
 * Japanese as espeak-ng can say it, which reads kana alone: what the table says aloud has few words, and each has its reading here.
 * Names and numbers stay as they are.
 */
import type { Language } from './languages.ts';

/** Kanji and their reading, in pairs; of two that begin alike the longer one counts. `test/language` misses none. */
const READINGS: readonly (readonly [string, string])[] = `
一度 いちど 上段 じょうだん 上げ あげ 下段 げだん 小計 しょうけい 中断 ちゅうだん 今 いま 以上 いじょう 以内 いない 以外 いがい
人数 にんずう 人用 にんよう 人 ひと 他 ほか 付 つ 伝え つたえ 何も なにも 何回 なんかい 作 つく 使 つか 保存 ほぞん 個 こ 揃い ぞろい
停止 ていし 先に さきに 入って はいって 入り はいり 入る はいる 入力 にゅうりょく 入れ いれ 殿堂入り でんどういり 全員 ぜんいん
全部 ぜんぶ 公開済み こうかいずみ 公開 こうかい 内容 ないよう 再読み さいよみ 再起動 さいきどう 再開放 さいかいほう 込 こ 出目 でめ 出 で
別 べつ 直前 ちょくぜん 前後 ぜんご 前 まえ 加え くわえ 加わ くわわ 加算 かさん 動かせ うごかせ 勝者 しょうしゃ 勝 か 北欧 ほくおう
原典 げんてん 参加 さんか 取 と 受け うけ 叩か たたか 各 かく 選択 せんたく 選 えら 合い あい 合わせ あわせ 合計 ごうけい 同じ おなじ
同点優勝 どうてんゆうしょう 同色 どうしょく 名前 なまえ 回数 かいすう 回分 かいぶん 回 かい 固着 こちゃく 埋ま うま 声 こえ 変わ かわ
変更 へんこう 外 はず 失 うしな 始 はじ 対して たいして 封印 ふういん 席 せき 座って すわって 引 ひ 役 やく 待 ま 後回し あとまわし 後 あと
得点 とくてん 必ず かならず 必要 ひつよう 応答 おうとう 戻 もど 扉 とびら 投入口 とうにゅうぐち 抜け ぬけ 長押し ながおし 押 お 持ち もち
振 ふ 接点 せってん 損 そん 操作 そうさ 数え かぞえ 数字 すうじ 点数 てんすう 整数 せいすう 文字列 もじれつ 文字 もじ 新し あたらし
早送り はやおくり 暗証番号 あんしょうばんごう 番号 ばんごう 番 ばん 書 か 最初 さいしょ 最善手 さいぜんて 最高点 さいこうてん 更新 こうしん
有効 ゆうこう 本物 ほんもの 桁 けた 欄 らん 次 つぎ 正し ただし 残 のこ 毎回 まいかい 決定 けってい 決ま きま 消 け 混ざ まざ 準備 じゅんび
点分 てんぶん 点 てん 無効 むこう 獲得 かくとく 現在 げんざい 理由 りゆう 画面 がめん 行目 ぎょうめ 行い おこない 目 め 直 なお 着いて ついて
知 し 短すぎ みじかすぎ 長すぎ ながすぎ 確定 かくてい 表示器 ひょうじき 表示 ひょうじ 示す しめす 秒間 びょうかん 秒 びょう 触ら さわら
移せ うつせ 空白 くうはく 空 あ 第 だい 筐体 きょうたい 管理者 かんりしゃ 終了 しゅうりょう 終 お 連続 れんぞく 続 つづ 練習中 れんしゅうちゅう
練習 れんしゅう 置 お 見える みえる 解釈 かいしゃく 解除 かいじょ 言葉 ことば 言語 げんご 訂正 ていせい 記号 きごう 記録 きろく 設定 せってい
試合 しあい 詰ま つま 誰か だれか 調整 ちょうせい 起動時 きどうじ 足 た 進数 しんすう 進行中 しんこうちゅう 進 すす 遅すぎ おそすぎ 遊 あそ
分 ぶん 違 ちが 配 くば 重な かさな 間隔 かんかく 間 あいだ 開 ひら 除く のぞく 離脱 りだつ
確認 かくにん 確かめ たしかめ 確実 かくじつ 基板 きばん 接続 せつぞく 切れ きれ 自動 じどう 再開 さいかい 電源 でんげん 線 せん 用 よう 一緒 いっしょ
隣 となり 指定 してい 従来型 じゅうらいがた 数秒 すうびょう 実行 じっこう 状態 じょうたい 試 ため 方法 ほうほう 場合 ばあい 動作中 どうさちゅう
動作 どうさ 動 うご 再発 さいはつ 交換 こうかん 一部 いちぶ 電圧 でんあつ 起動 きどう 使用中 しようちゅう 中止 ちゅうし 中 なか 壊 こわ 復元 ふくげん
移動 いどう 端末 たんまつ 早め はやめ 最新 さいしん 検証 けんしょう 履歴 りれき 誤り あやまり 示さ しめさ 箇所 かしょ 一覧 いちらん 自作 じさく
大き おおき 抜かれ ぬかれ 相手側 あいてがわ 閉じ とじ 届 とど 列 れつ 止めて とめて 権限 けんげん 複数 ふくすう 見つか みつか 途絶え とだえ 読 よ
追いつ おいつ 負荷 ふか 高い たかい 未満 みまん 未終了 みしゅうりょう 異なる ことなる 失敗 しっぱい 指示さ しじさ 指示 しじ 殿堂 でんどう 帳簿 ちょうぼ
削除 さくじょ 換 か 場所 ばしょ 欠け かけ 先頭 せんとう 最後 さいご 以前 いぜん 正常 せいじょう 名 めい
初めて はじめて 案内 あんない 合わ あわ 同時 どうじ 最善 さいぜん 最も もっとも 間違い まちがい 多 おお 転が ころが 表 ひょう 説明 せつめい
調子 ちょうし 記入 きにゅう 係 かかり 本番 ほんばん 得 とく 方 かた 速く はやく 光って ひかって 代わり かわり 行 ぎょう 従って したがって
探 さが 抜いて ぬいて 元の もとの
`
  .trim()
  .split(/\s+/)
  .map((word, index, words) => [word, words[index + 1] ?? ''] as const)
  .filter((_, index) => index % 2 === 0)
  .toSorted(([one], [other]) => other.length - one.length);

/** Counted things that are not read as number and word. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)1人/g, 'ひとり'],
  [/(?<!\d)2人/g, 'ふたり'],
  [/(?<=\d)人/g, 'にん'],
  [/(?<!\d)1回/g, 'いっかい'],
  [/(?<!\d)1個/g, 'いっこ'],
  [/〜/g, 'から'],
];

/** は and へ as particles, which stand behind a word, or behind another particle. */
const PARTICLES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}\d」）]|[にでとの])は/gu, 'わ'],
  [/(?<=[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}])へ/gu, 'え'],
];

/** A word that begins with Latin letters is spelt letter by letter where kana stand behind them without a blank. */
const JOINS = /(?<=\p{Script=Latin})(?=[\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** For the voice of the table's computer; a browser's knows kanji. */
export function readAloud(words: string, language: Language): string {
  if (language !== 'ja') return words;
  return [...PARTICLES, ...COUNTED, ...READINGS]
    .reduce((read, [word, reading]) => read.replaceAll(word, reading), words)
    .replace(JOINS, ' ');
}
