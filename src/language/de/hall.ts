/** German of `en/hall.ts`. */
import type { HALL as ENGLISH } from '../en/hall.ts';
import type { Words } from '../words.ts';

export const HALL = {
  waiting: ({ url, code }) =>
    `Die Halle ${url} kennt diesen Tisch noch nicht: Dort ${code} eingeben (npx dicetable hall claim ${code} NAME).`,
  revoked: ({ url, code }) =>
    `Die Halle ${url} hat diesen Tisch fortgeschickt: Er spielt weiter und behält, was er spielt. Um wieder dazuzugehören, dort ${code} eingeben.`,
  away: ({ url, behind, why }) =>
    `Die Halle ${url} antwortet nicht${why === '' ? '' : ` (${why})`}: Der Tisch spielt weiter, und ${behind} seiner Ereignisse warten. Sie werden gesandt, sobald sie wieder da ist.`,
  fork: ({ url }) =>
    `Die Halle ${url} hat andere Ereignisse dieses Tisches: Seine Karte wurde kopiert oder sein Journal ohne dicetable restore zurückgesetzt. Nichts wird gesandt, bis er in einer eigenen Epoche weitergeht: hier die neueste Sicherung zurückspielen.`,
  lies: ({ url }) =>
    `Die Halle ${url} behauptet, was dieses Journal nicht sagt: Sie ist nicht die Halle dieses Tisches, oder ihre Datenbank wurde verändert. Nichts wird gesandt.`,
  key: ({ why }) =>
    `Wer dieser Tisch ist, lässt sich nicht lesen oder behalten (${why}): Er spielt weiter und sendet seiner Halle nichts.`,
  summary: 'eine Halle betreiben: viele Tische und eine Datenbank, oder einen Tisch aufnehmen',
  help: 'Startet eine Halle auf diesem Rechner: nats-server und PostgreSQL, wo sie nicht mit Adresse genannt sind, was in die Datenbank schreibt, das Büro, das Tische aufnimmt, und ein Gateway, das alle unter /hall zeigt. claim nimmt den Tisch auf, der diese sechs Zeichen zeigt; revoke schickt einen fort; ingest schreibt zusätzlich, gateway zeigt zusätzlich, auf jedem Rechner.',
  deed: 'was zu tun ist',
  words: 'bei claim: die sechs Zeichen des Tisches und sein Name; bei revoke: sein Name',
  folder: 'Ordner für Schlüssel, Code und Datenbank.',
  host: 'Adresse, unter der Tische die Halle erreichen.',
  port: 'Port, an dem Tische aufgenommen werden; bei gateway allein: der seiner Seiten.',
  gatewayPort: 'Port der Seiten aller Tische, /hall; 0: irgendeiner.',
  natsPort: 'Port des nats-server, der hier gestartet wird.',
  nats: 'Adressen laufender Server von NATS, mit Kommas; sie bekommen nats-server.conf aus dem Ordner.',
  database: 'Adresse eines laufenden PostgreSQL.',
  tlsCert: 'Zertifikat dieser Halle, eine Datei; ohne es ist nichts verschlüsselt.',
  tlsKey: 'Sein Schlüssel, eine Datei.',
  hall: 'Adresse der Halle, für claim und revoke.',
  runs: ({ url, folder }) =>
    `Die Halle läuft. Tische erreichen sie mit hall.url: ${url}\nIhre Schlüssel sind in ${folder}: Wer sie hat, kann diese Halle sein.`,
  code: ({ code }) => `Code dieser Halle, für claim und revoke von anderswo: ${code}`,
  fleet: ({ url }) => `Alle Tische werden unter ${url} betreut`,
  leagues: ({ database }) => `Ligen: dicetable league list --database '${database}'`,
  allowedHosts: 'Namen, unter denen das Gateway erreicht wird, mit Kommas',
  shows: ({ url }) => `Alle Tische sind zu sehen unter ${url}`,
  writes: 'Schreibt in die Datenbank, was Tische senden.',
  oldNats: ({ version }) =>
    `nats-server ${version} ist nur für Tests: für den Betrieb 2.12.7, 2.14.0 oder neuer nehmen.`,
  open: 'Nichts ist verschlüsselt: In diesem Netz kann jeder lesen, was Tische senden. --tls-cert und --tls-key ändern das.',
  notInstalled: ({ program, line }) => `${program} ist nicht installiert: ${line}`,
  newer: 'die Datenbank hat ein neueres Dicetable geschrieben',
  broken: ({ said }) => `ein Server der Halle ist zu Ende: ${said}`,
  noKeys: ({ file }) => `${file} ist nicht da: Die Halle legt es beim ersten Start an`,
  needs: ({ options }) => `${options} muss angegeben werden`,
  noAnswer: ({ url, why }) => `unter ${url} antwortet keine Halle${why === '' ? '' : ` (${why})`}`,
  wantsTls: 'die Leitung endet ohne ein Wort, wie bei einer Halle, die https:// will',
  claimed: ({ name }) => `${name} ist aufgenommen.`,
  sentAway: ({ name }) => `${name} ist fortgeschickt.`,
  'wrong-code': 'das ist nicht der Code jener Halle',
  unknown: 'kein Tisch zeigt diese Zeichen, oder keiner heißt so',
  later: 'zu viele falsche Codes: in einer Minute noch einmal',
  unclear: 'nötig sind sechs Zeichen und ein Name von höchstens 30 Buchstaben',
} as const satisfies Words<typeof ENGLISH>;
