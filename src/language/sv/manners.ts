/** Swedish of `en/manners.ts`. */
import type { MANNERS as ENGLISH } from '../en/manners.ts';
import type { Words } from '../words.ts';

export const MANNERS = {
  plain: {
    welcome: 'Välkommen till {game}!',
    start: 'Dra i spaken för att börja.',
    roll: 'Din tur, {player}. Dra i spaken.',
    select: 'Håll tärningar och dra i spaken, eller välj en ruta.',
    choose: 'Välj en ruta.',
    stop: '',
    farkle: '',
    unknownBox: 'Den rutan finns inte i det här spelet.',
    filledBox: '{box} är fylld. Välj en annan ruta.',
    preview: '{box} skulle ge {points} poäng. Tryck på välj för att ta dem.',
    scratch: '{box} skulle ge 0, andra rutor mer. Tryck två gånger på välj för att stryka.',
    winner: '{player} vinner med {total} poäng.',
    tie: '{player} delar segern med {total} poäng.',
    solo: '{player} slutar på {total} poäng.',
    record: '{player} kommer in på topplistan.',
    again: 'Dra i spaken för att spela igen.',
  },
  window: {
    welcome: 'Välkommen till Yahtzee!',
    start: 'Tryck på ”s” för att börja.',
    stop: 'Tryck på mellanslag för att sluta kasta och välja ruta.',
    choose: 'Välj en kategori!',
    unknownBox: 'Du måste ange en giltig kategori. Koderna står i protokollet.',
    filledBox: '{box} har redan ett resultat. Välj en annan kategori.',
    winner: 'Vinnare är spelare {number}, {player}, med {total} poäng!!!!!',
    solo: 'Vinnare är spelare {number}, {player}, med {total} poäng!!!!!',
  },
  asking: {
    preview: 'Summan är {points}. Vill du ta den?',
    scratch: 'Det blev inte {box}. Vill du ta det ändå?',
    solo: 'Ditt resultat är {total}.',
    again: 'Vill du spela igen?',
  },
  rollAgain: {
    welcome: 'Välkommen till Yahtzee!',
    roll: 'Din tur, {player}. Dra i spaken.',
    select: 'Välj med håll tärningarna som du vill kasta om och dra i spaken.',
    choose: 'Välj en kategori för det här kastet.',
    winner: 'Grattis, {player}, du vinner med totalt {total} poäng!',
    solo: 'Grattis, {player}, du vinner med totalt {total} poäng!',
    record: 'Grattis, {player}, du är med på topplistan!',
  },
  accepting: {
    welcome: 'Välkommen till Scotzee!',
    preview: '{box} skulle ge {points} poäng. Tryck på välj för att godta dem.',
    solo: 'Spelet är slut! {player} slutar på {total} poäng.',
    record: 'Nytt rekord!',
  },
  farkle: {
    welcome: 'Välkommen till Farkle!',
    roll: 'Spelare {number}, {player}: din tur. Dra i spaken.',
    select: 'Vilka behåller du? Håll dem: spaken kastar de andra, välj säkrar.',
    choose: '{rolls} tärningar kvar – kasta igen? Spaken kastar, välj säkrar.',
    farkle: 'FARKLE – din omgång är slut.',
    winner: '{player} vinner!',
  },
  zilch: {
    welcome: 'Välkommen till Zilch!',
    farkle: 'ZILCH – din omgång är slut.',
  },
} satisfies Words<typeof ENGLISH>;
