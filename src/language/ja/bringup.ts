/** Japanese of `en/bringup.ts`. */
import type { BRINGUP as ENGLISH } from '../en/bringup.ts';
import type { Words } from '../words.ts';
import { BRINGUP_WRONG } from './bringup-wrong.ts';

export const BRINGUP: Words<typeof ENGLISH> = {
  title: '初点灯',
  lead: 'USBにつないだ基板から光る筐体まで、10のステップで進みます。各ステップは前のステップが正しいことを前提にするので、正しくなってから次へ進んでください。',
  doTitle: '操作',
  seeTitle: '確認',
  measureTitle: '測定',
  wrongTitle: '違うとき',
  symptom: '症状',
  cause: '考えられる原因',
  remedy: '対処',
  steps: {
    heartbeat: {
      title: '鼓動',
      do: 'LED電源は切ったままにします。基板はUSBケーブルだけで動きます。ファームウェアを書き込み（`npx --no-install dicetable flash`）、テーブルを起動します（`npm start -- --board serial`）。',
      see: '基板のピン{heartbeatPin}のLEDが1秒に2回変わり、テーブルが基板の準備完了を知らせます。テーブルがなければ、2秒後に表示器に{offlineText}と{offlineHint}が交互に出ます。',
    },
    displays: {
      title: '表示器',
      do: '2つの表示モジュールを正面から見ます。',
      see: '左にLEFT、右にRGHTと出ます。',
    },
    buttons: {
      title: 'ボタン',
      do: '{inputs}個のボタンを1回ずつ、ゆっくり押して離します。ホールド1から6、前、次、決定です。',
      see: '押したボタンが「押下」になり、回数が1つ増え、バウンスはなく、離すと戻ります。',
    },
    lever: {
      title: 'レバー',
      do: 'レバーを1回、最後まで引いて戻します。',
      see: '1回だけ数えられ、バウンスはなく、戻すと離れます。',
    },
    buzzer: {
      title: 'ブザー',
      do: '鳴らします。',
      see: '澄んだ音が1秒間鳴ります。',
    },
    rail: {
      title: 'LED電源',
      do: 'LED電源を切ったまま、テーブルの読みが0 Vになるまで待ちます。次にレーンのデータ線を基板から外し、電源を入れて読みを見ます。電源を切り、線をつなぎ、もう一度入れます。',
      see: '切っている間は{offV} V未満、入れている間は{lowV}〜{highV} Vです。この範囲の外は故障と判定されます。良い組み立てでは{goodDarkV} V以上になります。足りなければ、先へ進む前に接続部の不良を探してください。',
    },
    lanes: {
      title: 'レーンとサイコロの順番',
      do: 'サイコロが1個ずつ白く光ります。左から何番目かを毎回答えます。',
      see: '左から右へ、1から{dice}の順に光ります。',
    },
    mounting: {
      title: 'サイコロの取り付け向き',
      do: 'まず1つの点が各サイコロの中を流れます。行から行へどう進むかを答えます。次に文字Fが1個ずつ出ます。どう見えるかを答えます。',
      see: '最後に、{dice}個すべてにFが正しい向きで出ます。',
    },
    colours: {
      title: '色',
      do: 'すべてのサイコロが1色ずつ光ります。何色に見えるかを答えます。',
      see: '最後に、赤、緑、青、白の順に光ります。',
    },
    current: {
      title: '電流',
      do: 'すべてのサイコロが、上限まで明るい白になります。メインヒューズホルダーの線にクランプメーターを、最後のサイコロの最後のピクセルに電圧計を当てます。',
      see: '{limitA} A以下で、最後のピクセルが{lowV} V以上です（下回ると故障と判定されます）。良い組み立てでは{goodWhiteV} V以上、デスクトップ電源では{desktopWhiteV}です。測定値からピクセルの消費電流がわかり、上限いっぱいまで明るくできます。',
    },
  },
  measures: {
    boardVolts: '基板の5VとGNDの間',
    displayVolts: '各モジュールのVCCとGNDの間',
    railVolts: '最後のサイコロの+と−の間',
    ledMa: 'メインヒューズを流れる電流',
    farVolts: '最後のピクセルの+と−の間',
  },
  wrong: BRINGUP_WRONG,
  end: '10のステップがすべて正しくできました。筐体を閉じ、レバーを引いて遊んでください。',
};
