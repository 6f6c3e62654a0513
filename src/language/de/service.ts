/** Der Tisch als Dienst: was `dicetable service` sagt. */
import type { SERVICE as ENGLISH } from '../en/service.ts';
import type { Words } from '../words.ts';
import { plural } from './grammar.ts';

export const SERVICE = {
  summary: 'den Tisch mit dem Rechner starten, und nach einem Fehler wieder',
  help: 'Hält den Tisch am Laufen: install schreibt einen Dienst für systemd (macOS: einen Launch Agent) und startet ihn, auch nach jedem Start des Rechners; remove nimmt ihn wieder weg; status sagt, ob er läuft, und endet mit 0, wenn er es tut und wieder tun wird; tv zeigt die Seite für Fernseher auf dem ganzen Bildschirm. Mit den Optionen der Konfiguration wird der Tisch gestartet.',
  deed: 'was zu tun ist',
  system: 'ein Dienst des Rechners statt eines eigenen, von allem anderen dort abgeschottet (mit sudo)',
  tv: 'die Seite für Fernseher auf dem ganzen Bildschirm zeigen, wenn der eigene Desktop startet',
  print: 'die Unit-Datei ausgeben und nichts ändern',
  json: 'status als eine Zeile JSON',
  plays: ({ address }) => `Der Tisch spielt unter ${address}`,
  noAnswer: ({ address, log }) =>
    `er wurde gestartet, aber unter ${address} antwortet nichts; warum, zeigt ${log}`,
  playsAlready: ({ address }) =>
    `unter ${address} antwortet schon etwas; erst diesen Tisch beenden (Strg-C), oder einen anderen --http-port nehmen`,
  tvWaits: ({ address }) => `Unter ${address} antwortet noch kein Tisch: Es wird auf ihn gewartet.`,
  tvInstalled: ({ user, file }) =>
    `Die Seite für Fernseher erscheint, wenn der Desktop von ${user} startet: ${file}`,
  linger: ({ user }) =>
    `Er startet erst, wenn ${user} sich anmeldet. Damit er mit dem Rechner startet: sudo loginctl enable-linger ${user}`,
  untried: 'Auf einem Mac wurde das nie ausprobiert: Bitte sagen, wie es ging.',
  removed: ({ file }) => `Entfernt: ${file}`,
  none: 'kein Dienst von Dicetable ist eingerichtet; `dicetable service install` richtet einen ein',
  unit: ({ file }) => file,
  running: ({ since, restarts }) =>
    `  läuft${since === '' ? '' : ` seit ${since}`}, ${restarts} ${plural(restarts, { one: 'Mal', other: 'Male' })} neu gestartet`,
  stopped: ({ state, restarts }) =>
    `  läuft nicht (${state}), ${restarts} ${plural(restarts, { one: 'Mal', other: 'Male' })} neu gestartet`,
  unknown:
    '  systemd sagt nicht, ob er läuft: als der Benutzer anmelden, dessen Dienst es ist (ssh genügt), und wieder fragen',
  unheard:
    '  systemd hat nicht geantwortet: Ein laufender Tisch läuft weiter, bis der Rechner neu gestartet wird',
  withMachine: '  startet mit dem Rechner',
  twice: 'Es sind zwei, und nur ein Tisch kann den Datenordner haben: beide entfernen und einen einrichten.',
  noTv: 'Beim Start des Desktops wird keine Seite für Fernseher gezeigt (service install --tv).',
  tvThere: ({ file }) => `Beim Start des Desktops wird die Seite für Fernseher gezeigt: ${file}`,
  unwritable: ({ file, why }) => `${file} lässt sich nicht schreiben: ${why}`,
  foreign: ({ file }) => `${file} gibt es schon, und sie ist nicht von uns; erst beiseite legen`,
  systemctl: ({ command, why, advice }) =>
    `\`${command}\` sagt "${why}"${advice === '' ? '' : `; ${advice}`}`,
  noSession: 'wer mit su oder sudo kam, meldet sich stattdessen als dieser Benutzer an (ssh genügt)',
  launchctl: ({ command, why }) => `\`${command}\` sagt "${why}"`,
  noSystemd: 'dieser Rechner hat kein systemd',
  noPort: 'Port 0 ist bei jedem Start ein anderer: mit --http-port einen nehmen, den man findet',
  notRoot: ({ command }) => `ein Dienst des Rechners braucht mehr Rechte; einzugeben ist: ${command}`,
  asRoot: 'ein Tisch läuft nicht als root; mit sudo eingeben, als der Benutzer, unter dem er laufen soll',
  noBrowser: ({ browsers }) => `kein Browser ist da, der sie zeigen könnte (${browsers})`,
} satisfies Words<typeof ENGLISH>;
