/** Japanese of `en/bringup-wrong.ts`. */
import type { BRINGUP_WRONG as ENGLISH } from '../en/bringup-wrong.ts';
import type { Words } from '../words.ts';

export const BRINGUP_WRONG: Words<typeof ENGLISH> = {
  noBeat: {
    symptom: '{heartbeatPin}のLEDがまったく点滅しない。',
    cause: '基板にファームウェアが入っていないか、電源が来ていません。',
    remedy:
      '電源LEDは点いていますか。消えていれば、別のUSBケーブルや別のポートを試してください。点いていれば`npx --no-install dicetable flash`を実行します。それで基板が見つからなければ、そのケーブルにはデータ線がありません。',
  },
  beatsAlone: {
    symptom: 'LEDは点滅するのに、テーブルが基板を見つけない。',
    cause: 'ポートが違うか、他のプログラムが使っているか、開く権限がありません。',
    remedy:
      'シリアルモニターを閉じてください。Linuxでは`sudo usermod -aG dialout $USER`を実行し、ログインし直します。基板が複数あるときは`--port`でポートを指定してください。何が妨げているかはテーブルが表示します。',
  },
  weakUsb: {
    symptom: '基板の電圧が4.75 V未満。',
    cause: 'USBケーブルが細いか長い、またはハブに電源がありません。',
    remedy: '短くて太いケーブルで、コンピューターか電源付きハブに直接つないでください。',
  },
  displaysDark: {
    symptom: '両方とも消えている。',
    cause: 'SDA（{sda}）とSCL（{scl}）が逆か、5 Vが来ていません。',
    remedy:
      '2本の線を入れ替え、モジュールのVCCとGNDの間が5 Vか測ってください。この電源は基板から取り、LED電源からは取りません。',
  },
  leftDark: {
    symptom: '右だけが表示する。',
    cause: '左のモジュールが{left}で応答しません。',
    remedy:
      '左のモジュールのアドレスジャンパーはすべて開いている必要があります。次に4本の線を確認してください。',
  },
  rightDark: {
    symptom: '左だけが表示する。',
    cause: '右のモジュールが{right}で応答しません。',
    remedy: 'アドレスジャンパーA0をはんだで閉じ、次に4本の線を確認してください。',
  },
  displaysSwapped: {
    symptom: 'RGHTが左に出る。',
    cause: 'ジャンパーを閉じたモジュール（{right}）が左にあります。',
    remedy: 'モジュールを入れ替えてください。',
  },
  displayGarbage: {
    symptom: 'セグメントは光るが、文字にならない。',
    cause: 'セグメントの配線順が違うモジュールです。',
    remedy: '部品表にあるモジュールを使ってください。ドライバーICが同じだけでは足りません。',
  },
  buttonDead: {
    symptom: 'ボタンを押しても反応しない。',
    cause: '線が外れているか、2本ともスイッチの同じ側につながっています。',
    remedy:
      '押したまま測ってください。フィルター基板の端子とGNDの間が10 Ω未満、そこからピンまでが{inputOhm}です。接点は押すと閉じる側（NO）を使います。',
  },
  buttonOther: {
    symptom: '押したのとは別のボタンが数えられる。',
    cause: '基板で2本の線が入れ替わっています。',
    remedy: '2つのボタンの線を入れ替えてください。ピンの一覧はWIRING.mdにあります。',
  },
  inputBounces: {
    symptom: '1回押すと2回と数えられる、またはバウンスが出る。',
    cause: '接点が{quietMs} msより長く離れるか、線がノイズを拾っています。',
    remedy:
      'まず別のスイッチを試してください。次にフィルター（フィルター基板の{inputFilter}）をはんだ付けし直し、線をそのグランド線とより合わせます。',
  },
  inputStuck: {
    symptom: '触っていないのに、固着や押下と表示される。',
    cause: '電源投入時から、または{stuckS}秒間閉じていました。線がグランドに触れているか、接点がNC側です。',
    remedy: 'スイッチから端子を1つ外してください。それでも閉じたままなら線か基板、開けばスイッチの不良です。',
  },
  leverDead: {
    symptom: 'レバーを引いても何も起きない。',
    cause: 'レバーがスイッチに届いていないか、{leverPin}への線が外れています。',
    remedy:
      'スイッチを手で押してください。数えられればスイッチの位置を長穴で調整し、だめなら線を確認します。',
  },
  leverBounces: {
    symptom: '1回引くと2回と数えられる、またはバウンスが出る。',
    cause: 'ばねがスイッチを{leverQuietMs} msより長く揺らしています。',
    remedy: '引き終わる少し手前でカチッと鳴る位置までスイッチを動かし、ばねの振動を抑えてください。',
  },
  leverStuck: {
    symptom: 'レバーが上がっているのに引かれたままになる。',
    cause: 'レバーがスイッチに乗っているか、接点がNC側です。',
    remedy: '接点COMとNOを使い、1回引くごとに1回カチッと鳴る位置までスイッチを動かしてください。',
  },
  buzzerSilent: {
    symptom: '音が出ない。',
    cause: '{buzzerPin}への線が外れているか、パッシブ型の圧電ブザーではありません。',
    remedy:
      '片側を{buzzerOhm}を通して{buzzerPin}へ、もう片側をGNDへつなぎます。圧電ブザーは5 Vに触れるとカチッと鳴ります。',
  },
  buzzerGrowls: {
    symptom: 'うなる、または何を鳴らしても同じ甲高い音になる。',
    cause: '自分で鳴るアクティブ型か、電磁ブザーです。',
    remedy:
      'パッシブ型の圧電ブザーを使ってください。電磁ブザーはピンの許容電流を超えるので、すぐ外してください。',
  },
  railMissing: {
    symptom: '電源が入っているのに0 Vと読む。',
    cause: 'ヒューズ、主電源スイッチ、または{railPin}の分圧抵抗です。',
    remedy:
      '電源から順に測ってください。出力、メインヒューズの後（{trunkFuseA} A、デスクトップ電源では{desktopFuseA} A）、各レーンのヒューズの後（{laneFuseA} A）、最後のサイコロです。すべて5 Vなら、{dividerOhm}の抵抗2本を確認します。',
  },
  railLow: {
    symptom: '何も光っていないのに{lowV} V未満。',
    cause: '電源の設定が低すぎるか、接続部の不良です。',
    remedy:
      '電源の調整ねじで5.0 Vに合わせます。必ずBUILD.mdの「Power, without data」の手順で行ってください。商用電源が入っています（ねじのないデスクトップ電源は交換します）。熱くなる接続部は不良です。',
  },
  railHigh: {
    symptom: '{highV} Vを超える。',
    cause: '電源の設定が高すぎるか、5 V用ではありません。',
    remedy:
      '電源を切り、サイコロを外してください。5.3 Vを超えるとピクセルが壊れます。つなぎ直す前に、BUILD.mdの「Power, without data」の手順で5.0 Vに下げます。商用電源が入っています。',
  },
  railGhost: {
    symptom: '電源が切れているのに{offV} Vを超える。',
    cause: '基板の5 Vかデータ線からLEDに電気が回り込んでいます。',
    remedy: '基板の5 Vは表示器とプルアップ専用です。レーンを1つずつ外して原因を探してください。',
  },
  allDark: {
    symptom: 'どのサイコロも光らない。',
    cause: '{driveV} V未満では基板が駆動しません。または、データ線がマトリクスの反対側につながっています。',
    remedy: 'LED電源は入っていますか（前のステップ）。データ線はDINへ、DOUTは次のマトリクスへつなぎます。',
  },
  laneDark: {
    symptom: 'レーンの2個とも、または1個目だけが光らない。',
    cause: 'データ線（{lane1}、{lane2}、{lane3}）、ヒューズ、または1個目のマトリクスのDINとDOUTです。',
    remedy:
      '1個目のマトリクスが5 Vか、次にピンとDINの間が{laneOhm}かを測り、データ線がDOUTではなくDINにあるか確認してください。',
  },
  secondDark: {
    symptom: 'レーンの2個目だけが光らない。',
    cause: '1個目のDOUTから2個目のDINへの線か、2個目の電源です。',
    remedy: '2個目が5 Vか測り、2個の間の3本の線を確認してください。',
  },
  lanesSwapped: {
    symptom: '別の組のサイコロが光る。',
    cause: '2つのレーンのデータ線が基板で入れ替わっています。',
    remedy: '入れ替えてください。{lane1}はサイコロ1と2、{lane2}は3と4、{lane3}は5と6です。',
  },
  diceSwapped: {
    symptom: '同じ組のもう1個が光る。',
    cause: 'レーンの順番が2個の間で逆です。',
    remedy: 'データ線は先に左のサイコロへ行きます。両方の枠を外し、線ごと入れ替えてください。',
  },
  letterBroken: {
    symptom: 'どの向きでもFにならず、行が乱れて見える。',
    cause: '行の進み方が、流れる点で答えたものと逆です。',
    remedy: '流れる点をもう一度見て、逆の方を選んでください。',
  },
  chainStops: {
    symptom: '点がサイコロの途中で止まる、またはその先が消えるか乱れる。',
    cause: 'ピクセルが壊れていて、そこで信号が切れています。',
    remedy: 'そのマトリクスかピクセルを交換してください。',
  },
  mixedLayouts: {
    symptom: 'サイコロによって点の流れ方が違う。',
    cause: '2種類のマトリクスが混ざっています。テーブルは1種類の並びしか扱えません。',
    remedy: '同じ種類のものを{dice}個使ってください。',
  },
  coloursShift: {
    symptom: '全部同じ色のはずが、隣と色が違う。',
    cause: '4色のピクセル（RGBW）で、1個に4バイト使います。',
    remedy: 'これは使えません。部品表にある3色のピクセルを使ってください。',
  },
  coloursFlicker: {
    symptom: '色がちらつく、または勝手に変わる。',
    cause: 'データ線に専用のグランド線がないか、マトリクス側の{laneOhm}がありません。',
    remedy: '各データ線にグランド線を沿わせ、基板とLED電源のグランドは1点だけでつないでください。',
  },
  coloursMixed: {
    symptom: 'サイコロごとに色が違う。',
    cause: '色の順番が違うピクセルが混ざっています。テーブルは1種類の順番しか扱えません。',
    remedy: '同じ種類のものを{dice}個使ってください。',
  },
  currentHigh: {
    symptom: '{limitA} Aを超える。',
    cause: 'ピクセル1個が{pixelMa} mAより多く流すか、幹線以外の電流も測っています。',
    remedy:
      'クランプに入れる線は1本だけです。そうなっていれば、測りすぎた分だけ`leds.limitMa`を下げてください。',
  },
  currentLow: {
    symptom: '上限よりずっと少ない。',
    cause: '全白のとき、ピクセル1個が{pixelMa} mAより少なくて済んでいます。',
    remedy: '測定値から計算した`leds.pixelMa`を保存すると、同じ上限のままで明るくなります。',
  },
  farLow: {
    symptom: '最後のピクセルで{lowV} V未満、または白が黄色くなる。',
    cause: '線が細いか長い、または接続部の不良です。許される損失は{dropMv} mVです。',
    remedy: '電源から順に測って損失の場所を探してください。線の太さと長さはPOWER.mdにあります。',
  },
  fuseBlows: {
    symptom: 'ヒューズが切れる。',
    cause: '短絡か、ヒューズの容量違いです。',
    remedy:
      'その先のサイコロを外し、+と−の間を測ってください。10 Ω未満なら短絡です。大きいヒューズには替えないでください。',
  },
};
