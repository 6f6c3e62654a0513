/** French of `en/house.ts`. */
import type { CONDITION as CONDITIONS, HOUSE as ENGLISH, PAYS as PAYMENTS } from '../en/house.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

const COUNTS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const;
const COLOURS = { black: 'noir', red: 'rouge', green: 'vert' } as const;
const BUSTS = {
  farkle: { one: 'Farkle', other: 'Farkles' },
  zilch: { one: 'Zilch', other: 'Zilchs' },
} as const;
const manyRolls = (rolls: number) =>
  rolls === 0 ? 'autant de lancers qu’on veut' : `jusqu’à ${rolls} lancers`;

export const HOUSE = {
  title: ({ rules, id }) => `${rules} (${id})`,
  players: ({ min, max }) =>
    min === max ? plural(max, { one: '1 joueur', other: `${max} joueurs` }) : `${min} à ${max} joueurs`,
  played: ({ players, dice }) => `Pour ${players}, avec ${dice} dés.`,
  boxRule: ({ box, condition, pays }) => `${box} : ${condition}. Rapporte ${pays}.`,
  tieShared: 'Le plus haut total gagne ; à égalité, la victoire est partagée.',
  tieLowest: 'Le plus haut total gagne ; à égalité, la place la plus basse.',

  oneRoll: 'Un tour est un lancer de tous les dés.',
  stopAny: ({ rolls }) => `Un tour a ${manyRolls(rolls)} ; après chacun, une case peut être remplie.`,
  stopNever: ({ rolls }) => `Un tour a toujours ${rolls} lancers.`,
  stopIsFinal: ({ rolls }) =>
    `Un tour a ${manyRolls(rolls)} ; dès qu’on commence à choisir une case, on ne lance plus.`,
  savesRolls: 'Les lancers non utilisés sont épargnés et peuvent servir à tout tour suivant du même joueur.',
  rollAgain: 'Après un lancer, tous les dés qui ne sont pas marqués pour rouler restent.',
  heldForTurn: 'Un dé gardé le reste jusqu’à la fin du tour.',
  heldUntilFreed: 'Les dés gardés le restent jusqu’à ce qu’on les libère.',
  heldOnceFixed:
    'Un dé gardé le reste pour le lancer suivant, même si on veut le libérer ; ensuite, tous les dés sont de nouveau libres.',
  heldOnce: 'Les dés gardés restent pour le lancer suivant ; ensuite, tous sont de nouveau libres.',
  fillBox:
    'Un tour finit quand une case ouverte est remplie. Une case dont la condition n’est pas remplie reçoit 0.',
  colours: ({ colours }) =>
    `Les points ont des couleurs : ${colours.map((colour, at) => `${at + 1} ${COLOURS[colour]}`).join(', ')}. Le noir luit blanc sur les LED.`,
  columns: ({ columns }) =>
    `La feuille a ${columns.length} colonnes de ces cases, leurs totaux comptent ${columns.map((factor) => `× ${factor}`).join(', ')} :`,
  boxRow: ({ condition, pays }) => `${condition}: ${pays}`,
  upperBonus: ({ threshold, max, points, higher, columns }) => {
    const sum = max === 0 ? `${threshold} ou plus` : `${threshold} à ${max}`;
    const more = higher.map((step) => ` ; ${step.threshold} ou plus, ${step.points}`).join('');
    return columns
      ? `Dans chaque colonne, les As à Six qui font ${sum} avant la multiplication donnent un bonus de ${points}${more} ; il est multiplié aussi.`
      : `Les As à Six qui font ${sum} donnent un bonus de ${points}${more}.`;
  },
  bonusAtEnd: 'Le total le montre une fois la feuille pleine.',
  further: ({ yahtzee, holds, points }) =>
    `Tant que ${yahtzee} porte ${holds}, cinq identiques rapportent ${points} de plus, à côté de la case où ils vont.`,
  claim: ({ yahtzee, holds, points }) =>
    `Tant que ${yahtzee} porte ${holds} ou plus, cinq identiques peuvent y ajouter ${points}, une fois par tour ; puis les mêmes dés remplissent une case ouverte.`,
  opensWith: ({ box, yahtzee, holds }) =>
    `${box} n’est ouverte que tant que ${yahtzee} porte ${holds} ; avec ${yahtzee}, les deux sont barrées.`,
  jokerNone: 'Il n’y a pas de joker : dans les autres cases, cinq identiques comptent comme tous les dés.',
  jokerForced: ({ yahtzee }) =>
    `Une fois ${yahtzee} remplie, de points ou de 0, cinq identiques sont un joker : ils vont dans leur propre case du haut tant qu’elle est ouverte ; sinon dans une case ouverte du bas, où ils comptent en plein pour full et suites ; sinon dans une case ouverte du haut, avec 0.`,
  jokerFree: ({ yahtzee }) =>
    `Une fois ${yahtzee} remplie, de points ou de 0, cinq identiques vont dans toute case ouverte ; si leur propre case du haut est remplie aussi, ils comptent en plein pour full et suites.`,
  jokerLower: ({ yahtzee }) =>
    `Une fois ${yahtzee} remplie, de points ou de 0, cinq identiques vont dans toute case ouverte ; pour full et suites, ils comptent en plein.`,

  farkleTurn: ({ dice }) =>
    `Un tour commence par un lancer des ${dice} dés. Après chaque lancer, au moins un dé qui compte est mis de côté ; puis les autres roulent, ou les points du tour vont en banque.`,
  bust: ({ bust }) =>
    `Un lancer où aucun dé ne compte est un ${BUSTS[bust].one} : les points du tour sont perdus, et il finit.`,
  emptyFirst: ({ dice, points, bust }) =>
    `Seul un premier lancer d’un tour où aucun dé ne compte rapporte ${number(points)} points et n’est pas un ${BUSTS[bust].one} ; les ${dice} dés peuvent tous rouler encore, ou les points vont en banque.`,
  hotDice: ({ dice }) => `Dés brûlants : quand les ${dice} sont de côté, tous peuvent rouler encore.`,
  scoringOnly: 'Chaque dé mis de côté doit compter.',
  withScoring: 'Des dés qui ne rapportent rien peuvent être mis de côté avec d’autres qui comptent.',
  combined: 'Les dés d’un lancer comptent au mieux ; ceux de plusieurs lancers ne se combinent pas :',
  worth: ({ points }) => number(points),
  alike: ({ count }) => `${COUNTS[count]} identiques`,
  threePairs: 'trois paires différentes',
  twoTriplets: 'deux brelans',
  timesTriple: ({ times }) => `${times} × ce que rapportent trois d’entre eux`,
  entry: ({ points }) => `Les premiers points vont en banque à partir de ${number(points)}.`,
  bank: ({ points }) => `Chaque mise en banque doit apporter ${number(points)} ou plus.`,
  penalty: ({ inARow, bust, points }) =>
    `${inARow === 1 ? `Chaque ${BUSTS[bust].one} coûte` : `${inARow} ${plural(inARow, BUSTS[bust])} de suite coûtent`} ${number(points)} points du total.`,
  targetEnds: ({ target }) => `Un total en banque de ${number(target)} ou plus gagne aussitôt.`,
  oneMoreTurn: ({ target }) =>
    `Dès qu’un total de ${number(target)} ou plus est en banque, tous les autres ont encore un tour.`,

  zilchEntry:
    'Certaines éditions demandent 500 ou plus à la première mise en banque, ou donnent 100 par dé au-delà de trois identiques.',
  zilchFirst: 'Dans certaines, un premier lancer qui ne rapporte rien est un Zilch comme un autre.',
  maxiSaves: 'Certaines éditions n’épargnent pas de lancers : chaque tour en a trois.',
  maxiNames: 'Certains appellent autrement le full et la villa.',
  kismetSecond:
    'Dans certaines éditions, un second Kismet oblige tous les autres à barrer une case ; ici, il est compté comme tous les dés.',
  kismetHouse: 'Certains prennent cinq identiques pour un full ; ici, il faut deux faces différentes.',
} satisfies Words<typeof ENGLISH>;

export const CONDITION = {
  any: 'des dés quelconques',
  alike: ({ count }) => `${COUNTS[count]} identiques`,
  atLeastAlike: ({ count }) => `au moins ${COUNTS[count]} identiques`,
  inSequence: ({ count }) => `${COUNTS[count]} qui se suivent`,
  atLeastInSequence: ({ count }) => `au moins ${COUNTS[count]} qui se suivent`,
  fullHouse: 'trois identiques et deux autres identiques',
  twoPairs: 'deux identiques et deux autres identiques',
  villa: 'trois identiques et trois autres identiques',
  tower: 'quatre identiques et deux autres identiques',
  threePairs: 'trois paires différentes',
  pairsOfColour: 'deux paires d’une couleur, ou quatre identiques',
  oneOf: ({ choices }) => choices.join(' ou '),
  oneColour: 'tous les dés d’une couleur',
  houseOfColour: 'un full d’une couleur',
} satisfies Words<typeof CONDITIONS>;

export const PAYS = {
  all: 'la somme de tous les dés',
  allAnd: ({ points }) => `la somme de tous les dés et ${points} de plus`,
  face: ({ face }) => `la somme des ${face}`,
  pair: 'la somme de la plus haute paire',
  those: ({ count }) => `la somme de ces ${COUNTS[count]} dés`,
  some: ({ count }) => `la somme de ${COUNTS[count]} d’entre eux`,
} satisfies Words<typeof PAYMENTS>;
