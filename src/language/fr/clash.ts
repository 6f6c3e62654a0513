/** French of `en/clash.ts`. */
import type { CLASH as ENGLISH } from '../en/clash.ts';
import type { Words } from '../words.ts';

export const CLASH = {
  yahtzeeBox: ({ like }) => `demande une case Yahtzee, que ${like} n’a pas`,
  oneColumn:
    'est trop long : il ne peut y avoir qu’une colonne tant que cinq identiques donnent un bonus ou sont un joker',
  firstColumn: 'd’une seule colonne doit être [1]',
  upperMost: ({ max, like }) => `doit être au plus ${max}, l’upperMax de ${like}`,
  upperLeast: ({ threshold }) => `doit être au moins ${threshold}, l’upperThreshold`,
  stepsRise: ({ steps }) =>
    `ne va pas : les paliers doivent monter à partir d’upperThreshold, mais sont ${steps}`,
  stepsPay: ({ steps }) =>
    `ne va pas : chaque palier doit donner plus que le précédent, mais ils donnent ${steps}`,
  stepsOrMax: 'ne va pas : un bonus du haut a des paliers ou un upperMax, pas les deux',
  tooHigh: ({ most, dice }) =>
    `est trop haut : les As à Six ne peuvent avoir plus de ${most} avec ${dice} dés`,
  neverFilled: ({ dice, names }) =>
    `ne va pas : ${dice} dés ne pourraient jamais remplir ${names.join(', ')}`,
  noneToSave: 'ne va pas : un tour d’un seul lancer n’en a aucun à économiser',
  noneLeft: 'ne va pas : stopEarly: no prend tous les lancers, il n’en resterait aucun à économiser',
  paidTwice: ({ like, paid }) => `paierait une seconde fois cinq identiques de plus : ${like} a ${paid}`,
  boxForThem: ({ box }) => `la case ${box} pour eux`,
  allRolls:
    'ne va pas : selectMeans: rollAgain demande stopEarly: no, car un tel tour prend tous ses lancers',
  allHeld:
    'ne va pas : stopEarly: no demande selectMeans: rollAgain, car des dés tous gardés ne pourraient ni rouler ni compter',
  noMarks: 'ne va pas : là où roulent les dés marqués, holdsFixed n’en laisserait marquer aucun',
  marksGo: 'ne va pas : les marques pour relancer disparaissent après le lancer',
  entryAbove: ({ points, target }) =>
    `ne va pas : la première mise en banque doit atteindre ${points}, mais la partie est gagnée à ${target}`,
  bankAbove: ({ points, target }) =>
    `ne va pas : chaque mise en banque doit donner ${points}, mais la partie est gagnée à ${target}`,
  noSingles: 'ne va pas : avec single1 et single5 à 0, un ou deux dés ne pourraient jamais compter',
  neverCounts:
    'ne compterait jamais : ses dés rapportent autant en plus petites combinaisons ; null veut dire aucune',
  channelTwice: ({ channel }) => `est pris : le canal ${channel} a déjà une pièce`,
  decimals: ({ amount }) =>
    `a plus de deux décimales (${amount}) : aucune pièce ne vaut une part de centième`,
  firstTier: ({ credits }) => `est ${credits}, mais le premier prix est celui d’un crédit`,
  tierOrder: ({ price, before }) =>
    `est ${price}, mais le prix précédent est ${before} : les prix montent de l’un à l’autre`,
  tierDear: ({ credits, price }) =>
    `n’a pas de sens : ${credits} pour ${price} n’est pas moins cher par crédit que le prix précédent`,
  noCoins: ({ mode }) => `est ${mode}, mais credits.coins ne nomme aucune pièce pour payer`,
  maxTooLow: ({ max, needed }) => `est ${max}, mais un départ ou un prix demande ${needed} crédits`,
} satisfies Words<typeof ENGLISH>;
