/** German of `en/config.ts`. */
import type { CONFIG as ENGLISH } from '../en/config.ts';
import type { Words } from '../words.ts';

export const CONFIG = {
  complaint: ({ about }) => `${about}.`,
  places: ({ complaints }) =>
    `${complaints.length} Stellen\n${complaints.map((one) => `  ${one}`).join('\n')}`,
  at: ({ place, why }) => `${place}: ${why}`,
  key: ({ key, why }) => `${key} ${why}`,
  logFile: ({ file, why }) => `das Log ${file} lässt sich nicht schreiben: ${why}`,
  fixed: ({ key }) => `${key} lässt sich von hier aus nicht ändern`,
  edited: ({ key }) =>
    `${key} ist in der Datei geändert worden, seit der Tisch läuft: erst den Tisch neu starten`,
  cannotWrite: ({ file, why }) => `${file} lässt sich nicht schreiben (${why})`,
  title: 'Tischdatei von Dicetable',
  header: '# Tischdatei von Dicetable: src/config/README.md erklärt jeden Schlüssel.',
  noMap: 'die Tischdatei ist keine Liste von Schlüsseln und Werten',
  file: ({ name, role, why }) => `${name}, ${role}, ${why}`,
  named: 'mit --config genannt',
  here: 'im Arbeitsordner',
  own: 'im Konfigurationsordner',
  noFile: 'gibt es nicht',
  folder: 'ist ein Ordner, keine Datei',
  noPlainFile: 'ist eine Pipe oder ein Gerät, keine Datei',
  noRight: 'darf nicht gelesen werden',
  noText: 'ist kein UTF-8-Text',
  unreadable: ({ why }) => `lässt sich nicht lesen (${why})`,
  noYaml: ({ code }) => `kein gültiges YAML (${code})`,
  unclosed: ({ opening, closing }) =>
    `ein ${opening} wird geöffnet und nie geschlossen: sein ${closing} ergänzen`,
  twice: ({ key }) => `${key} steht zweimal da: eine der beiden Zeilen löschen`,
  glued: ({ key, value }) => `nach dem Doppelpunkt fehlt ein Leerzeichen: ${key}: ${value} schreiben`,
  indented:
    'Schlüssel einer Gruppe beginnen untereinander: diese Zeile so einrücken wie die neben ihr; Text mit Doppelpunkt braucht Anführungszeichen',
  tabbed: 'mit einem Tabulator eingerückt, was YAML nicht kennt: stattdessen zwei Leerzeichen tippen',
  alias: ({ alias }) => `*${alias} zeigt woandershin; hier den Wert selbst schreiben`,
  portAlone:
    '--port nennt den seriellen Anschluss einer echten Platine; --board serial oder --board firmata dazuschreiben (die Seite hat --http-port)',
  /** A sentence, whose full stop would be a second one. */
  rehearsal: ({ file, why }) => `--rehearse ${file}: ${why.replace(/\.$/, '')}`,
  rehearse: ({ file, why }) => `--rehearse ${file}: ${why}`,
  noKey: ({ key, hint }) => `${key} ist kein bekannter Schlüssel ${hint}`,
  meant: ({ name }) => `(gemeint ist ${name}?)`,
  known: ({ keys }) => `(bekannt sind: ${keys})`,
  operatorPin:
    '(die PIN des Betreibers steht nicht hier: der Tisch macht sie, der Service zeigt sie und macht eine neue, und sie ist in der Datei operator-pin des Datenordners)',
  wrong: ({ expected, found, hint }) =>
    `erwartet: ${expected}; gefunden: ${found}${hint === '' ? '' : ` ${hint}`}`,
  nothing: 'nichts',
  aList: ({ count }) => `eine Liste von ${count}`,
  keysAndValues: 'Schlüssel und Werte',
  notAtTable: ({ rules, choices }) =>
    `${rules} wird nicht am Tisch gespielt, nur beurteilt, simuliert und im Terminal; wählen: ${choices}`,
  foreign: ({ family, like }) => `ist ein Schalter für ${family}, aber diese Regeln sind wie ${like}`,
  fiveDice: 'Spiele mit Spielkarte',
  farkle: 'Farkle',
  idTaken: ({ id }) => `ist vergeben: Andere Regeln heißen ${id}`,
  idForbidden: 'ist ein Wort, nach dem keine Regeln heißen können',
  idMenu: ({ menu, other }) => `wäre auf der Anzeige ${menu}, wie ${other}: ein anderes menu geben`,
  menuTaken: ({ menu, other }) => `ist vergeben: ${other} ist auf der Anzeige auch ${menu}`,
  nameTaken: ({ name, other }) => `ist vergeben: ${other} heißt auch ${name}`,
  placeholder: ({ name, hint }) => `enthält {${name}}, das dort nicht gefüllt wird ${hint}`,
  nothingFilled: '(dort wird nichts gefüllt)',
  knownThere: ({ names }) => `(dort bekannt: ${names})`,
  rulesHint: ({ rules, hint }) => `${rules} (${hint})`,
  ruleSets: ({ ids }) => `es gibt ${ids}`,
  didYouMean: ({ name }) => `gemeint ist ${name}?`,
  lamps: 'Würfel aus sieben Punkten haben keinen Rahmen, den ein Lämpchen zeigen könnte: false lassen',
  serialDice: ({ sum, slots, perSlot }) =>
    `${sum}; die serielle Firmware ist für ${slots} × ${perSlot} gebaut: Würfel 8x8 nehmen, oder eine Firmata-Platine`,
  firmataDice: ({ sum, most }) =>
    `${sum}; node-pixel auf Firmata steuert ${most}: Würfel 5x5 oder pips nehmen, oder die serielle Firmware aufspielen`,
  diceSum: ({ slots, each, all }) => `${slots} Würfel × ${each} Pixel = ${all}`,
} satisfies Words<typeof ENGLISH>;
