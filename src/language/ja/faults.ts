/** Japanese of `en/faults.ts`. */
import type { FAULTS as ENGLISH, FaultText } from '../en/faults.ts';

export const FAULTS = {
  'link-open': {
    what: 'シリアルポートを開けません',
    cause: 'ケーブルが抜けているか、ポート名が違うか、他のプログラムが開いているか、権限がありません',
    display: 'OFFLINE',
    advice: 'ケーブルとポート名を確認し、他のプログラムが開いていないか確かめてください。',
  },
  'link-lost': {
    what: '基板との接続が切れました',
    cause: 'ケーブルが抜かれたか、基板の電源が落ちました',
    display: 'OFFLINE',
    advice: 'ケーブルをつなぎ直してください。ゲームは待っていて、自動で再開します。',
  },
  'port-lost': {
    what: '基板がポートから外れました',
    cause: 'ケーブルが抜かれたか、基板の電源が落ちたか、ポート名が変わりました',
    display: 'OFFLINE',
    advice:
      'ケーブルをつなぎ直してください。ゲームは待っていて、自動で再開します。別のポートになったときは、そのポートか、基板を自動で探す--port autoを指定してテーブルを起動し直してください。',
  },
  'port-moved': {
    what: '基板が別のポートにあるようです',
    cause: 'ポートが開いているうちにケーブルがつなぎ直されたか、別の場所につながれました',
    display: 'OFFLINE',
    advice:
      'ケーブルを抜いて、もう一度つないでください。多くの場合、元のポートに戻ります。または、基板を自動で探す--port autoを指定してテーブルを起動し直してください。ゲームは続きから再開します。',
  },
  'board-silent': {
    what: '基板が応答しません',
    cause: '電源が来ていないか、別の基板か、別のプログラムが動いています',
    display: 'OFFLINE',
    advice: '電源と、firmware/dicetable.hexが書き込まれているかを確認してください。',
  },
  'firmware-mismatch': {
    what: '基板のファームウェアのバージョンが違います',
    cause: 'Dicetableか基板の一方だけが更新されています',
    display: 'OFFLINE',
    advice:
      'このバージョンのファームウェアを書き込んでください。管理者ページの「基板」か、`dicetable flash`でできます。',
  },
  'firmata-silent': {
    what: 'Firmata基板が応答しません',
    cause: '電源が来ていないか、Firmataが動いていないか、このコンピューターの信号が届いていません',
    display: '',
    advice: '電源と配線、READMEの「Firmata cabinets」のとおりに書き込まれているかを確認してください。',
  },
  'firmata-firmware': {
    what: '基板のFirmataが違います',
    cause: 'LEDを動かせないFirmataが動いています',
    display: '',
    advice: 'READMEの「Firmata cabinets」のとおりに書き込んでください。',
  },
  'firmata-packages': {
    what: 'Firmata基板用のパッケージがインストールされていません',
    cause:
      'Dicetableが他のプロジェクトのパッケージとして、または開発用パッケージなしでインストールされています',
    display: '',
    advice:
      'チェックアウトで`npm ci`をしてから遊ぶか、package.jsonのoverridesと一緒に、Dicetableの隣にインストールしてください。',
  },
  'firmware-file': {
    what: 'ファームウェアのファイルを使えません',
    cause: 'ファイルがないか、別のチップ用です',
    display: 'OFFLINE',
    advice:
      'ATmega328P用のIntel HEXファイルを指定してください。`npm run firmware`でfirmware/dicetable.hexを作れます。',
  },
  'flash-board': {
    what: 'この基板には書き込めません',
    cause: 'ATmega328PのUnoかNanoではないか、ブートローダーがありません',
    display: '',
    advice: 'Arduino Uno R3か従来型のNano（ATmega328P）をつないでください。何も書き込んでいません。',
  },
  'board-flashing': {
    what: '基板にファームウェアを書き込んでいます',
    cause: '管理者が指示しました',
    display: '',
    advice: '数秒かかります。ゲームは待っていて、自動で再開します。',
  },
  'flash-failed': {
    what: '基板に書き込めませんでした',
    cause: 'ケーブルが抜かれたか不良か、他のプログラムが基板と通信しました',
    display: '',
    advice: '`dicetable flash`をもう一度実行してください。どんな状態からでもやり直せます。',
  },
  'service-refused': {
    what: 'テーブルのサービスを設定できません',
    cause: '権限がないか、systemdがないか、同じ名前のものがすでにあります',
    display: '',
    advice:
      '直してからもう一度お試しください。方法と、他のコンピューターの場合はhardware/HOST.mdにあります。',
  },
  'hall-failed': {
    what: 'ホールではこの操作ができません',
    cause: 'プログラムがないか、ポートが使用中か、データベースが応答しないか、コードが違います',
    display: '',
    advice: '直してからもう一度お試しください。ホールの設定方法はsrc/hallにあります。',
  },
  'update-refused': {
    what: 'テーブルは更新されません',
    cause: 'このテーブル用のリリースではないか、ディスクがいっぱいか、新しいバージョンがここで動きません',
    display: '',
    advice: 'テーブルは前のまま動きます。更新に必要なものはsrc/updateにあります。',
  },
  'button-stuck': {
    what: 'ボタンが固着しています',
    cause: '引っかかったか、寄りかかられたか、線が触れ合っています',
    display: 'STUCK',
    advice: 'ボタンを戻すか、配線を直すと、また数えられます。他のボタンはすべて使えます。',
  },
  'button-chatter': {
    what: 'ボタンがチャタリングしています',
    cause: '接点の消耗か緩み、または人にはできない押し方を基板が知らせています',
    display: 'CHATTER',
    advice:
      '2秒間触らなければ、また数えられます。再発するときは、ボタンを交換するか配線を確認してください。他のボタンはすべて使えます。',
  },
  'display-absent': {
    what: '表示器の一部が応答しません',
    cause: 'モジュールの電源、配線の緩み、またはアドレス違いです',
    display: '',
    advice: '配線とアドレス（0x70と0x71）を確認してください。ゲームは続き、表示の内容はページに出ます。',
  },
  'rail-low': {
    what: 'LEDの電圧が足りません',
    cause: '電源が切れているか、弱いか、ヒューズが切れたか、A3の分圧抵抗がありません',
    display: '',
    advice: '5 V電源とヒューズを確認してください。ゲームは続き、サイコロはページに出ます。',
  },
  'journal-open': {
    what: 'ジャーナルを開けません',
    cause: 'フォルダーがないか、読み取り専用か、他の人のものです',
    display: 'JOURNAL',
    advice: 'データフォルダーがあり、書き込めるか確認してください。',
  },
  'journal-in-use': {
    what: 'ジャーナルは使用中です',
    cause: '他のテーブル、またはそれを読むコマンドが開いています',
    display: 'IN USE',
    advice: '先にそのテーブルを終了するか、--data-dirで別のデータフォルダーを指定してください。',
  },
  'journal-write': {
    what: 'ジャーナルに書き込めません',
    cause: 'ディスクがいっぱいか、故障しています',
    display: 'DISK ERR',
    advice:
      'ディスクの空きと状態を確認し、起動し直してください（プレイ中のテーブルは30秒後に自動で終わり、サービスが起動し直します）。表示されたものは失われません。',
  },
  'journal-damaged': {
    what: 'ジャーナルが壊れています',
    cause: 'ディスクが内容を失ったか変えたか、ファイルが手で動かされました',
    display: 'BAD DATA',
    advice: 'バックアップを復元するか、journal.dbと隣のファイルを移動して新しく始めてください。',
  },
  'pin-write': {
    what: '暗証番号を保存できません',
    cause: 'ディスクがいっぱいか、データフォルダーが読み取り専用です',
    display: 'OLD PIN',
    advice:
      '表示中の暗証番号は、次に起動するまで有効です。ディスクの空きとデータフォルダーを確認し、新しい暗証番号を作ってください。',
  },
  'log-write': {
    what: 'ログに書き込めません',
    cause: 'ディスクがいっぱいか、故障しています',
    display: '',
    advice: 'ディスクの空きと状態を確認してください。次の起動まで、ログは端末に出ます。',
  },
  'backup-failed': {
    what: 'バックアップできませんでした',
    cause: 'ディスクがいっぱいか、フォルダーが読み取り専用か、ジャーナルが壊れています',
    display: '',
    advice:
      'ディスクの空きと、フォルダーに書き込めるかを確認してください。ジャーナルが壊れているときは、早めに最新のバックアップを復元してください。それまでのプレイはどれにも残りません。',
  },
  'backup-unusable': {
    what: 'これは復元できません',
    cause: 'バックアップではないか、コピーが不完全か、後で壊れました',
    display: '',
    advice: 'Dicetableが作った別のバックアップを指定してください。何も変更していません。',
  },
  'not-verifiable': {
    what: 'このゲームは検証できません',
    cause: 'その番号のゲームがないか、まだ進行中です',
    display: '',
    advice: '終わったゲームを指定してください。番号は履歴にあります。',
  },
  'league-refused': {
    what: 'ホールのリーグではそれができません',
    cause: '入力の誤りか、リーグの状態が違うか、データベースに届きません',
    display: '',
    advice: '直してからもう一度お試しください。何も変更していません。',
  },
  'round-refused': {
    what: 'ホールのデュプリケートではそれができません',
    cause: '入力の誤りか、回の状態が違うか、データベースに届きません',
    display: '',
    advice: '直してからもう一度お試しください。何も変更していません。',
  },
  'config-wrong': {
    what: '設定に誤りがあります',
    cause: '入力の誤りか、範囲外の値です',
    display: 'CONFIG',
    advice: '示された箇所を直してください。有効な設定は`dicetable config`で表示できます。',
  },
  'rules-unknown': {
    what: 'そのルールはありません',
    cause: '設定ファイルから削除されたか、名前の綴りが違います',
    display: 'RULES',
    advice: '`dicetable rules`で一覧が出ます。自作のルールは--configで設定ファイルを指定してください。',
  },
  'address-in-use': {
    what: 'アドレスが使用中です',
    cause: '2つ目のテーブルか、他のプログラムがこのポートを使っています',
    display: 'NET BUSY',
    advice: '--http-portで別のポートにするか、そのプログラムを終了してください。',
  },
  'address-wrong': {
    what: 'このアドレスではページを表示できません',
    cause: 'このコンピューターのアドレスではないか、ポートに権限が必要です',
    display: 'NET ADDR',
    advice: '--hostでこのコンピューターのアドレスを、--http-portで1023より大きいポートを指定してください。',
  },
} satisfies Record<keyof typeof ENGLISH, FaultText>;
