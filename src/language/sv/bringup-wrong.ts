/** Swedish of `en/bringup-wrong.ts`. */
import type { BRINGUP_WRONG as ENGLISH } from '../en/bringup-wrong.ts';
import type { Words } from '../words.ts';

export const BRINGUP_WRONG: Words<typeof ENGLISH> = {
  noBeat: {
    symptom: 'Lysdioden vid {heartbeatPin} blinkar aldrig.',
    cause: 'Kretskortet har ingen fast programvara, eller ingen ström.',
    remedy:
      'Lyser strömdioden? Om inte: en annan USB-kabel, en annan port. Om den gör det: `npx --no-install dicetable flash`. Hittas inget kort då saknar kabeln dataledare.',
  },
  beatsAlone: {
    symptom: 'Lysdioden blinkar, men bordet hittar inte kortet.',
    cause: 'Porten är en annan, används av ett annat program eller får inte öppnas.',
    remedy:
      'Stäng seriemonitorer; skriv `sudo usermod -aG dialout $USER` på Linux och logga in på nytt; ange porten (`--port`) om flera kort är inkopplade. Bordet säger vad som är i vägen.',
  },
  weakUsb: {
    symptom: 'Mindre än 4,75 V vid kortet.',
    cause: 'En tunn eller lång USB-kabel, eller en hubb utan egen matning.',
    remedy: 'Ta en kort kabel med grova ledare, direkt till datorn eller till en hubb med egen matning.',
  },
  displaysDark: {
    symptom: 'Båda är mörka.',
    cause: 'SDA ({sda}) och SCL ({scl}) är förväxlade, eller så saknas 5 V.',
    remedy:
      'Byt plats på de två ledarna; mät 5 V mellan VCC och GND på en modul. Spänningen kommer från kortet, aldrig från LED-matningen.',
  },
  leftDark: {
    symptom: 'Bara den högra visar något.',
    cause: 'Den vänstra modulen svarar inte på {left}.',
    remedy: 'Ingen adressbygel får vara sluten på den; kontrollera sedan dess fyra ledare.',
  },
  rightDark: {
    symptom: 'Bara den vänstra visar något.',
    cause: 'Den högra modulen svarar inte på {right}.',
    remedy: 'Slut dess adressbygel A0 med en droppe tenn; kontrollera sedan dess fyra ledare.',
  },
  displaysSwapped: {
    symptom: 'RGHT står till vänster.',
    cause: 'Modulen med bygeln ({right}) sitter till vänster.',
    remedy: 'Byt plats på modulerna.',
  },
  displayGarbage: {
    symptom: 'Segment lyser, men inga bokstäver.',
    cause: 'En modul vars segment är kopplade i en annan ordning.',
    remedy: 'Ta en från stycklistan: drivkretsen ensam gör den inte till rätt modul.',
  },
  buttonDead: {
    symptom: 'En knapp gör ingenting.',
    cause: 'En ledare har lossnat, eller båda går till samma sida av brytaren.',
    remedy:
      'Mät medan den är intryckt: mindre än 10 Ω mellan dess anslutning på filterkortet och GND, och {inputOhm} därifrån till dess stift. Kontakten ska vara den som sluter (NO), inte den som bryter.',
  },
  buttonOther: {
    symptom: 'En annan knapp räknas än den du trycker på.',
    cause: 'Två ledare är förväxlade vid kortet.',
    remedy: 'Byt plats på de två knapparnas ledare; listan över stift finns i WIRING.md.',
  },
  inputBounces: {
    symptom: 'Ett tryck räknas som två, eller studsar rapporteras.',
    cause: 'Kontakten öppnar igen i mer än {quietMs} ms, eller ledaren plockar upp störningar.',
    remedy:
      'Byt först brytaren. Löd sedan om filtrets lödställen ({inputFilter}, på filterkortet), och tvinna ledaren med sin egen jord.',
  },
  inputStuck: {
    symptom: 'En knapp sägs sitta fast eller vara intryckt utan att någon rör den.',
    cause:
      'Den var sluten vid start eller i {stuckS} s: en ledare ligger mot jord, eller kontakten är brytande (NC).',
    remedy:
      'Dra av en kabelsko från brytaren: är den fortfarande sluten sitter felet i ledaren eller vid kortet, annars i brytaren.',
  },
  leverDead: {
    symptom: 'Inget händer när du drar.',
    cause: 'Spaken når inte sin brytare, eller ledaren till {leverPin} har lossnat.',
    remedy:
      'Tryck in brytaren för hand: räknas det, flytta brytaren i sina spår, annars kontrollera ledaren.',
  },
  leverBounces: {
    symptom: 'Ett drag räknas som två, eller studsar rapporteras.',
    cause: 'Fjädern skakar brytaren i mer än {leverQuietMs} ms.',
    remedy: 'Flytta brytaren i sina spår tills den klickar strax före dragets slut, och dämpa fjädern.',
  },
  leverStuck: {
    symptom: 'Spaken räknas som dragen fast den är uppe.',
    cause: 'Den vilar mot sin brytare, eller kontakten är brytande (NC).',
    remedy:
      'Använd kontakterna COM och NO, och flytta brytaren i sina spår tills den klickar en gång per drag.',
  },
  buzzerSilent: {
    symptom: 'Tystnad.',
    cause: 'Ledaren till {buzzerPin} har lossnat, eller så är det ingen passiv piezo.',
    remedy:
      'Ena sidan till {buzzerPin} genom {buzzerOhm}, den andra till GND. En piezo klickar när den rör vid 5 V.',
  },
  buzzerGrowls: {
    symptom: 'Ett morrande, eller samma gälla ton vad som än spelas.',
    cause: 'En aktiv summer, som har en egen ton, eller en magnetisk.',
    remedy: 'Ta en passiv piezo. En magnetisk drar mer än stiftet får ge: koppla bort den nu.',
  },
  railMissing: {
    symptom: '0 V avläses fast matningen är på.',
    cause: 'En säkring, nätbrytaren eller spänningsdelaren vid {railPin}.',
    remedy:
      'Mät från matningen och framåt: dess utgång, efter huvudsäkringen ({trunkFuseA} A, med bordsnätdel {desktopFuseA} A), efter varje gruppsäkring ({laneFuseA} A), vid sista tärningen. Är allt 5 V, kontrollera de två motstånden på {dividerOhm}.',
  },
  railLow: {
    symptom: 'Mindre än {lowV} V medan inget lyser.',
    cause: 'Matningen är för lågt ställd, eller en skarv är dålig.',
    remedy:
      'Skruva upp matningen till 5,0 V med dess egen skruv, bara så som BUILD.md beskriver under ”Power, without data”: nätspänningen är på (en bordsnätdel utan skruv: ta en annan); en skarv som blir varm är dålig.',
  },
  railHigh: {
    symptom: 'Mer än {highV} V.',
    cause: 'Matningen är för högt ställd, eller är ingen för 5 V.',
    remedy:
      'Stäng av den och dra ur tärningarna: mer än 5,3 V förstör pixlarna. Skruva ned till 5,0 V innan de kopplas in igen, bara så som BUILD.md beskriver under ”Power, without data”: nätspänningen är på.',
  },
  railGhost: {
    symptom: 'Mer än {offV} V medan matningen är av.',
    cause: 'Något matar lysdioderna: kortets 5 V, eller en dataledare.',
    remedy:
      'Kortets 5 V går bara till displayerna och till pull-up-motstånd. Dra ur grupperna en i taget för att hitta vilken det är.',
  },
  allDark: {
    symptom: 'Ingen tärning tänds.',
    cause: 'Kortet driver inga under {driveV} V, eller så går dataledarna till fel sida av matriserna.',
    remedy:
      'Är LED-matningen på (steget före)? Dataledaren går till DIN; DOUT leder vidare till nästa matris.',
  },
  laneDark: {
    symptom: 'Båda tärningarna i en grupp är mörka, eller bara den första.',
    cause:
      'Dess dataledare ({lane1}, {lane2}, {lane3}), dess säkring, eller DIN och DOUT på dess första matris.',
    remedy:
      'Mät 5 V vid dess första matris; sedan {laneOhm} mellan stiftet och DIN; se sedan efter om dataledaren sitter på DIN, inte på DOUT.',
  },
  secondDark: {
    symptom: 'Bara den andra tärningen i en grupp är mörk.',
    cause: 'Ledaren från den förstas DOUT till den andras DIN, eller dess matning.',
    remedy: 'Mät 5 V vid den andra; kontrollera de tre ledarna mellan de två.',
  },
  lanesSwapped: {
    symptom: 'En tärning i ett annat par tänds.',
    cause: 'Två gruppers dataledare är förväxlade vid kortet.',
    remedy: 'Byt plats på dem: {lane1} går till tärning 1 och 2, {lane2} till 3 och 4, {lane3} till 5 och 6.',
  },
  diceSwapped: {
    symptom: 'Den andra tärningen i samma par tänds.',
    cause: 'Gruppen börjar vid fel av sina två tärningar.',
    remedy:
      'Dataledaren går först till parets vänstra tärning: skruva loss båda ramarna och byt plats på dem, med deras ledare.',
  },
  letterBroken: {
    symptom: 'Inget F i något läge: raderna ser sönderrivna ut.',
    cause: 'Raderna löper åt andra hållet än vad som angavs för pixeln.',
    remedy: 'Titta på den löpande pixeln igen, och ange det andra hållet.',
  },
  chainStops: {
    symptom: 'Pixeln stannar inne i en tärning, eller allt efter den är mörkt eller vilt.',
    cause: 'En trasig pixel: kedjan slutar där.',
    remedy: 'Byt matrisen, eller den pixeln.',
  },
  mixedLayouts: {
    symptom: 'Pixeln löper olika på olika tärningar.',
    cause: 'Två sorters matriser: bordet känner bara till ett sätt för alla.',
    remedy: 'Ta {dice} av samma sort.',
  },
  coloursShift: {
    symptom: 'Grannar skiljer sig fast alla ska ha samma färg.',
    cause: 'Pixlar med en fjärde färg (RGBW): de tar fyra byte var.',
    remedy: 'De går inte att använda. Ta trefärgspixlar ur stycklistan.',
  },
  coloursFlicker: {
    symptom: 'Färgerna flimrar eller ändras av sig själva.',
    cause: 'Dataledaren saknar egen jord, eller {laneOhm} saknas vid matrisen.',
    remedy: 'Lägg jord bredvid varje dataledare, och förena kort och LED-matning bara i stjärnpunkten.',
  },
  coloursMixed: {
    symptom: 'Tärningarna har olika färg sinsemellan.',
    cause: 'Sorters pixlar med olika färgordning: bordet känner bara till en ordning för alla.',
    remedy: 'Ta {dice} av samma sort.',
  },
  currentHigh: {
    symptom: 'Mer än {limitA} A.',
    cause: 'Dina pixlar drar mer än {pixelMa} mA var, eller så mäter instrumentet mer än huvudledaren.',
    remedy:
      'Bara en ledare får ligga i tången. Är det så, sänk `leds.limitMa` med så mycket som du mäter för högt.',
  },
  currentLow: {
    symptom: 'Mycket mindre än gränsen.',
    cause: 'Dina pixlar drar mindre än {pixelMa} mA vid fullt vitt.',
    remedy:
      'Spara det som räknades ut ur ditt mätvärde (`leds.pixelMa`): bilderna blir ljusare inom samma gräns.',
  },
  farLow: {
    symptom: 'Mindre än {lowV} V vid sista pixeln, eller vitt som gulnar där.',
    cause: 'Tunna eller långa ledare, eller en dålig skarv: {dropMv} mV får gå förlorade.',
    remedy: 'Mät från matningen och framåt tills förlusten är funnen; POWER.md har areor och längder.',
  },
  fuseBlows: {
    symptom: 'En säkring går.',
    cause: 'En kortslutning, eller en säkring med fel värde.',
    remedy:
      'Dra ur tärningarna bakom den och mät + mot −: mindre än 10 Ω är en kortslutning. Ta aldrig en större säkring.',
  },
};
