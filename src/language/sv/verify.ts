/** Swedish of `en/verify.ts`. */
import type { VERIFY as ENGLISH } from '../en/verify.ts';
import type { Words } from '../words.ts';
import { CHECK } from './check.ts';
import { number } from './grammar.ts';

export const VERIFY = {
  check: CHECK,
  pageTitle: 'Tärningskontroll · Dicetable',
  title: (game) => `Tärningarna i spel ${game}`,
  waiting: 'Tärningarna räknas om …',
  noAnswer: 'Bordet svarar inte med ett spel. Ladda om sidan när du är i dess nätverk.',
  back: 'Till bordet',
  right: 'Varje tärning stämmer',
  wrong: 'Något är fel',
  typed: 'En övning: tärningarna skrevs in',
  dealt: 'Tärningarna kom från en hall',
  rehearsal: 'Övning',
  here: 'Uträknat just nu, på den här enheten.',
  rightText: (dice, rolls) =>
    `Alla ${number(dice)} tärningar i ${number(rolls)} kast blir desamma av det förseglade fröet.`,
  pointsText:
    'Bordet har spelat igenom det igen: poäng, turordning och vinnare följer av tärningarna och valen enligt reglerna. Den som inte tror bordet frågar med dicetable verify.',
  pointsUnknown: (rules) =>
    `Poängen kontrollerades inte: bara bordsfilen har reglerna ”${rules}”. Utan dem kan ingen säga om det här spelet har spelats.`,
  corrected: (who) => `Ändrat för hand, så att poäng och totaler inte följer av tärningarna ensamma: ${who}.`,
  correctedBy: (by, seqs) => `${by} (händelse ${seqs})`,
  typedText: 'Händelserna är som de skrevs. Om tärningar bevisar det inget.',
  dealtText: (round) =>
    `Händelserna är som de skrevs. Tärningarna är de i runda ${round} i en hall, samma vid alla bord: den hallens sida /round/${round} bevisar dem när alla har spelat.`,
  events: 'Händelser',
  eventsText: (count) => `alla ${number(count)} är som de skrevs`,
  seal: 'Sigill',
  sealPicture: 'Sigillet som bild: varje cell är en siffra',
  sawThis: (time) => `Den här enheten såg just det här sigillet, ${time}.`,
  sawOther: (time) =>
    `Den här enheten såg ett annat sigill för ett spel med det här numret, ${time}. Antingen har bordet börjat på en ny journal sedan dess, eller så är det inte spelet som spelades:`,
  link: 'Nyaste länken',
  linkText: 'att notera: händelse och hash, som täcker alla händelser före',
  sawLink: (seq) =>
    `Den här enheten såg händelse ${seq} som journalens nyaste; här står den på sin plats, alltså har inget före den ändrats sedan dess.`,
  lostLink: (seq) =>
    `Den här enheten såg händelse ${seq} som journalens nyaste, och här står inte den på sin plats: någon har skrivit om journalen, eller ställt den tillbaka.`,
  guestCuts: (words) => `skrivet av gäster: ${words}`,
  sealText: 'SHA-256 av frö, regelverk och spelare',
  seed: 'Frö',
  cut: 'Kuperat av spelarna',
  noCut: 'inget',
  event: (seq) => `Händelse ${seq}`,
  rolls: 'Varje kast',
  rollsText:
    'Fröet är nyckeln som texten signeras med (HMAC-SHA256); varje byte under 252 ger en tärning: resten vid division med 6, plus 1. Tärningar inom parentes kastades inte.',
  roll: 'Kast',
  player: 'Spelare',
  text: 'Text',
  dice: 'Tärningar',
  proves: 'Vad det här bevisar',
  provesText:
    'Fröet, och med det varje kast, låg fast innan spelarna kuperade, och ingen valde det efteråt, om det här är sigillet du såg före första kastet: jämför alla 64 siffror, eller bilden, med det du noterade. Den här sidan jämför med vad enheten har sett. Åtta siffror är bara en början: någon med en dator hittar ett andra frö till dem.',
  notText:
    'Det bevisar inte att programmet vid bordet är det publicerade: ett ändrat program kunde ha dragit frön tills det tyckte om ett, för spelare som inte kuperar. Inte heller att spelet alls har spelats: den som kan skriva i journalen kan hitta på ett helt, med ett eget frö; sigillet du såg avslöjar det. Och den som kan läsa datamappen medan ni spelar känner de kommande kasten: låt en gäst kupera sist.',
} satisfies Words<typeof ENGLISH>;
