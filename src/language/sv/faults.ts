/** Swedish of `en/faults.ts`. */
import type { FAULTS as ENGLISH, FaultText } from '../en/faults.ts';

export const FAULTS = {
  'link-open': {
    what: 'Serieporten går inte att öppna',
    cause:
      'Kabeln sitter inte i, porten heter något annat, ett annat program har den öppen, eller behörigheten saknas',
    display: 'OFFLINE',
    advice: 'Kontrollera kabeln och portens namn, och att inget annat program har den öppen.',
  },
  'link-lost': {
    what: 'Kortet är borta',
    cause: 'Kabeln drogs ur, eller kortet har förlorat strömmen',
    display: 'OFFLINE',
    advice: 'Koppla in kabeln igen; spelet väntar och fortsätter av sig självt.',
  },
  'port-lost': {
    what: 'Kortet är borta från sin port',
    cause: 'Kabeln drogs ur, kortet har förlorat strömmen, eller porten heter något annat nu',
    display: 'OFFLINE',
    advice:
      'Koppla in kabeln igen; spelet väntar och fortsätter av sig självt. Sitter den nu i en annan port, starta om bordet med den, eller med --port auto, som hittar kortet självt.',
  },
  'port-moved': {
    what: 'Kortet verkar sitta i en annan port',
    cause: 'Kabeln kopplades in igen medan porten fortfarande var öppen, eller någon annanstans',
    display: 'OFFLINE',
    advice:
      'Dra ur kabeln och koppla in den en gång till, för ofta får den då tillbaka sin gamla port; eller starta om bordet med --port auto, som hittar kortet självt. Spelet fortsätter där det var.',
  },
  'board-silent': {
    what: 'Kortet svarar inte',
    cause: 'Kortet har ingen ström, är ett annat kort, eller kör ett annat program',
    display: 'OFFLINE',
    advice: 'Kontrollera att det har ström och firmware/dicetable.hex.',
  },
  'firmware-mismatch': {
    what: 'Kortet har en annan version av den fasta programvaran',
    cause: 'Dicetable uppdaterades men inte kortet, eller tvärtom',
    display: 'OFFLINE',
    advice:
      'Lägg in den här versionens fasta programvara: under Kort på operatörssidan, eller med `dicetable flash`.',
  },
  'firmata-silent': {
    what: 'Inget Firmata-kort svarar',
    cause: 'Kortet har ingen ström, kör inte Firmata, eller hör inte datorn',
    display: '',
    advice:
      'Kontrollera dess ström och ledare, och att det har det program som README anger under ”Firmata cabinets”.',
  },
  'firmata-firmware': {
    what: 'Kortet har fel fast programvara för Firmata',
    cause: 'Kortet kör en Firmata som inte kan driva lysdioderna',
    display: '',
    advice: 'Lägg in det program som README anger under ”Firmata cabinets”.',
  },
  'firmata-packages': {
    what: 'Paketen för Firmata-kort är inte installerade',
    cause: 'Dicetable installerades som paket i ett annat projekt, eller utan sina utvecklingspaket',
    display: '',
    advice:
      'Spela från en utcheckning efter `npm ci`, eller installera dem bredvid Dicetable, med overrides ur dess package.json.',
  },
  'firmware-file': {
    what: 'Filen med fast programvara går inte att använda',
    cause: 'Filen saknas, eller byggdes för en annan krets',
    display: 'OFFLINE',
    advice: 'Ange en Intel HEX-fil för ATmega328P; `npm run firmware` bygger firmware/dicetable.hex.',
  },
  'flash-board': {
    what: 'Inget läggs in på det här kortet',
    cause: 'Det är ett annat kort än en Uno eller Nano med ATmega328P, eller dess bootloader saknas',
    display: '',
    advice: 'Koppla in en Arduino Uno R3 eller en klassisk Nano (ATmega328P). Inget har skrivits.',
  },
  'board-flashing': {
    what: 'Kortet får sin fasta programvara',
    cause: 'En operatör har bett om det',
    display: '',
    advice: 'Det tar några sekunder; spelet väntar och fortsätter av sig självt.',
  },
  'flash-failed': {
    what: 'Den fasta programvaran kunde inte läggas in',
    cause: 'Kabeln drogs ur eller är dålig, eller ett annat program talade med kortet',
    display: '',
    advice: 'Kör `dicetable flash` igen: det går hur kortet än lämnades.',
  },
  'service-refused': {
    what: 'Bordets tjänst sätts inte upp',
    cause: 'Behörigheten saknas, datorn har ingen systemd, eller något med det namnet finns redan',
    display: '',
    advice:
      'Rätta till det och försök igen; hardware/HOST.md säger hur, och vad som gäller på andra datorer.',
  },
  'hall-failed': {
    what: 'Hallen kan inte göra det här',
    cause: 'Ett program är inte installerat, en port är upptagen, databasen svarar inte, eller en kod är fel',
    display: '',
    advice: 'Rätta till det och försök igen; src/hall säger hur en hall sätts upp.',
  },
  'update-refused': {
    what: 'Bordet uppdateras inte',
    cause:
      'Filen är ingen utgåva för det här bordet, disken är full, eller den nya versionen spelar inte här',
    display: '',
    advice: 'Bordet spelar som förut; src/update säger vad en uppdatering behöver.',
  },
  'button-stuck': {
    what: 'En knapp sitter fast',
    cause: 'Den har kilat fast eller någon lutade sig mot den, eller dess ledare vidrör varandra',
    display: 'FAST',
    advice: 'Lossa den, eller laga dess ledare: sedan räknas den igen. Alla andra knappar fungerar.',
  },
  'button-chatter': {
    what: 'En knapp glappar',
    cause: 'Dess kontakt är sliten eller lös, eller kortet rapporterar tryck som ingen kan göra',
    display: 'GLAPPAR',
    advice:
      'Rör den inte på två sekunder: sedan räknas den igen. Kommer felet tillbaka, byt knappen eller kontrollera dess ledare. Alla andra knappar fungerar.',
  },
  'display-absent': {
    what: 'Displayen svarar inte helt',
    cause: 'En modul har ingen ström, en lös ledare eller fel adress',
    display: '',
    advice:
      'Kontrollera dess ledare och adresser (0x70 och 0x71). Spelet fortsätter; sidorna visar vad displayen skulle visa.',
  },
  'rail-low': {
    what: 'Lysdioderna har för låg spänning',
    cause:
      'Deras matning är av, för svag eller har en trasig säkring, eller så saknas spänningsdelaren vid A3',
    display: '',
    advice: 'Kontrollera 5 V-matningen och dess säkringar. Spelet fortsätter; sidorna visar tärningarna.',
  },
  'journal-open': {
    what: 'Journalen går inte att öppna',
    cause: 'Mappen saknas, är skrivskyddad eller tillhör någon annan',
    display: 'JOURNAL',
    advice: 'Kontrollera att datamappen finns och går att skriva i.',
  },
  'journal-in-use': {
    what: 'Journalen används redan',
    cause: 'Ett annat bord har den öppen, eller ett kommando som läser den',
    display: 'I BRUK',
    advice: 'Avsluta det andra bordet först, eller ange en annan datamapp med --data-dir.',
  },
  'journal-write': {
    what: 'Journalen går inte att skriva',
    cause: 'Disken är full, eller trasig',
    display: 'DISKFEL',
    advice:
      'Kontrollera ledigt utrymme och diskens hälsa, och starta sedan igen (ett bord som spelar slutar av sig självt efter en halv minut, så att en tjänst startar det på nytt); inget som har visats går förlorat.',
  },
  'journal-damaged': {
    what: 'Journalen är skadad',
    cause: 'Disken har tappat eller ändrat det som skrevs, eller filer flyttades för hand',
    display: 'DATAFEL',
    advice:
      'Återställ en säkerhetskopia, eller flytta undan journal.db och filerna bredvid för att börja på en ny.',
  },
  'pin-write': {
    what: 'PIN-koden går inte att spara',
    cause: 'Disken är full, eller datamappen är skrivskyddad',
    display: 'GAML PIN',
    advice:
      'PIN-koden som bordet visar gäller tills det startas om. Kontrollera ledigt utrymme och datamappen, och gör sedan en ny PIN-kod.',
  },
  'log-write': {
    what: 'Loggen går inte att skriva',
    cause: 'Disken är full, eller trasig',
    display: '',
    advice: 'Kontrollera ledigt utrymme och diskens hälsa; till nästa start går raderna till terminalen.',
  },
  'backup-failed': {
    what: 'Säkerhetskopian kunde inte göras',
    cause: 'Disken är full, mappen är skrivskyddad, eller journalen är skadad',
    display: '',
    advice:
      'Kontrollera ledigt utrymme och att mappen går att skriva i. Är journalen skadad, återställ snart den nyaste säkerhetskopian, för det som spelas till dess finns inte i någon.',
  },
  'backup-unusable': {
    what: 'Det här går inte att återställa',
    cause: 'Filen är ingen säkerhetskopia, kopierades inte helt, eller skadades senare',
    display: '',
    advice: 'Ange en annan fil som Dicetable har gjort som säkerhetskopia; inget har ändrats.',
  },
  'not-verifiable': {
    what: 'Det här spelet går inte att kontrollera',
    cause: 'Det finns inget spel med det numret, eller så pågår det än',
    display: '',
    advice: 'Ange ett spel som är slut; historiken har deras nummer.',
  },
  'league-refused': {
    what: 'Hallens ligor gör inte det',
    cause: 'Ett skrivfel, ett annat läge i ligan, eller en databas som inte går att nå',
    display: '',
    advice: 'Rätta till det och försök igen; inget har ändrats.',
  },
  'round-refused': {
    what: 'Hallens rundor med samma tärningar gör inte det',
    cause: 'Ett skrivfel, ett annat läge i rundan, eller en databas som inte går att nå',
    display: '',
    advice: 'Rätta till det och försök igen; inget har ändrats.',
  },
  'config-wrong': {
    what: 'Konfigurationen är fel',
    cause: 'Ett skrivfel, eller ett värde utanför gränserna',
    display: 'CONFIG',
    advice: 'Rätta det angivna stället; `dicetable config` skriver ut vad som gäller.',
  },
  'rules-unknown': {
    what: 'Det finns inget sådant regelverk',
    cause: 'Det togs bort ur bordsfilen, eller namnet är felstavat',
    display: 'REGLER',
    advice: '`dicetable rules` listar dem; --config anger bordsfilen med dina egna.',
  },
  'address-in-use': {
    what: 'Adressen är upptagen',
    cause: 'Ett andra bord är igång, eller ett annat program använder porten',
    display: 'UPPTAGEN',
    advice: 'Välj en annan med --http-port, eller stoppa det andra programmet.',
  },
  'address-wrong': {
    what: 'Sidan går inte att visa på den här adressen',
    cause: 'Adressen tillhör inte den här datorn, eller porten kräver fler rättigheter',
    display: 'FEL ADR',
    advice: 'Ange en av datorns adresser med --host, och en port över 1023 med --http-port.',
  },
} satisfies Record<keyof typeof ENGLISH, FaultText>;
