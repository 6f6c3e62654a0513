/** Swedish of `en/command.ts`. */
import type { COMMAND as ENGLISH } from '../en/command.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const COMMAND = {
  program:
    'Styr ett tärningsbord i arkadstil: knappar och spak in, LED-tärningar och ett levande protokoll ut.',
  usage: '[kommando] [flaggor]',
  version: 'skriv ut versionen',
  help: 'skriv ut den här hjälpen; efter ett kommando bara dess egen',
  helpToo: '(dicetable --help förklarar alla kommandon och flaggor)',
  optionsOf: ({ commands }) => `Flaggor för ${commands}:`,
  usageTitle: 'Användning:',
  argumentsTitle: 'Argument:',
  optionsTitle: 'Flaggor:',
  commandsTitle: 'Kommandon:',
  configuration: 'Konfiguration (varje flagga går före sin nyckel i bordsfilen):',
  configFile: 'Bordsfil som läses; annars cabinet.yaml här, annars den i din konfigurationsmapp.',
  range: ({ min, max }) => `${min} till ${max}`,
  byCommas: 'åtskilda av kommatecken',
  default: ({ value }) => `förval ${value}`,
  deed: 'åtgärd',
  file: 'fil',
  game: 'spel',
  id: 'id',
  noted: 'noterat',
  options: 'flaggor',
  kind: 'sort',
  number: 'tal',
  list: 'lista',
  text: 'text',
  examples: `En flagga för av och på har en tvilling som stänger av (--no-calm). Skriv npx --no-install före dicetable i en utcheckning.

Exempel:
  dicetable                                    spela på den emulerade Unon
  dicetable --players Eric,Julie               erbjud ett spel för två, med namn
  dicetable --language sv                      spela på svenska
  dicetable --board serial                     spela på kortet som är inkopplat
  dicetable --board serial --port /dev/ttyUSB0 samma sak, och säg var det sitter
  dicetable rules scotzee                      skriv ut ett regelverks regler
  dicetable score < rolls.jsonl                säg vad tärningar är värda, en rad var
  dicetable farkle --players 1 --seed 333      spela Farkle i terminalen
  dicetable simulate --rules yatzy --games 500 spela utan bord
  dicetable verify 12                          räkna om tärningarna i ett avslutat spel
  dicetable config --http-port 9000            visa vad som skulle gälla
  dicetable config --schema > cabinet.schema.json
  dicetable restore backup.db                  fortsätt från en säkerhetskopia

Slutkoder: 0 klart, 1 ett fel som du kan rätta (meddelandet säger hur), 2 en felaktig kommandorad, 70 en bugg.`,
  error: ({ why }) => `fel: ${why}`,
  unknownOption: ({ option }) => `okänd flagga '${option}'`,
  unknownCommand: ({ command }) => `okänt kommando '${command}'`,
  meant: ({ name }) => `(Menade du ${name}?)`,
  belongs: ({ commands }) => `(Den hör till ${commands}.)`,
  missingArgument: ({ argument }) => `argumentet '${argument}' krävs`,
  missingValue: ({ option }) => `flaggan '${option}' saknar värde`,
  wrongValue: ({ what, value, why }) => `${what}: '${value}' är ogiltigt. ${why}`,
  choices: ({ choices }) => `Tillåtna val är ${choices}.`,
  option: ({ option }) => `flaggan '${option}'`,
  argument: ({ argument }) => `argumentet '${argument}'`,
  tooMany: ({ command }) => `för många argument för '${command}'`,
  runSummary: 'spela: kort, journal och sida, till Ctrl-C (det är förvalet)',
  runHelp:
    'Spelar till Ctrl-C: ansluter kortet, fortsätter journalens spel, visar sidan och skriver ut dess adress.',
  rehearse:
    'Öva tills bordet avslutas: tärningarna kommer ur den här filen, ett kast per rad, siffrorna på de kastade tärningarna. Märks överallt, kommer aldrig på topplistan.',
  plays: ({ address, board }) => `Dicetable spelar på ${address} (${board}). Ctrl-C avslutar.`,
  cabinet: ({ address, key }) => `Spela på ${address}/cabinet?key=${key}`,
  operatorPinFile: ({ address }) =>
    `Operatör: ${address}/operator, PIN-koden står i filen operator-pin i datamappen`,
  operator: ({ address, key, pin }) => `Operatör: ${address}/operator?key=${key}, PIN ${pin}`,
  cutOff: ({ seconds }) => `Bordet slutade inte inom ${seconds} sekunder och avbröts.`,
  bug: 'Det här är en bugg i Dicetable:',
  bugInLog: ({ file }) => `Det här är en bugg i Dicetable; ${file} vet mer.`,
  rulesSummary: 'lista regelverken, eller skriv ut reglerna i ett',
  rulesHelp:
    'Listar regelverken som går att spela, eller skriver ut reglerna i ett av dem i ord, gjorda av samma data som spelet följer.',
  rulesId: 'Regelverk vars regler skrivs ut; annars listas alla.',
  ownSets: 'Bordsfil vars egna regelverk också är kända.',
  scoreSummary: 'säg vad tärningar är värda: JSON-rader in, JSON-rader ut',
  scoreHelp:
    'Läser ett JSON-objekt per rad och svarar på varje med en rad: vad en ruta, alla rutor, ett protokoll eller ett kast i Farkle är värt. En rad som är obegriplig får ett fel med sitt nummer; resten fortsätter.',
  example: 'Exempel:',
  farkleSummary: 'spela Farkle i terminalen; samma frö ger samma spel',
  farkleHelp:
    'Spelar den klassiska uppgiftens Farkle-program i terminalen, för 1 till 4 spelare: samma frö ger samma tärningar. En ensam spelare spelar en omgång.',
  farklePlayers: 'Antal spelare, 1 till 4; annars frågas det.',
  farkleSeed: 'Tärningarnas frö: decimalt, 0x hexadecimalt eller 0 oktalt; annars frågas det.',
  mustBePlayers: 'Det måste vara 1 till 4.',
  mustBeSeed: 'Det måste vara ett heltal: decimalt, 0x hexadecimalt eller 0 oktalt.',
  simulateSummary: 'spela många spel utan bord, och säg vad de är värda',
  simulateHelp:
    'Spelar hela spel ensam enligt samma regler som bordet och skriver ut medelvärde, spridning, percentiler och hur ofta den övre bonusen nåddes. Samma frö ger samma spel. Greedy tar det val som väntas ge mest poäng i omgången; i Farkle behåller den alla tärningar som ger poäng och säkrar vid 300.',
  simulateRules: 'Regelverk att spela efter; dicetable rules listar dem.',
  simulateGames: 'Hur många spel.',
  simulateSeed: 'Valfri text.',
  simulatePlayer: 'Vem som spelar.',
  mustBeGames: 'Det måste vara ett heltal från 1 till 10000000.',
  simulated: ({ games, rules, player, seed }) =>
    `${number(games)} spel ${rules}, spelare ${player}, frö ${seed}`,
  mean: 'medel',
  deviation: 'spridning',
  percentile: ({ percent }) => `percentil ${percent}`,
  pointsATurn: 'poäng per omgång',
  upperBonus: 'övre bonus',
  points: 'poäng',
  farkles: 'farklar',
  seconds: 'sekunder',
  filledWithZero: 'fylld med 0',
  cards: 'protokoll som skiljer sig',
  underBestPlay: ({ rules }) => `${rules} vid bästa spel`,
  turnUnderBestPlay: ({ rules }) => `En omgång ${rules} vid bästa spel`,
  noSolver: ({ rules, why }) =>
    `${rules} har ingen exakt lösning: ${why}. I stället spelar dicetable simulate --rules ${rules} --player greedy det efter mest poäng i varje omgång.`,
  playedGreedily: ({ rules, player, why }) =>
    `${rules} har ingen exakt lösning: ${why}. I stället tar ${player} mest poäng i varje omgång.`,
  turns: 'omgångar',
  adviseFarkle: `I Farkle är "turn" de poäng som lagts åt sidan före det här kastet; med två spelares "totals" och vems tur det är
("player", 0 eller 1) är värdena vinstchanser:`,
  adviseSummary: 'säg vad varje val är värt vid bästa spel: JSON-rader in, JSON-rader ut',
  adviseHelp:
    'Läser en ställning per rad och svarar på varje med en rad: poängen som ännu är att vänta när varje senare val är det bästa, och varje val med sitt värde, det bästa först. Ett regelverks tabell tar någon sekund första gången och sparas i datamappen.',
  strategySummary: 'säg vad bästa spel i ett regelverk är värt, och hur sådana spel slutar',
  strategyHelp:
    'Räknar ut bästa spel i ett regelverk exakt och skriver ut väntad total, dess standardavvikelse och percentiler, hur ofta den övre bonusen nås, och för varje ruta medelvärdet och hur ofta den fylls med 0; för Farkle samma sak om en omgång. Tabellen sparas i datamappen.',
  strategyRules: 'Regelverk; dicetable rules listar dem.',
  strategyJson: 'Skriv ut ett JSON-objekt.',
  verifySummary: 'räkna om varje kast i ett avslutat spel',
  verifyHelp:
    'Kontrollerar ett avslutat spel: att ingen händelse ändrats eller saknas, att sigillet hör till fröet, att kuperingen kom före första kastet, att varje tärning blir densamma, och att poäng, turordning och vinnare följer av tärningar och val enligt reglerna. Läser journalen, eller frågar bordet som har den öppen. Slutar med 0 när allt är bevisat, med 1 när något är fel, och med 3 när inget är fel men tärningar eller poäng inte går att bevisa.',
  verifyGame:
    'Spelets nummer, så som historiken visar det; eller en runda med samma tärningar: dess adress vid en hall, eller en fil med den.',
  verifyLink:
    'Jämför med en länk i journalen som noterades medan spelet pågick: en händelses nummer och dess hash, så som sidorna visar dem.',
  mustBeLink: 'Det måste vara en händelses nummer, ett kolon och 16 till 64 siffror av dess hash.',
  linkNoted: ({ seq }) =>
    `Länk     händelse ${seq} är den du noterade, och inget före den har ändrats sedan dess`,
  linkOther: ({ seq }) =>
    `Länk     händelse ${seq} är INTE den du noterade: någon har skrivit om journalen, eller ställt den tillbaka`,
  verifySeal:
    'Sigillet som du noterade före första kastet: dess siffror, eller dess bild; det måste vara spelets.',
  mustBeSeal: 'Det måste vara ett sigills 64 siffror, de första av dem (minst 8), eller dess bild.',
  sealNoted: 'Noterat  det här är sigillet som noterades',
  sealHandle: ({ digits }) =>
    `Noterat  sigillet börjar med de ${digits} siffror som noterades; bara alla 64, eller bilden, bevisar att det är samma`,
  sealOther: 'Fel: ett annat sigill noterades. Det här är inte spelet som förseglades före första kastet.',
  mustBeGame:
    'Det måste vara numret på ett spel, som historiken visar det (1, 2, …), eller adressen till en runda eller en fil med en.',
  heldBy: ({ holder, url }) =>
    `den används av ${holder}, och inget bord svarar på ${url}; ange det bordets --http-port`,
  tableSays: ({ url, words }) => `${url} säger: ${words}`,
  noGame: ({ game }) => `det finns inget spel ${game} i den här journalen`,
  stillPlayed: ({ game }) => `spel ${game} pågår än, och tärningarna är förseglade tills det är slut`,
  verified: ({ game, rules, names }) => `Spel ${game}: ${rules}, ${names}`,
  rehearsed: ({ title }) => `${title} (övning)`,
  wrongAt: ({ seq, why }) => `Fel vid händelse ${seq}: ${why}`,
  eventsRight: ({ events }) => `Händelse alla ${events} är som de skrevs, i sin ordning`,
  sealIs: ({ seal }) => `Sigill   ${seal}`,
  sealOf: ({ seed }) => `         är SHA-256 av frö, regelverk och spelare; frö ${seed}`,
  diceTyped: 'Tärning  skrevs in: en övning bevisar inget om tärningar',
  noCut: 'Kupering ingen',
  cut: ({ cut }) => `Kupering ”${cut}”, gjord före första kastet`,
  diceRight: ({ dice, rolls }) => `Tärning  alla ${dice} i ${rolls} kast blir desamma av frö och kupering`,
  pointsRight: ({ totals }) => `Poäng    följer av tärningarna och valen enligt reglerna: ${totals}`,
  pointsFollow: 'Poäng    följer av tärningarna och valen enligt reglerna',
  pointsUnknown: ({ rules }) => `Poäng    kontrollerades inte: inget regelverk här heter ”${rules}”`,
  correctedBy: ({ by, times, seqs }) =>
    `För hand ${by} ändrade något ${plural(times, { one: 'en gång', other: `${times} gånger` })} (händelse ${seqs})`,
  corrected:
    '         så poäng och totaler följer av tärningar, val och dessa ändringar, inte av tärningarna ensamma',
  unprovedRules:
    'Inte bevisat: utan reglerna kan ingen säga om det här spelet har spelats. Ange bordsfilen som har dem.',
  unprovedDice: 'Inte bevisat: den som skriver in tärningar kan hitta på vilket spel som helst.',
  unprovedRound: ({ round }) =>
    `Inte bevisat här: en hall delade ut tärningarna. Rundan bevisar dem: dicetable verify http://HALL:8091/round/${round}`,
  configSummary: 'skriv ut konfigurationen som gäller, och varifrån varje värde kommer',
  configHelp:
    'Skriver ut konfigurationen som gäller som en bordsfil, med varje värdes ursprung: förvalet, en rad i bordsfilen eller en flagga. Kontrollerar allt på vägen.',
  schema: 'skriv i stället ut bordsfilens JSON Schema för redigerare',
  inForce: ({ source }) => `# Konfigurationen som gäller. ${source}`,
  noFile: 'Det finns ingen bordsfil.',
  fileIs: ({ file }) => `Bordsfil: ${file}`,
  byDefault: 'förval',
  backupSummary: 'kopiera journalen medan inget bord är igång',
  backupHelp:
    'Kopierar journalen, med alla spel och topplistan. Ett bord som är igång gör en kopia om dagen av sig självt, och dess operatörssida gör fler.',
  backupFile: 'vart; annars en ny fil i säkerhetskopiornas mapp',
  copied: ({ file, held }) => `Journalen kopierades till ${file}: ${held}.`,
  held: ({ games, events }) =>
    `${number(games)} spel, ${number(events)} ${plural(events, { one: 'händelse', other: 'händelser' })}`,
  restoreSummary: 'sätt en säkerhetskopia i journalens ställe',
  restoreHelp:
    'Kontrollerar säkerhetskopian händelse för händelse och sätter den i journalens ställe. Journalen som fanns där sparas bredvid.',
  restoreFile: 'säkerhetskopian',
  restored: ({ folder, held }) => `Journalen i ${folder} har nu ${held}.`,
  flashSummary: 'lägg in den fasta programvaran på kortet',
  flashHelp:
    'Skriver den här versionens fasta programvara till en Arduino Uno eller Nano (ATmega328P) via dess bootloader, läser tillbaka den, startar den och väntar tills den svarar. Bordet får inte vara igång under tiden. Ctrl-C och en urdragen kabel gör ingen skada: det går att göra om.',
  flashPort: 'kortets serieport; annars det enda kort som är inkopplat, eller en fråga',
  flashFirmata: 'skriv node-pixels Firmata i stället, för --board firmata',
  flashJson: 'skriv JSON, en rad per steg, sedan vad det blev av det',
  flashPorts: 'Vilket kort?',
  flashFind: 'letar efter dess bootloader',
  flashWrite: 'skriver',
  flashRead: 'läser tillbaka',
  flashStart: 'startar',
  flashOn: ({ port, maker }) => `Lägger in på kortet vid ${port}${maker === '' ? '' : ` (${maker})`}`,
  flashed: ({ bytes, bootloader, seconds, old }) =>
    `${bytes} byte skrivna och lästa tillbaka på ${seconds} s via ${bootloader}.${old}`,
  flashOptiboot: ({ version }) => `Optiboot ${version}`,
  flashOld: ({ version }) => `den gamla bootloadern (${version})`,
  flashOldToo: ' Med den har kortet ingen watchdog: hänger sig dess program startar datorn om det.',
  replaced: ({ file }) => `Den förra finns kvar som ${file}`,
} satisfies Words<typeof ENGLISH>;
