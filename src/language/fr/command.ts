/** French of `en/command.ts`. */
import type { COMMAND as ENGLISH } from '../en/command.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

export const COMMAND = {
  program:
    'Pilote d’une table de dés façon machine à sous : des boutons et un levier en entrée, des dés à LED et une feuille de score en direct en sortie.',
  usage: '[commande] [options]',
  version: 'afficher la version',
  help: 'afficher cette aide ; après une commande, seulement la sienne',
  helpToo: '(dicetable --help explique chaque commande et chaque option)',
  optionsOf: ({ commands }) => `Options de ${commands} :`,
  usageTitle: 'Usage :',
  argumentsTitle: 'Arguments :',
  optionsTitle: 'Options :',
  commandsTitle: 'Commandes :',
  configuration: 'Configuration (chaque option passe avant sa clé du fichier de la table) :',
  configFile: 'Fichier de la table à lire ; sinon cabinet.yaml ici, sinon celui du dossier de configuration.',
  range: ({ min, max }) => `${min} à ${max}`,
  byCommas: 'séparés par des virgules',
  default: ({ value }) => `par défaut ${value}`,
  deed: 'action',
  file: 'fichier',
  game: 'partie',
  id: 'identifiant',
  noted: 'noté',
  options: 'options',
  kind: 'sorte',
  number: 'nombre',
  list: 'liste',
  text: 'texte',
  examples: `Un interrupteur a un jumeau qui l’éteint (--no-calm). Dans un checkout, taper npx --no-install avant dicetable.\n\nExemples :\n  dicetable                                    jouer sur l’Uno émulé\n  dicetable --players Eric,Julie               proposer une partie à deux, avec leurs noms\n  dicetable --language fr                      jouer en français\n  dicetable --board serial                     jouer sur la carte branchée\n  dicetable --board serial --port /dev/ttyUSB0 de même, en disant où elle est\n  dicetable rules scotzee                      afficher les règles d’un jeu\n  dicetable score < rolls.jsonl                dire ce que valent des dés`,
  error: ({ why }) => `Erreur : ${why}`,
  unknownOption: ({ option }) => `option inconnue « ${option} »`,
  unknownCommand: ({ command }) => `commande inconnue « ${command} »`,
  meant: ({ name }) => `(Est-ce ${name} ?)`,
  belongs: ({ commands }) => `(C’est une option de ${commands}.)`,
  missingArgument: ({ argument }) => `l’argument « ${argument} » manque`,
  missingValue: ({ option }) => `l’option « ${option} » n’a pas de valeur`,
  wrongValue: ({ what, value, why }) => `${what} : « ${value} » ne va pas. ${why}`,
  choices: ({ choices }) => `Valeurs possibles : ${choices}.`,
  option: ({ option }) => `Option « ${option} »`,
  argument: ({ argument }) => `Argument « ${argument} »`,
  tooMany: ({ command }) => `trop d’arguments pour « ${command} »`,
  runSummary: 'jouer : carte, journal et page, jusqu’à Ctrl-C (c’est le défaut)',
  runHelp:
    'Joue jusqu’à Ctrl-C : connecte la carte, reprend la partie du journal, montre la page et affiche son adresse.',
  rehearse:
    'Répéter jusqu’à l’arrêt de la table : les dés viennent de ce fichier, un lancer par ligne, les chiffres des dés lancés. Signalé partout, jamais au palmarès.',
  plays: ({ address, board }) => `Dicetable joue sur ${address} (${board}). Ctrl-C l’arrête.`,
  cabinet: ({ address, key }) => `Jouer sur ${address}/cabinet?key=${key}`,
  operatorPinFile: ({ address }) =>
    `Gestion : ${address}/operator, le PIN est dans le fichier operator-pin du dossier de données`,
  operator: ({ address, key, pin }) => `Gestion : ${address}/operator?key=${key}, PIN ${pin}`,
  cutOff: ({ seconds }) => `La table n’a pas fini en ${seconds} secondes et a été interrompue.`,
  bug: 'C’est une erreur de programme dans Dicetable :',
  bugInLog: ({ file }) => `C’est une erreur de programme dans Dicetable ; ${file} a les détails.`,
  rulesSummary: 'énumérer les jeux, ou afficher les règles d’un jeu',
  rulesHelp:
    'Énumère les jeux auxquels on peut jouer, ou affiche les règles d’un jeu en mots, faites des données mêmes selon lesquelles on joue.',
  rulesId: 'Jeu dont afficher les règles ; sinon tous sont énumérés.',
  ownSets: 'Fichier de la table dont les règles propres sont connues aussi.',
  scoreSummary: 'dire ce que valent des dés : lignes JSON en entrée, lignes JSON en sortie',
  scoreHelp:
    'Lit un objet JSON par ligne et répond chaque fois d’une ligne : ce que vaut une case, toutes les cases, une feuille ou un lancer de Farkle. Une ligne sans sens reçoit une erreur avec son numéro ; le reste continue.',
  example: 'Exemple :',
  farkleSummary: 'jouer au Farkle dans le terminal ; la même graine donne la même partie',
  farkleHelp:
    'Joue le programme de Farkle de l’exercice classique dans le terminal, de 1 à 4 : la même graine donne les mêmes dés. Qui joue seul joue un tour. Le programme lui-même parle anglais, mot pour mot.',
  farklePlayers: 'Combien jouent, de 1 à 4 ; sinon la question est posée.',
  farkleSeed:
    'Graine des dés : décimale, hexadécimale avec 0x ou octale avec 0 ; sinon la question est posée.',
  mustBePlayers: 'Ce doit être 1 à 4.',
  mustBeSeed: 'Ce doit être un nombre entier : décimal, hexadécimal avec 0x ou octal avec 0.',
  simulateSummary: 'jouer beaucoup de parties sans table et dire ce qu’elles valent',
  simulateHelp:
    'Joue des parties entières en solo selon les mêmes règles qu’à la table et affiche moyenne, écart-type, percentiles et combien de fois le bonus du haut est atteint. La même graine donne les mêmes parties. greedy prend ce qui promet le plus de points dans son tour ; au Farkle, il garde tous les dés qui comptent et met en banque à partir de 300.',
  simulateRules: 'Jeu dont suivre les règles ; dicetable rules les énumère.',
  simulateGames: 'Combien de parties.',
  simulateSeed: 'Un texte quelconque.',
  simulatePlayer: 'Qui joue.',
  mustBeGames: 'Ce doit être un nombre entier de 1 à 10000000.',
  simulated: ({ games, rules, player, seed }) =>
    `${number(games)} ${plural(games, { one: 'partie', other: 'parties' })} de ${rules}, joueur ${player}, graine ${seed}`,
  mean: 'Moyenne',
  deviation: 'Écart-type',
  percentile: ({ percent }) => `Percentile ${percent}`,
  pointsATurn: 'Points par tour',
  upperBonus: 'bonus du haut',
  points: 'Points',
  farkles: 'Farkles',
  seconds: 'Secondes',
  filledWithZero: 'remplie de 0',
  cards: 'feuilles différentes',
  underBestPlay: ({ rules }) => `${rules}, joué au mieux`,
  turnUnderBestPlay: ({ rules }) => `Un tour de ${rules}, joué au mieux`,
  noSolver: ({ rules, why }) =>
    `${rules} ne se résout pas exactement : ${why}. À la place, dicetable simulate --rules ${rules} --player greedy y joue pour le plus de points à chaque tour.`,
  playedGreedily: ({ rules, player, why }) =>
    `${rules} ne se résout pas exactement : ${why}. À la place, ${player} prend le plus de points à chaque tour.`,
  turns: 'tours',
  adviseFarkle: `Au Farkle, « turn » est ce qui a été mis de côté avant ce lancer ; avec « totals » pour deux\nplaces et la place dont c’est le tour (« player », 0 ou 1), les valeurs sont les chances de gagner :`,
  adviseSummary:
    'dire ce que vaut chaque choix au meilleur jeu : lignes JSON en entrée, lignes JSON en sortie',
  adviseHelp:
    'Lit une position par ligne et répond chaque fois d’une ligne : les points encore à attendre si chaque choix suivant est le meilleur, et chaque choix avec sa valeur, le meilleur d’abord. La table d’un jeu prend une ou deux secondes la première fois et reste dans le dossier des données.',
  strategySummary: 'dire ce que vaut le meilleur jeu d’une règle, et comment finissent de telles parties',
  strategyHelp:
    'Calcule exactement le meilleur jeu et affiche le total attendu, son écart-type et ses percentiles, combien de fois le bonus du haut est atteint, et pour chaque case la moyenne et combien de fois elle est remplie de 0 ; au Farkle, de même pour un tour. La table reste dans le dossier des données.',
  strategyRules: 'Jeu ; dicetable rules les énumère.',
  strategyJson: 'Afficher un objet JSON.',
  verifySummary: 'recalculer chaque lancer d’une partie finie',
  verifyHelp:
    'Vérifie une partie finie : qu’aucun événement n’est changé ou ne manque, que son sceau est celui de sa graine, que les dés ont été coupés avant le premier lancer, que chaque dé ressort, et que points, ordre et vainqueur suivent des dés et des décisions selon les règles. Lit le journal, ou demande à la table en marche qui l’a ouvert. Finit par 0 si tout est prouvé, par 1 si quelque chose est faux, et par 3 si rien n’est faux mais que dés ou points ne se prouvent pas.',
  verifyGame:
    'Numéro de la partie, comme dans l’historique ; ou une manche à dés égaux : son adresse dans une salle ou un fichier d’elle.',
  verifyLink:
    'Compare avec un maillon du journal noté pendant la partie : le numéro d’un événement et son hash, comme les pages les montrent.',
  mustBeLink: 'Il faut le numéro d’un événement, un deux-points et 16 à 64 chiffres de son hash.',
  linkNoted: ({ seq }) => `Maillon  l’événement ${seq} est celui noté, et rien avant lui n’a changé depuis`,
  linkOther: ({ seq }) =>
    `Maillon  l’événement ${seq} n’est PAS celui noté : quelqu’un a réécrit le journal ou l’a remis en arrière`,
  verifySeal:
    'Le sceau noté avant le premier lancer : ses chiffres, ou son image ; ce doit être celui de la partie.',
  mustBeSeal: 'Ce doit être les 64 chiffres d’un sceau, ses premiers (au moins 8), ou son image.',
  sealNoted: 'Noté        c’est bien le sceau noté',
  sealHandle: ({ digits }) =>
    `Noté        le sceau commence par les ${digits} chiffres notés ; seuls les 64, ou l’image, prouvent que c’est le même`,
  sealOther: 'Faux : un autre sceau a été noté. Ce n’est pas la partie scellée avant le premier lancer.',
  mustBeGame:
    'Ce doit être le numéro d’une partie, tel que l’historique le montre (1, 2, …), ou l’adresse ou le fichier d’une manche.',
  heldBy: ({ holder, url }) =>
    `${holder} s’en sert, et aucune table ne répond sous ${url} ; donner le --http-port de cette table`,
  tableSays: ({ url, words }) => `${url} dit : ${words}`,
  noGame: ({ game }) => `il n’y a pas de partie ${game} dans ce journal`,
  stillPlayed: ({ game }) => `la partie ${game} est en cours, et ses dés restent scellés jusqu’à la fin`,
  verified: ({ game, rules, names }) => `Partie ${game} : ${rules}, ${names}`,
  rehearsed: ({ title }) => `${title} (répétition)`,
  wrongAt: ({ seq, why }) => `Faux à l’événement ${seq} : ${why}`,
  eventsRight: ({ events }) =>
    `Événements  tous les ${events} sont tels qu’ils ont été écrits, et dans leur ordre`,
  sealIs: ({ seal }) => `Sceau       ${seal}`,
  sealOf: ({ seed }) => `            est le SHA-256 de la graine, des règles et des noms ; graine ${seed}`,
  diceTyped: 'Dés         ont été tapés : une répétition ne prouve rien sur des dés',
  noCut: 'Coupe       aucune',
  cut: ({ cut }) => `Coupe       « ${cut} », avant le premier lancer`,
  diceRight: ({ dice, rolls }) =>
    `Dés         tous les ${dice} de ${rolls} lancers ressortent de la graine et de la coupe`,
  pointsRight: ({ totals }) => `Points      suivent des règles, de ces dés et des décisions : ${totals}`,
  pointsFollow: 'Points      suivent des règles, de ces dés et des décisions',
  pointsUnknown: ({ rules }) =>
    `Points      n’ont pas été vérifiés : ici, aucune règle ne s’appelle « ${rules} »`,
  correctedBy: ({ by, times, seqs }) =>
    `À la main   ${by} a changé quelque chose ${times} fois (${times === 1 ? 'événement' : 'événements'} ${seqs})`,
  corrected:
    '            points et totaux suivent donc des dés, des décisions et de ces changements, pas des dés seuls',
  unprovedRules:
    'Pas prouvé : sans les règles, personne ne peut dire si cette partie a été jouée. Il y faut le fichier de la table qui les a.',
  unprovedDice: 'Pas prouvé : qui tape les dés peut inventer n’importe quelle partie.',
  unprovedRound: ({ round }) =>
    `Pas prouvé ici : une salle a donné les dés. La manche les prouve : dicetable verify http://SALLE:8091/round/${round}`,
  configSummary: 'afficher la configuration en vigueur, et d’où vient chaque valeur',
  configHelp:
    'Affiche la configuration en vigueur comme fichier de table, avec l’origine de chaque valeur : défaut, ligne du fichier ou option. Vérifie tout en passant.',
  schema: 'afficher plutôt le schéma JSON du fichier de la table, pour les éditeurs',
  inForce: ({ source }) => `# La configuration en vigueur. ${source}`,
  noFile: 'Il n’y a pas de fichier de table.',
  fileIs: ({ file }) => `Fichier de la table : ${file}`,
  byDefault: 'défaut',
  backupSummary: 'copier le journal tant qu’aucune table ne tourne',
  backupHelp:
    'Copie le journal avec chaque partie et le palmarès. Une table en marche fait une sauvegarde par jour d’elle-même, et sa page de gestion en fait d’autres.',
  backupFile: 'où ; sinon un nouveau fichier dans le dossier des sauvegardes',
  copied: ({ file, held }) => `Le journal a été copié vers ${file} : ${held}.`,
  held: ({ games, events }) =>
    `${number(games)} ${plural(games, { one: 'Spiel', other: 'Spiele' })}, ${number(events)} ${plural(events, { one: 'Ereignis', other: 'Ereignisse' })}`,
  restoreSummary: 'mettre une sauvegarde à la place du journal',
  restoreHelp:
    'Vérifie la sauvegarde événement par événement et la met à la place du journal. Le journal d’avant est gardé à côté.',
  restoreFile: 'la sauvegarde',
  restored: ({ folder, held }) => `Le journal dans ${folder} a maintenant ${held}.`,
  flashSummary: 'mettre le firmware sur la carte',
  flashHelp:
    'Écrit le firmware de cette version par le bootloader sur un Arduino Uno ou Nano (ATmega328P), le relit, le démarre et attend sa réponse. La table ne doit pas tourner. Ctrl-C et un câble retiré ne font pas de mal : on peut recommencer.',
  flashPort: 'le port série de la carte ; sinon la seule branchée, ou une question',
  flashFirmata: 'écrire plutôt le Firmata de node-pixel, pour --board firmata',
  flashJson: 'afficher du JSON, une ligne par étape, puis le résultat',
  flashPorts: 'Quelle carte ?',
  flashFind: 'recherche de son bootloader',
  flashWrite: 'écriture',
  flashRead: 'relecture',
  flashStart: 'démarrage',
  flashOn: ({ port, maker }) =>
    `La carte sur ${port}${maker === '' ? '' : ` (${maker})`} reçoit son programme`,
  flashed: ({ bytes, bootloader, seconds, old }) =>
    `${bytes} octets écrits et relus en ${seconds} s par ${bootloader}.${old}`,
  flashOptiboot: ({ version }) => `Optiboot ${version}`,
  flashOld: ({ version }) => `l’ancien bootloader (${version})`,
  flashOldToo:
    ' Derrière celui-ci, la carte n’a pas de watchdog : si son programme se fige, cet ordinateur la redémarre.',
  replaced: ({ file }) => `L’ancien reste comme ${file}`,
} satisfies Words<typeof ENGLISH>;
