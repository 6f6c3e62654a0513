/** Swedish of `en/keys.ts`. */
import type { KEYS as ENGLISH } from '../en/keys.ts';
import type { Words } from '../words.ts';

export const KEYS = {
  host: 'Adress där sidan visas; all betyder datorns alla nätverk.',
  httpPort: 'Sidans port; 0 tar en ledig.',
  allowedHosts: 'Fler namn som webbläsare får fråga efter sidan med, utöver datorns egna namn och adresser.',
  publicUrl: 'Sidans adress så som gäster når den, för QR-koden på TV:n; tomt: datorns egen i nätverket.',
  openCabinet:
    'Låter varje webbläsare i nätverket trycka på ett emulerat korts knappar, inte bara en som har dess nyckel.',
  language: 'Språk på TV, overlay, display och kommandorad; annars datorns. Varje telefon väljer sitt eget.',
  dataDir: 'Journalens mapp; annars dicetable i din mapp för data.',
  'backup.keep': 'Hur många automatiska säkerhetskopior som sparas; högst en om dagen görs, 0 gör ingen.',
  'backup.folder': 'Säkerhetskopiornas mapp; annars backups i journalens mapp.',
  'update.key': 'Publik nyckel för den som gör utgåvorna som `dicetable update` tar; tomt: den tar inga.',
  'board.kind':
    'Vad som spelar: ett riktigt kort på en serieport med vår fasta programvara (serial) eller node-pixels (firmata), eller en emulerad Uno i programmet med samma fasta programvara (emulated, emulated-firmata).',
  'board.port': 'Det riktiga kortets serieport, till exempel /dev/ttyUSB0 eller COM3; auto hittar den.',
  rules: 'Regelverk som ett nytt spel erbjuder först.',
  ruleSets: 'Egna regelverk: vart och ett är som ett annat, med några inställningar ändrade.',
  players:
    'Spelare som det första nya spelet erbjuder, med namn; senare erbjuds de som spelade sist. house:master är en av husets spelare.',
  tumbleMs: 'Hur länge tärningarna rullar efter ett drag i spaken, i millisekunder.',
  calm: 'En mjuk intoning i stället för rullande tärningar.',
  housePace: 'Hur snabbt husets spelare spelar.',
  coach:
    'Om coachen i ett nytt spel inget säger (off), vad varje val har kostat (after), eller även det bästa före valet (live).',
  odds: 'Vinstchanser, uträknade som om alla spelade perfekt, visas på sidorna.',
  guestCut: 'Gäster får kupera tärningarna före första kastet, med ett ord som de skriver på en sida.',
  buzzer: 'Summerns volym.',
  'sound.output': 'Vem som spelar ljuden: kortets summer, datorns högtalare (host), båda, eller ingen (off).',
  'sound.volume': 'Volym på det som datorn spelar, i procent.',
  'sound.nightVolume': 'Samma sak på natten.',
  'sound.nightFrom': 'När natten börjar, enligt datorns klocka.',
  'sound.nightTo': 'När natten slutar; på samma klockslag som den börjar finns ingen.',
  'sound.jingleMinutes': 'Minuter mellan två jinglar medan ingen spelar; 0: ingen jingel.',
  'sound.pack': 'Mapp med egna ljud, som WAV-filer; de som saknas där är våra.',
  speech:
    'Vad som sägs högt, av det som spelar ljuden: inget (off), vems tur det är (names), eller allt som ett spel med slutna ögon kräver (all).',
  'idle.remindMs':
    'Hur länge efter senaste trycket som namn och nästa steg långsamt visas i tur och ordning.',
  'idle.attractMs':
    'Hur länge efter senaste trycket som bordet bjuder in nya spelare; spaken fortsätter spelet.',
  'idle.dimMs': 'Hur länge efter senaste trycket som lysdioderna dämpas.',
  'idle.abandonMs': 'Hur länge efter senaste trycket som ett oavslutat spel överges.',
  'idle.quitMs': 'Hur länge ett avbrutet spel går att fortsätta.',
  'idle.letterMs': 'Hur länge ett namn väntar på nästa bokstav.',
  'idle.menuMs': 'Hur länge menyn väntar på ett tryck.',
  'credits.mode': 'Vad som betalas: inget (free), varje spel, eller varje spelare i ett spel.',
  'credits.coins': 'Mynt som mottagaren tar: kanal, värde och namn för vart och ett.',
  'credits.currency': 'Valuta för alla belopp, så som displayen och böckerna kallar den.',
  'credits.tiers':
    'Priser: det första för en kredit, de andra för fler på en gång, vart och ett billigare per kredit än det före.',
  'credits.max': 'Krediter då mottagaren får besked att inte ta fler mynt; ett som ändå kommer räknas.',
  'credits.freeGameForFame': 'En plats på en topplista är värd en kredit.',
  'leds.dice': 'Vad en tärning är gjord av: en matris, eller sju pixlar, en för varje prick.',
  'leds.orientations':
    'Hur var och en av de sex matriserna är monterad: grader medurs sett framifrån, sedan spegelvänd.',
  'leds.layout': 'Hur pixelkedjan löper genom en matris: varje rad från vänster, eller fram och tillbaka.',
  'leds.colourOrder': 'Ordning i vilken en pixel tar sina färgbyte.',
  'leds.brightness': 'Skalar varje färg; 255 är fullt.',
  'leds.limitMa':
    'Ström i mA som alla lysdioder tillsammans får dra; den fasta programvaran dämpar bilder som skulle kräva mer.',
  'leds.pixelMa':
    'En pixels ström i mA vid fullt vitt: 60 om du inte har mätt mindre; gränserna hålls med den.',
  'leds.buttonLamps': 'Lysande hållknappar: två pixlar till i slutet av varje grupp följer hållramarna.',
  'mqtt.url': 'Mäklare som bordet berättar sitt läge för, för Home Assistant; tomt: det berättar för ingen.',
  'mqtt.user': 'Användare som mäklaren känner bordet som; tomt: den frågar inte efter någon.',
  'mqtt.passwordFile': 'Fil med den användarens lösenord; annars tas det ur miljön, DICETABLE_MQTT_PASSWORD.',
  'mqtt.ca':
    'Certifikat för den som går i god för mäklaren (mqtts://, wss://), en fil; tomt: de som alla litar på.',
  'mqtt.prefix': 'Där bordets ämnen börjar; varje bord hos en mäklare behöver ett eget.',
  'hall.url':
    'Hall som bordet skickar sin journal till, så som `dicetable hall` skriver ut den; tomt: det tillhör ingen.',
  'hall.nats':
    'NATS-server som är närmare än hallens och leder dit (en leaf i samma hus); tomt: hallens egna.',
  'hall.ca':
    'Certifikat för den som går i god för hallen, om det inte är någon som alla litar på; annars tomt.',
  'log.level': 'Hur mycket som loggas; varje nivå innefattar dem före.',
  'log.file': 'Fil som loggen läggs till i, ett JSON-objekt per rad; stderr visar den som vanliga rader.',
} satisfies Words<typeof ENGLISH>;
