/** What the keys of the cabinet file mean, by their path. */

export const KEYS = {
  host: 'Address that the page is served on; all means every network of this machine.',
  httpPort: 'Port of the page; 0 takes any free one.',
  allowedHosts:
    'More names under which browsers may ask for the page, beside the names and addresses of this machine.',
  publicUrl:
    'Address of the page as guests reach it, for the QR code of the TV; empty: that of this machine in the network.',
  openCabinet:
    'Lets every browser of the network press the buttons of an emulated board, not only one that has its key.',
  language:
    'Language of TV, overlay, display and command line; else that of the machine. Every phone chooses its own.',
  dataDir: 'Folder of the journal; else dicetable in your folder for data.',
  'backup.keep': 'How many automatic backups are kept; one is made a day at most, 0 makes none.',
  'backup.folder': 'Folder of the backups; else backups in the folder of the journal.',
  'update.key':
    'Public key of whoever makes the releases that `dicetable update` takes; empty: it takes none.',
  'board.kind':
    'What plays: a real board on a serial port with our firmware (serial) or that of node-pixel (firmata), or an emulated Uno inside this program with the same firmware (emulated, emulated-firmata).',
  'board.port': 'Serial port of the real board, for example /dev/ttyUSB0 or COM3; auto finds it.',
  rules: 'Rule set that a new game offers first.',
  ruleSets: 'Rule sets of your own: each is like another one, with some switches changed.',
  players:
    'Players that the first new game offers, by name; later ones offer those who played last. house:master is a player of the house.',
  tumbleMs: 'How long the dice tumble after the lever was pulled, in milliseconds.',
  calm: 'One soft fade instead of tumbling dice.',
  housePace: 'How fast players of the house play.',
  coach:
    'Whether the coach of a new game says nothing (off), what each choice has cost (after), or the best one before it, too (live).',
  odds: 'Chances to win, worked out as if people played perfectly, are shown on the pages.',
  guestCut: 'Guests may cut the dice before the first roll, by a word that they type at a page.',
  buzzer: 'Volume of the buzzer.',
  'sound.output':
    'Who plays the sounds: the buzzer of the board, the loudspeaker of this computer (host), both, or nobody (off).',
  'sound.volume': 'Volume of what this computer plays, in percent.',
  'sound.nightVolume': 'The same at night.',
  'sound.nightFrom': 'When the night begins, by the clock of this computer.',
  'sound.nightTo': 'When the night ends; at the hour when it begins, there is none.',
  'sound.jingleMinutes': 'Minutes between two jingles while nobody plays; 0: no jingle.',
  'sound.pack': 'Folder of your own sounds, as WAV files; those it does not have are ours.',
  speech:
    'What is said aloud, by whatever plays the sounds: nothing (off), whose turn it is (names), or all that a game with closed eyes needs (all).',
  'idle.remindMs': 'How long after the last press name and next step are shown slowly in turn.',
  'idle.attractMs':
    'How long after the last press the table invites new players; the lever goes on with the game.',
  'idle.dimMs': 'How long after the last press the LEDs are dimmed.',
  'idle.abandonMs': 'How long after the last press an unfinished game is abandoned.',
  'idle.quitMs': 'How long a game that was quit can be gone on with.',
  'idle.letterMs': 'How long a name waits for its next letter.',
  'idle.menuMs': 'How long the menu waits for a press.',
  'credits.mode': 'What is paid for: nothing (free), each game, or each player of a game.',
  'credits.coins': 'Coins that the acceptor takes: channel, value and name of each.',
  'credits.currency': 'Currency of all amounts, as the display and the books call it.',
  'credits.tiers':
    'Prices: the first for one credit, the others for more at once, each cheaper a credit than the one before.',
  'credits.max':
    'Credits at which the acceptor is told to take no more coins; one that comes all the same counts.',
  'credits.freeGameForFame': 'A place in a hall of fame is worth a credit.',
  'leds.dice': 'What a die is made of: a matrix, or seven pixels, one for each pip.',
  'leds.orientations':
    'How each of the six matrices is mounted: degrees clockwise seen from the front, then mirrored.',
  'leds.layout': 'How the pixel chain runs through a matrix: every row from the left, or to and fro.',
  'leds.colourOrder': 'Order in which a pixel takes its colour bytes.',
  'leds.brightness': 'Scales every colour; 255 is full.',
  'leds.limitMa':
    'Current in mA that all LEDs together may draw; the firmware dims pictures that would need more.',
  'leds.pixelMa':
    'Current in mA of one pixel at full white: 60 unless you have measured less; limits are kept with it.',
  'leds.buttonLamps': 'Lit hold buttons: two more pixels at the end of each lane copy the hold frames.',
  'mqtt.url': 'Broker that the table tells how it stands, for Home Assistant; empty: it tells nobody.',
  'mqtt.user': 'User that the broker knows this table as; empty: it asks for none.',
  'mqtt.passwordFile':
    'File with the password of that user; else it is taken from the environment, DICETABLE_MQTT_PASSWORD.',
  'mqtt.ca':
    'Certificate of whoever vouches for the broker (mqtts://, wss://), a file; empty: of those that everybody trusts.',
  'mqtt.prefix': 'Where the topics of this table begin; every table of a broker needs another one.',
  'hall.url':
    'Hall that this table sends its journal to, as `dicetable hall` prints it; empty: it belongs to none.',
  'hall.nats':
    'Server of NATS that is nearer than those of the hall, and leads there (a leaf in the same house); empty: those of the hall.',
  'hall.ca':
    'Certificate of who vouches for the hall, where that is nobody whom everybody trusts; else empty.',
  'log.level': 'How much is logged; each level includes those before it.',
  'log.file': 'File that the log is appended to, one JSON object a line; stderr shows it as plain lines.',
} as const;
