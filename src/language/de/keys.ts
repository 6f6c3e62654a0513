/** German of `en/keys.ts`. */
import type { KEYS as ENGLISH } from '../en/keys.ts';
import type { Words } from '../words.ts';

export const KEYS = {
  host: 'Adresse, unter der die Seite gezeigt wird; all heißt: in jedem Netz dieses Rechners.',
  httpPort: 'Port der Seite; 0 nimmt irgendeinen freien.',
  allowedHosts:
    'Weitere Namen, unter denen Browser nach der Seite fragen dürfen, neben Namen und Adressen dieses Rechners.',
  publicUrl:
    'Adresse der Seite, wie Gäste sie erreichen, für den QR-Code des Fernsehers; leer: die dieses Rechners im Netz.',
  openCabinet:
    'Lässt jeden Browser im Netz die Tasten einer nachgebildeten Platine drücken, nicht nur einen mit dem Schlüssel.',
  language:
    'Sprache von Fernseher, Einblendung, Anzeige und Befehlszeile; sonst die des Rechners. Jedes Handy wählt seine eigene.',
  dataDir: 'Ordner des Journals; sonst dicetable im eigenen Datenordner.',
  'backup.keep': 'Wie viele automatische Sicherungen bleiben; höchstens eine am Tag, 0 macht keine.',
  'backup.folder': 'Ordner der Sicherungen; sonst backups im Ordner des Journals.',
  'update.key':
    'Öffentlicher Schlüssel dessen, der die Versionen macht, die `dicetable update` nimmt; leer: es nimmt keine.',
  'board.kind':
    'Was spielt: eine echte Platine an einem seriellen Anschluss mit unserer Firmware (serial) oder der von node-pixel (firmata), oder ein in diesem Programm nachgebildeter Uno mit derselben Firmware (emulated, emulated-firmata).',
  'board.port':
    'Serieller Anschluss der echten Platine, zum Beispiel /dev/ttyUSB0 oder COM3; auto findet ihn.',
  rules: 'Spielregeln, die ein neues Spiel zuerst anbietet.',
  ruleSets: 'Eigene Spielregeln: jede ist wie eine andere, mit einigen Schaltern anders.',
  players:
    'Namen, die das erste neue Spiel anbietet; spätere bieten die an, die zuletzt gespielt haben. house:master spielt für das Haus.',
  tumbleMs: 'Wie lange die Würfel nach dem Zug am Hebel rollen, in Millisekunden.',
  calm: 'Ein sanftes Überblenden statt rollender Würfel.',
  housePace: 'Wie schnell das Haus spielt.',
  coach:
    'Ob der Trainer eines neuen Spiels nichts sagt (off), was jede Wahl gekostet hat (after), oder auch vorher die beste zeigt (live).',
  odds: 'Die Seiten zeigen Gewinnchancen, gerechnet, als spielten Menschen perfekt.',
  guestCut: 'Gäste dürfen vor dem ersten Wurf die Würfel abheben, mit einem Wort auf einer Seite.',
  buzzer: 'Lautstärke des Summers.',
  'sound.output':
    'Wer die Klänge spielt: der Summer der Platine (board), der Lautsprecher dieses Computers (host), beide (both) oder niemand (off).',
  'sound.volume': 'Lautstärke dessen, was dieser Computer spielt, in Prozent.',
  'sound.nightVolume': 'Dasselbe bei Nacht.',
  'sound.nightFrom': 'Wann die Nacht beginnt, nach der Uhr dieses Computers.',
  'sound.nightTo': 'Wann die Nacht endet; zur Stunde ihres Beginns gibt es keine.',
  'sound.jingleMinutes': 'Minuten zwischen zwei Melodien, während niemand spielt; 0: keine Melodie.',
  'sound.pack': 'Ordner mit eigenen Klängen als WAV-Dateien; was darin fehlt, ist von uns.',
  speech:
    'Was laut gesagt wird, von dem, was auch die Klänge spielt: nichts (off), wer an der Reihe ist (names), oder alles, was ein Spiel mit geschlossenen Augen braucht (all).',
  'idle.remindMs':
    'So lange nach dem letzten Tastendruck zeigen sich Name und nächster Schritt langsam im Wechsel.',
  'idle.attractMs':
    'So lange nach dem letzten Tastendruck lädt der Tisch zu einem neuen Spiel ein; der Hebel setzt das alte fort.',
  'idle.dimMs': 'So lange nach dem letzten Tastendruck werden die LEDs gedimmt.',
  'idle.abandonMs': 'So lange nach dem letzten Tastendruck wird ein unbeendetes Spiel aufgegeben.',
  'idle.quitMs': 'Wie lange ein verlassenes Spiel fortgesetzt werden kann.',
  'idle.letterMs': 'Wie lange ein Name auf den nächsten Buchstaben wartet.',
  'idle.menuMs': 'Wie lange das Menü auf einen Tastendruck wartet.',
  'credits.mode':
    'Wofür bezahlt wird: für nichts (free), für jedes Spiel (per-game) oder für jeden, der mitspielt (per-player).',
  'credits.coins':
    'Münzen, die der Prüfer annimmt: Kanal (channel), Wert (value) und Name (label) von jeder.',
  'credits.currency': 'Währung aller Beträge, wie Anzeige und Bücher sie nennen.',
  'credits.tiers':
    'Preise: der erste für einen Kredit, die anderen für mehrere auf einmal, jeder je Kredit billiger als der davor.',
  'credits.max':
    'Kredite, bei denen der Prüfer keine Münze mehr annehmen soll; eine, die trotzdem kommt, zählt.',
  'credits.freeGameForFame': 'Ein Platz in einer Bestenliste ist einen Kredit wert.',
  'leds.dice': 'Woraus ein Würfel besteht: eine Matrix, oder sieben Pixel, eins je Auge.',
  'leds.orientations':
    'Wie jede der sechs Matrizen eingebaut ist: Grad im Uhrzeigersinn von vorn gesehen, dann gespiegelt.',
  'leds.layout': 'Wie die Pixelkette durch eine Matrix läuft: jede Zeile von links, oder hin und her.',
  'leds.colourOrder': 'In welcher Reihenfolge ein Pixel seine Farben nimmt.',
  'leds.brightness': 'Skaliert jede Farbe; 255 ist voll.',
  'leds.limitMa':
    'Strom in mA, den alle LEDs zusammen ziehen dürfen; die Firmware dimmt Bilder, die mehr bräuchten.',
  'leds.pixelMa':
    'Strom in mA eines Pixels in vollem Weiß: 60, wenn nicht weniger gemessen ist; damit werden die Grenzen eingehalten.',
  'leds.buttonLamps':
    'Leuchtende Haltetasten: zwei weitere Pixel am Ende jeder Kette zeigen, was gehalten wird.',
  'mqtt.url': 'Broker, dem der Tisch für Home Assistant sagt, wie er steht; leer: Er sagt es niemandem.',
  'mqtt.user': 'Benutzer, als den der Broker diesen Tisch kennt; leer: Er verlangt keinen.',
  'mqtt.passwordFile':
    'Datei mit dem Passwort dieses Benutzers; sonst kommt es aus der Umgebung, DICETABLE_MQTT_PASSWORD.',
  'mqtt.ca':
    'Zertifikat dessen, der für den Broker bürgt (mqtts://, wss://), eine Datei; leer: dessen, dem alle trauen.',
  'mqtt.prefix': 'Womit die Themen dieses Tisches beginnen; jeder Tisch eines Brokers braucht ein anderes.',
  'hall.url':
    'Halle, an die dieser Tisch sein Journal sendet, wie `dicetable hall` sie nennt; leer: Er gehört zu keiner.',
  'hall.nats':
    'Server von NATS, der näher ist als die der Halle und dorthin führt (ein Leaf im selben Haus); leer: die der Halle.',
  'hall.ca': 'Zertifikat, das für die Halle bürgt, wo das niemand ist, dem alle vertrauen; sonst leer.',
  'log.level': 'Wie viel ins Log kommt; jede Stufe enthält die davor.',
  'log.file':
    'Datei, an die das Log angehängt wird, ein JSON-Objekt je Zeile; stderr zeigt es als einfache Zeilen.',
} satisfies Words<typeof ENGLISH>;
