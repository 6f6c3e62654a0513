/** Swedish of `en/bringup.ts`. */
import type { BRINGUP as ENGLISH } from '../en/bringup.ts';
import type { Words } from '../words.ts';
import { BRINGUP_WRONG } from './bringup-wrong.ts';

export const BRINGUP: Words<typeof ENGLISH> = {
  title: 'Första ljuset',
  lead: 'Tio steg leder från ett kretskort på USB till ett tänt bord. Gå vidare först när ett steg stämmer: varje steg räknar med dem före.',
  doTitle: 'Gör',
  seeTitle: 'Se',
  measureTitle: 'Mät',
  wrongTitle: 'Om inte',
  symptom: 'Vad du ser',
  cause: 'Trolig orsak',
  remedy: 'Vad du gör',
  steps: {
    heartbeat: {
      title: 'Hjärtslag',
      do: 'Låt LED-matningen vara av: kortet lever på sin USB-kabel ensam. Lägg in den fasta programvaran (`npx --no-install dicetable flash`), och starta bordet (`npm start -- --board serial`).',
      see: 'Lysdioden vid stift {heartbeatPin} på kortet växlar två gånger i sekunden, och bordet säger att kortet är klart. Utan bord visar displayen efter två sekunder {offlineText} och {offlineHint} omväxlande.',
    },
    displays: {
      title: 'Displayer',
      do: 'Titta på båda displaymodulerna framifrån.',
      see: 'LEFT på den vänstra, RGHT på den högra.',
    },
    buttons: {
      title: 'Knappar',
      do: 'Tryck på var och en av de {inputs} knapparna en gång, långsamt, och släpp: håll 1 till håll 6, bakåt, framåt, välj.',
      see: 'Knappen du trycker på är intryckt, har ett tryck till och ingen studs, och är fri igen när du släpper den.',
    },
    lever: {
      title: 'Spak',
      do: 'Dra spaken hela vägen, en gång, och låt den gå tillbaka.',
      see: 'Ett tryck, ingen studs, och fri igen när den är tillbaka.',
    },
    buzzer: {
      title: 'Summer',
      do: 'Låt den ljuda.',
      see: 'En ren ton, en sekund lång.',
    },
    rail: {
      title: 'LED-matning',
      do: 'Vänta med LED-matningen av tills bordet läser 0 V. Dra sedan ur gruppernas dataledare ur kortet, slå på matningen och titta igen; slå av den, koppla in dem, och slå på den.',
      see: 'Under {offV} V medan den är av, från {lowV} till {highV} V medan den är på: utanför det bedöms det som ett fel. Ett bra bygge visar {goodDarkV} V eller mer här; är det mindre, leta efter en dålig skarv innan du går vidare.',
    },
    lanes: {
      title: 'Grupper och tärningarnas ordning',
      do: 'En tärning i taget lyser vitt. Säg varje gång vilken det är, räknat från vänster.',
      see: 'Tärningarna tänds från vänster till höger, 1 till {dice}.',
    },
    mounting: {
      title: 'Hur varje tärning är monterad',
      do: 'Först löper en enda pixel genom varje tärning: säg hur den går från rad till rad. Sedan står bokstaven F på en tärning i taget: säg hur du ser den.',
      see: 'Till sist ett upprätt F på var och en av de {dice} tärningarna.',
    },
    colours: {
      title: 'Färger',
      do: 'Alla tärningar visas i en färg i taget: säg vilken du ser.',
      see: 'Till sist rött, grönt, blått och vitt, i den ordningen.',
    },
    current: {
      title: 'Ström',
      do: 'Alla tärningar är vita, så ljusa som gränsen tillåter. Sätt tångamperemetern runt en ledare till huvudsäkringens hållare, och en voltmeter vid sista tärningens sista pixel.',
      see: 'Högst {limitA} A, och minst {lowV} V vid sista pixeln, under vilket det bedöms som ett fel; ett bra bygge visar {goodWhiteV} V eller mer, med bordsnätdel {desktopWhiteV}. Det du mäter visar hur mycket dina pixlar drar, så att bilderna får vara så ljusa som gränsen verkligen tillåter.',
    },
  },
  measures: {
    boardVolts: 'Mellan 5V och GND på kortet',
    displayVolts: 'Mellan VCC och GND på varje modul',
    railVolts: 'Mellan + och − vid sista tärningen',
    ledMa: 'Genom huvudsäkringen',
    farVolts: 'Mellan + och − vid sista pixeln',
  },
  wrong: BRINGUP_WRONG,
  end: 'Alla tio stegen stämmer. Stäng bordet, dra i spaken och spela.',
};
