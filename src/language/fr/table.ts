/** French of `en/table.ts`. */
import type { TABLE as ENGLISH } from '../en/table.ts';
import type { Words } from '../words.ts';
import { list, money, number, plural } from './grammar.ts';

const pointsOf = (count: number) => plural(count, { one: '1 point', other: `${number(count)} points` });
const often = (presses: number) => (presses === 1 ? 'une fois' : `${presses} fois`);

export const TABLE = {
  rehearsal: 'Répétition, avec des dés tapés.',
  whichLesson: ({ game }) =>
    `Première fois ? Choisir lance une première partie guidée de ${game}, qui ne compte jamais.`,
  lessonBegin:
    'Tirer le levier : cinq dés roulent. Chaque tour compte trois lancers pour remplir une case de la feuille.',
  lessonNext:
    'C’est sur la feuille. Chaque case se remplit une fois ; une case qui ne convient pas rapporte 0. Tirer le levier pour le tour suivant.',
  lessonOver:
    'C’est tout. Continuer, ou tenir Retour et Suivant ensemble jusqu’à ce que le menu s’ouvre : QUITTER finit cet exercice.',
  lessonPaid: 'C’est tout. Tirer le levier pour préparer sa propre partie.',
  lessonHold: ({ buttons }) =>
    `Presser Garder ${list(buttons)} : ces dés restent, les autres roulent encore.`,
  lessonFree: ({ buttons }) =>
    `Presser encore Garder ${list(buttons)} : mieux vaut relancer ${plural(buttons.length, { one: 'ce dé', other: 'ces dés' })}.`,
  lessonRoll: 'Bien. Tirer le levier : seuls les dés non gardés roulent.',
  lessonScore: ({ box, points: count }) =>
    `Plus de lancer : remplir une case. Choisir montre la meilleure, ${box} pour ${pointsOf(count)} ; Retour et Suivant en montrent d’autres.`,
  lessonStop: ({ box, points: count }) =>
    `${box} est déjà là, pour ${pointsOf(count)} : Choisir la montre. Ou garder des dés et relancer.`,
  lessonShown: 'Choisir l’inscrit, Retour et Suivant montrent d’autres cases.',
  setUp: 'Tirer le levier pour préparer une partie.',
  learnOffer: 'Première fois ? Tirer le levier, puis presser Retour : LECON.',
  credit: ({ credits, price, currency }) =>
    `Crédits : ${credits}. Un crédit coûte ${money(price, currency)}.`,
  costs: ({ cost, credits }) =>
    `Cette partie coûte ${plural(cost, { one: 'un crédit', other: `${number(cost)} crédits` })} ; il y en a ${credits}.`,
  coin: ({ credits }) => `Merci. Crédits : ${credits}.`,
  slam: 'Quelqu’un a poussé ou soulevé la table. La partie continue.',
  doorOpen: 'La porte à monnaie a été ouverte. La partie continue.',
  coinJam: ({ channel }) =>
    `Une pièce est coincée dans le canal ${channel} : il ne compte rien tant qu’il n’est pas libre.`,
  called: ({ names, league }) => `${list(names)}, votre rencontre de ${league} se joue ici.`,
  goOn: ({ names }) =>
    `La partie de ${list(names)} peut continuer : tirer le levier. Choisir en commence une nouvelle.`,
  whichGame: ({ game }) => `${game} ? Retour et Suivant montrent d’autres jeux, Choisir prend celui-ci.`,
  whichLanguage: ({ language }) =>
    `${language} ? Choisir en fait la langue de cette table. Retour et Suivant montrent les jeux.`,
  coachOff: 'Sans coach ?',
  whichRound: ({ id, game, players }) => `Dés égaux, manche ${id} : ${game} à ${players} ?`,
  ofRound: ({ game, id }) => `${game}, manche ${id}`,
  dealtSo: ({ dice }) => `La salle a donné ce lancer : garder les mêmes dés qu’alors (${dice}).`,
  coachAfter: 'Un coach qui dit ce que coûte chaque choix ?',
  coachLive: 'Un coach qui montre le meilleur choix ?',
  languageUnkept:
    'La table parle maintenant ainsi, mais le fichier de la table n’a pas pu être écrit : après un redémarrage, elle parlera comme avant.',
  whoPlays: ({ names, game }) =>
    `${list(names)} ${plural(names.length, { one: 'joue', other: 'jouent' })} à ${game}.`,
  offeredName: ({ number, name }) =>
    `La place ${number} est ${name} : Choisir prend le nom, Retour et Suivant en commencent un autre.`,
  endOfName: ({ number, name }) => `La place ${number} est ${name} : Choisir prend le nom.`,
  /** Where the last letter of a name is taken. */
  nameEnd: 'FIN',
  nameKeep: 'GARDER',
  outOfOrder: 'La table attend sa carte. Aucune partie n’est perdue.',
  guestsFault: ({ fault }) => `${fault}. Merci de le dire à qui s’occupe de la table.`,
  firstBlank: ({ number }) => `Place ${number} : une espace. Choisir la prend, Garder 1 efface.`,
  blank: ({ number, text }) => `Place ${number} : ${text} et une espace. Choisir la prend, Garder 1 efface.`,
  letter: ({ number, text }) =>
    `Place ${number} : ${text}. Choisir prend la lettre, Garder 1 efface, 2 à 6 mènent à A, F, K, P, U.`,
  letterAgain: ({ number, text, letter }) =>
    `Place ${number} : ${text}. Retour mène à FIN, Choisir prend encore un ${letter}, 2 à 6 mènent à A, F, K, P, U.`,
  badLine: ({ line, digits }) => `La ligne ${line} est ${digits} : un lancer est de 1 à 6 chiffres de 1 à 6.`,
  wrongCount: ({ line, digits, count }) =>
    `La ligne ${line} est ${digits}, mais maintenant ${plural(count, { one: '1 dé roule', other: `${count} dés roulent` })}.`,
  noDice: 'Il n’y a pas de dés dans ce texte.',
  typeFirst: 'D’abord taper les dés.',
  housePlays: ({ player }) => `${player} joue pour la maison. Chaque bouton accélère.`,
  ofHouse: ({ rules }) => `${rules} : la maison`,
  houseOffered: ({ number, name }) =>
    `La place ${number} est ${name}, de la maison : Choisir la prend, Retour et Suivant en montrent d’autres.`,
  codeAsked: ({ number, name, missing }) =>
    missing === 0
      ? `Place ${number} : Choisir prend le code, Garder 1 efface un chiffre.`
      : `Place ${number} : quelqu’un s’appelle déjà ${name}. Entrer le code, encore ${plural(missing, { one: '1 chiffre', other: `${missing} chiffres` })}. Choisir d’emblée : jouer sans code.`,
  keepName: ({ number, name }) =>
    `Place ${number}, ${name} : Choisir, et la table vous reconnaîtra à quatre chiffres à vous.`,
  codeChosen: ({ number, name, missing }) =>
    `Place ${number} : quatre chiffres auxquels la table reconnaîtra ${name}, encore ${missing}. Choisir d’emblée : jouer sans.`,
  codeWrong: 'Ce n’est pas le code.',
  codeWait: 'Trop de faux codes : attendre dix minutes ou plus, ou prendre la place par le téléphone.',
  holdOn: 'Tenir Choisir : les points sont repris.',
  rolls: ({ player }) => `${player} lance.`,
  rollsLeft: ({ player, rolls }) =>
    `Il reste à ${player} ${plural(rolls, { one: '1 lancer', other: `${rolls} lancers` })}.`,
  rollsLeftSaved: ({ player, rolls, saved }) =>
    rolls === 1 && saved === 1
      ? `Il reste à ${player} 1 lancer, épargné.`
      : `Il reste à ${player} ${plural(rolls, { one: '1 lancer', other: `${rolls} lancers` })}, dont ${saved === rolls ? 'tous' : saved} épargnés.`,
  anyRolls: ({ player }) => `${player} a autant de lancers que voulu.`,
  claimed: ({ player }) => `${player} a eu le bonus.`,
  choosesAgain: ({ player }) => `${player} choisit de nouveau.`,
  rollsNoMore: ({ player }) => `${player} ne lance plus.`,
  noRolls: ({ player }) => `${player} n’a plus de lancer.`,
  takesMore: ({ box, points }) => `${box} prend ${pointsOf(points)} de plus. Choisir les marque.`,
  scratchAgain: ({ box, seconds }) =>
    `Presser encore Choisir dans les ${seconds} secondes pour barrer ${box}.`,
  andBonus: ({ bonus }) => `S’y ajoute un bonus de ${bonus}.`,
  hasTotal: ({ player, total }) => `${player} a ${pointsOf(total)}.`,
  boxOpen: ({ player, box }) => `${player} : ${box} est ouverte.`,
  boxHas: ({ player, box, points }) => `${player} : ${pointsOf(points)} en « ${box} ».`,
  asks: ({ player, what }) => `${player}: ${what}`,
  banksAgain: ({ player }) => `${player} remet en banque`,
  inTurn: ({ player, points }) => `${player} : ${pointsOf(points)} ce tour-ci.`,
  spared: ({ player, points }) => `${player} : rien ne compte, et cela rapporte ${pointsOf(points)}.`,
  rollOrBank: 'Relancer tous les dés, ou mettre en banque.',
  bank: 'Choisir met en banque.',
  hotDice: 'DÉS BRÛLANTS !',
  lost: ({ player, farkle, lost }) => `${player} : ${farkle} ${pointsOf(lost)} de perdus.`,
  penalty: ({ cost }) => `Plus une pénalité : ${pointsOf(cost)}.`,
  farkleCosts: ({ player, cost, total }) =>
    `Un Farkle coûte ${number(cost)} points à ${player}. ${player} a maintenant ${number(total)}.`,
  farklesCost: ({ player, farkles, cost, total }) =>
    `${farkles} Farkles de suite coûtent ${number(cost)} points à ${player}. ${player} a maintenant ${number(total)}.`,
  corrected: 'La partie a été corrigée.',
  allOut: 'Tout le monde est parti.',
  askName: ({ player }) => `Retour et Suivant commencent un nom pour ${player}, Choisir continue sans.`,
  stopped: ({ fault }) => `La table est arrêtée. ${fault}`,
  resume: 'Choisir continue la partie.',
  takeBack: 'Choisir reprend la dernière marque, pour choisir de nouveau.',
  skip: 'Choisir joue ce tour plus tard.',
  quit: 'Choisir quitte la partie. Un moment encore, le levier la reprend.',
  pagesAt: ({ address }) => `Les pages sont sous ${address}. Choisir continue.`,
  noAddress: 'pas d’adresse',
  pinShown:
    'L’afficheur de la table montre le PIN de la page de gestion, aucune page ne le montre ; il est aussi dans le fichier operator-pin du dossier de données. Choisir continue.',
  pinOld: 'Le nouveau PIN n’a pas pu être gardé : l’afficheur montre l’ancien. Choisir continue.',
  pinNotForGuests:
    'Les invités d’une table ouverte ne font pas de nouveau PIN : l’ancien vaut. Choisir continue.',
  inService: 'Le service est ouvert : l’afficheur et les dés le montrent. Une partie attend telle quelle.',
  testButtons: 'Essai des boutons : presser un bouton. Choisir, tenu 5 secondes, fait un nouveau PIN.',
  tested: ({ button, presses }) => `Essai des boutons : ${button}, pressé ${often(presses)}.`,
  bounced: ({ button, presses, bounces }) =>
    `Essai des boutons : ${button}, pressé ${often(presses)}, dont ${bounces} trop tôt après une autre : le contact rebondit.`,
  cut: ({ cut }) => `Les dés sont coupés : ${cut}.`,
  guestCut: ({ text }) => `Un invité coupe les dés : ${text}.`,
  moreCuts: ({ left }) => `Encore ${left} fois possible.`,
  banked: ({ player, points, total }) =>
    `${player} met ${number(points)} points en banque et a maintenant ${number(total)}.`,
  stuck: ({ button }) => `${button} est coincé : le libérer. Tous les autres boutons marchent.`,
  chatters: ({ button }) =>
    `${button} rebondit : le laisser deux secondes en repos. Tous les autres boutons marchent.`,
} satisfies Words<typeof ENGLISH>;
