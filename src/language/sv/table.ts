/** Swedish of `en/table.ts`. */
import type { TABLE as ENGLISH } from '../en/table.ts';
import type { Words } from '../words.ts';
import { list, money, number, plural } from './grammar.ts';

const pointsOf = (count: number) => `${number(count)} poäng`;
const times = (presses: number) => plural(presses, { one: 'en gång', other: `${presses} gånger` });

export const TABLE = {
  rehearsal: 'Övning, med inskrivna tärningar.',
  whichLesson: ({ game }) =>
    `Ny här? Tryck på välj så visas du genom ett första spel ${game}, som aldrig räknas.`,
  lessonBegin:
    'Dra i spaken: fem tärningar rullar. Varje omgång har tre kast för att få dem att passa i en ruta i protokollet.',
  lessonNext:
    'Det står i protokollet. Varje ruta fylls en gång, och en som inte passar får 0. Dra i spaken för nästa omgång.',
  lessonOver:
    'Mer är det inte. Spela vidare, eller håll bakåt och framåt samtidigt tills menyn öppnas: AVSLUTA avbryter övningen.',
  lessonPaid: 'Mer är det inte. Dra i spaken för att börja ett eget spel.',
  lessonHold: ({ buttons }) =>
    `Tryck på håll ${list(buttons)}: de tärningarna ligger kvar, de andra kastas om.`,
  lessonFree: ({ buttons }) =>
    `Tryck på håll ${list(buttons)} igen: ${plural(buttons.length, { one: 'den tärningen är', other: 'de tärningarna är' })} bättre att kasta om.`,
  lessonRoll: 'Bra. Dra i spaken: bara tärningar som inte hålls rullar.',
  lessonScore: ({ box, points: count }) =>
    `Inga kast är kvar: fyll en ruta. Välj visar den bästa, ${box} för ${pointsOf(count)}; bakåt och framåt visar andra.`,
  lessonStop: ({ box, points: count }) =>
    `${box} finns redan, för ${pointsOf(count)}: välj visar den. Eller håll tärningar och kasta vidare.`,
  lessonShown: 'Välj skriver in det, bakåt och framåt visar andra rutor.',
  setUp: 'Dra i spaken för att börja ett spel.',
  learnOffer: 'Ny här? Dra i spaken, tryck sedan på bakåt: LAR DIG.',
  credit: ({ credits, price, currency }) => `Krediter: ${credits}. En kostar ${money(price, currency)}.`,
  costs: ({ cost, credits }) =>
    `Det här spelet kostar ${plural(cost, { one: '1 kredit', other: `${cost} krediter` })}; det finns ${credits}.`,
  coin: ({ credits }) => `Tack. Krediter: ${credits}.`,
  slam: 'Någon har slagit på eller lyft bordet. Spelet fortsätter.',
  doorOpen: 'Myntluckan öppnades. Spelet fortsätter.',
  coinJam: ({ channel }) => `Ett mynt har fastnat i kanal ${channel}: inget räknas där förrän det är loss.`,
  called: ({ names, league }) => `${list(names)}, er match i ${league} spelas här.`,
  goOn: ({ names }) =>
    `Spelet med ${list(names)} kan fortsätta: dra i spaken. Tryck på välj för ett nytt spel.`,
  whichGame: ({ game }) => `${game}? Bakåt och framåt visar andra spel, välj tar det här.`,
  whichLanguage: ({ language }) =>
    `${language}? Välj gör det till bordets språk. Bakåt och framåt visar spelen.`,
  coachOff: 'Ingen coach?',
  whichRound: ({ id, game, players }) => `Samma tärningar, runda ${id}: ${game} för ${players}?`,
  ofRound: ({ game, id }) => `${game}, runda ${id}`,
  dealtSo: ({ dice }) => `Hallen har redan delat ut det här kastet: håll samma tärningar som då (${dice}).`,
  coachAfter: 'En coach som säger vad varje val har kostat?',
  coachLive: 'En coach som även visar det bästa valet?',
  languageUnkept:
    'Bordet talar det nu, men bordsfilen gick inte att skriva: efter en omstart talar det samma språk som förut.',
  whoPlays: ({ names, game }) => `${list(names)} spelar ${game}.`,
  offeredName: ({ number, name }) =>
    `Spelare ${number} är ${name}: välj tar namnet, bakåt och framåt börjar ett annat.`,
  endOfName: ({ number, name }) => `Spelare ${number} är ${name}: välj tar namnet.`,
  nameEnd: 'SLUT',
  nameKeep: 'SPARA',
  outOfOrder: 'Bordet väntar på sitt kort. Inget spel går förlorat.',
  guestsFault: ({ fault }) => `${fault}. Säg gärna till den som sköter bordet.`,
  firstBlank: ({ number }) => `Spelare ${number}: ett blanksteg. Välj tar det, håll 1 raderar.`,
  blank: ({ number, text }) => `Spelare ${number}: ${text} och ett blanksteg. Välj tar det, håll 1 raderar.`,
  letter: ({ number, text }) =>
    `Spelare ${number}: ${text}. Välj tar bokstaven, håll 1 raderar, 2 till 6 går till A, F, K, P, U.`,
  letterAgain: ({ number, text, letter }) =>
    `Spelare ${number}: ${text}. Bakåt går till SLUT, välj tar ${letter} en gång till, 2 till 6 går till A, F, K, P, U.`,
  badLine: ({ line, digits }) => `Rad ${line} är ${digits}: ett kast är 1 till 6 siffror från 1 till 6.`,
  wrongCount: ({ line, digits, count }) =>
    `Rad ${line} är ${digits}, men ${plural(count, { one: '1 tärning', other: `${count} tärningar` })} kastas nu.`,
  noDice: 'Det finns inga tärningar i den texten.',
  typeFirst: 'Skriv in tärningarna först.',
  housePlays: ({ player }) => `${player} spelar för huset. Valfri knapp gör det snabbare.`,
  ofHouse: ({ rules }) => `${rules}: huset`,
  houseOffered: ({ number, name }) =>
    `Spelare ${number} är ${name}, från huset: välj tar den, bakåt och framåt visar andra.`,
  codeAsked: ({ number, name, missing }) =>
    missing === 0
      ? `Plats ${number}: välj tar koden, håll 1 raderar en siffra.`
      : `Plats ${number}: någon heter redan ${name}. Skriv koden, ${plural(missing, { one: '1 siffra', other: `${missing} siffror` })} kvar. Välj genast: spela utan kod.`,
  keepName: ({ number, name }) =>
    `Plats ${number}, ${name}: välj, så känner bordet igen dig nästa gång, på fyra egna siffror.`,
  codeChosen: ({ number, name, missing }) =>
    `Plats ${number}: fyra siffror som bordet känner igen ${name} på, ${missing} kvar. Välj genast: spela utan.`,
  codeWrong: 'Det är inte koden.',
  codeWait: 'För många fel koder: vänta tio minuter eller längre, eller ta platsen med telefonen.',
  holdOn: 'Fortsätt hålla in välj för att ångra poängen.',
  rolls: ({ player }) => `${player} kastar.`,
  rollsLeft: ({ player, rolls }) => `${player} har ${rolls} kast kvar.`,
  rollsLeftSaved: ({ player, rolls, saved }) =>
    `${player} har ${rolls} kast kvar, ${saved === rolls ? 'alla' : saved} sparade.`,
  anyRolls: ({ player }) => `${player} har hur många kast som helst kvar.`,
  claimed: ({ player }) => `${player} har tagit bonusen.`,
  choosesAgain: ({ player }) => `${player} väljer om.`,
  rollsNoMore: ({ player }) => `${player} kastar inte mer.`,
  noRolls: ({ player }) => `${player} har inga kast kvar.`,
  takesMore: ({ box, points }) => `${box} tar ${number(points)} poäng till. Tryck på välj för att ta dem.`,
  scratchAgain: ({ box, seconds }) => `Tryck på välj igen inom ${seconds} sekunder för att stryka ${box}.`,
  andBonus: ({ bonus }) => `Den ger också en bonus på ${bonus}.`,
  hasTotal: ({ player, total }) => `${player} har ${pointsOf(total)}.`,
  boxOpen: ({ player, box }) => `${player}: ${box} är öppen.`,
  boxHas: ({ player, box, points }) => `${player}: ${pointsOf(points)} i ${box}.`,
  asks: ({ player, what }) => `${player}: ${what}`,
  banksAgain: ({ player }) => `${player} säkrar igen`,
  inTurn: ({ player, points }) => `${player}: ${pointsOf(points)} i den här omgången.`,
  spared: ({ player, points }) => `${player}: inget räknas, och det är värt ${pointsOf(points)}.`,
  rollOrBank: 'Kasta alla tärningar igen, eller säkra.',
  bank: 'Tryck på välj för att säkra.',
  hotDice: 'HETA TÄRNINGAR!',
  lost: ({ player, farkle, lost }) => `${player}: ${farkle} ${pointsOf(lost)} förlorade.`,
  penalty: ({ cost }) => `Straffet för så många i rad är ${pointsOf(cost)}.`,
  farkleCosts: ({ player, cost, total }) =>
    `En Farkle kostar ${player} ${pointsOf(cost)}. ${player} har nu ${number(total)}.`,
  farklesCost: ({ player, farkles, cost, total }) =>
    `${farkles} Farkle i rad kostar ${player} ${pointsOf(cost)}. ${player} har nu ${number(total)}.`,
  corrected: 'Spelet rättades.',
  allOut: 'Alla har lämnat spelet.',
  askName: ({ player }) => `Bakåt och framåt börjar ett namn för ${player}, välj fortsätter utan.`,
  stopped: ({ fault }) => `Bordet har stannat. ${fault}`,
  resume: 'Tryck på välj för att fortsätta spelet.',
  takeBack: 'Tryck på välj för att ångra den senaste rutan och välja om.',
  skip: 'Tryck på välj för att spela den här omgången senare.',
  quit: 'Tryck på välj för att lämna spelet. Spaken fortsätter det ännu en stund.',
  pagesAt: ({ address }) => `Sidorna finns på ${address}. Välj fortsätter.`,
  noAddress: 'ingen adress',
  pinShown:
    'Bordets egen display visar operatörssidans PIN-kod, ingen sida gör det; den står också i filen operator-pin i datamappen. Välj fortsätter.',
  pinOld: 'Den nya PIN-koden gick inte att spara: displayen visar den gamla. Välj fortsätter.',
  pinNotForGuests: 'Gäster vid en öppen automat gör ingen ny PIN-kod: den gamla gäller. Välj fortsätter.',
  inService: 'Service är öppen: display och tärningar visar den. Ett spel väntar som det är.',
  testButtons: 'Knapptest: tryck på en knapp. Välj, hållen i 5 sekunder, gör en ny PIN-kod.',
  tested: ({ button, presses }) => `Knapptest: ${button}, tryckt ${times(presses)}.`,
  bounced: ({ button, presses, bounces }) =>
    `Knapptest: ${button}, tryckt ${times(presses)}, varav ${bounces} för tätt efter en annan: dess kontakt studsar.`,
  cut: ({ cut }) => `Tärningarna är kuperade: ${cut}.`,
  guestCut: ({ text }) => `En gäst kuperar tärningarna: ${text}.`,
  moreCuts: ({ left }) => `${left} tryck till får följa.`,
  banked: ({ player, points, total }) => `${player} säkrar ${pointsOf(points)} och har nu ${number(total)}.`,
  stuck: ({ button }) => `${button} sitter fast: lossa den. Alla andra knappar fungerar.`,
  chatters: ({ button }) => `${button} glappar: rör den inte på två sekunder. Alla andra knappar fungerar.`,
} satisfies Words<typeof ENGLISH>;
