/** French of `en/config.ts`. */
import type { CONFIG as ENGLISH } from '../en/config.ts';
import type { Words } from '../words.ts';

export const CONFIG = {
  complaint: ({ about }) => `${about}.`,
  places: ({ complaints }) =>
    `${complaints.length} endroits\n${complaints.map((one) => `  ${one}`).join('\n')}`,
  at: ({ place, why }) => `${place}: ${why}`,
  key: ({ key, why }) => `${key} ${why}`,
  logFile: ({ file, why }) => `le log ${file} ne peut pas être écrit : ${why}`,
  fixed: ({ key }) => `${key} ne peut pas être changé d’ici`,
  edited: ({ key }) =>
    `${key} a été changé dans le fichier depuis que la table tourne : redémarrer d’abord la table`,
  cannotWrite: ({ file, why }) => `${file} ne peut pas être écrit (${why})`,
  title: 'Fichier de table de Dicetable',
  header: '# Fichier de table de Dicetable : src/config/README.md explique chaque clé.',
  noMap: 'le fichier de la table n’est pas une liste de clés et de valeurs',
  file: ({ name, role, why }) => `${name}, ${role}, ${why}`,
  named: 'nommé par --config',
  here: 'dans le dossier de travail',
  own: 'dans le dossier de configuration',
  noFile: 'n’existe pas',
  folder: 'est un dossier, pas un fichier',
  noPlainFile: 'est un tube ou un périphérique, pas un fichier',
  noRight: 'ne peut pas être lu, faute de droits',
  noText: 'n’est pas du texte UTF-8',
  unreadable: ({ why }) => `ne peut pas être lu (${why})`,
  noYaml: ({ code }) => `pas du YAML valable (${code})`,
  unclosed: ({ opening, closing }) => `un ${opening} est ouvert et jamais fermé : ajoutez son ${closing}`,
  twice: ({ key }) => `${key} figure deux fois : n’en garder qu’une`,
  glued: ({ key, value }) => `il manque une espace après les deux-points : écrire ${key}: ${value}`,
  indented:
    'les clés d’un groupe commencent l’une sous l’autre : mettre cette ligne en retrait comme ses voisines ; un texte avec deux-points veut des guillemets',
  tabbed: 'en retrait par une tabulation, que YAML n’accepte pas : taper deux espaces à la place',
  alias: ({ alias }) => `*${alias} renvoie ailleurs ; écrire ici la valeur elle-même`,
  portAlone:
    '--port nomme le port série d’une vraie carte ; ajouter --board serial ou --board firmata (la page a --http-port)',
  /** A sentence, whose full stop would be a second one. */
  rehearsal: ({ file, why }) => `--rehearse ${file} : ${why.replace(/\.$/, '')}`,
  rehearse: ({ file, why }) => `--rehearse ${file} : ${why}`,
  noKey: ({ key, hint }) => `${key} n’est pas une clé connue ${hint}`,
  meant: ({ name }) => `(est-ce ${name} ?)`,
  known: ({ keys }) => `(connues : ${keys})`,
  operatorPin:
    '(le code de l’opérateur ne se règle pas ici : la table le crée, le service le montre et en crée un nouveau, et il est dans le fichier operator-pin du dossier de données)',
  wrong: ({ expected, found, hint }) =>
    `attendu : ${expected} ; trouvé : ${found}${hint === '' ? '' : ` ${hint}`}`,
  nothing: 'rien',
  aList: ({ count }) => `une liste de ${count}`,
  keysAndValues: 'clés et valeurs',
  notAtTable: ({ rules, choices }) =>
    `${rules} ne se joue pas à la table, seulement au juge, en simulation et dans le terminal ; choisir : ${choices}`,
  foreign: ({ family, like }) => `est un réglage de ${family}, mais ces règles sont comme ${like}`,
  fiveDice: 'jeux à feuille de score',
  farkle: 'Farkle',
  idTaken: ({ id }) => `est pris : d’autres règles s’appellent ${id}`,
  idForbidden: 'est un mot dont aucune règle ne peut s’appeler',
  idMenu: ({ menu, other }) => `serait ${menu} sur l’afficheur, comme ${other} : donner un autre menu`,
  menuTaken: ({ menu, other }) => `est pris : ${other} est aussi ${menu} sur l’afficheur`,
  nameTaken: ({ name, other }) => `est pris : ${other} s’appelle aussi ${name}`,
  placeholder: ({ name, hint }) => `contient {${name}}, qui n’y est pas rempli ${hint}`,
  nothingFilled: '(rien n’y est rempli)',
  knownThere: ({ names }) => `(connus là : ${names})`,
  rulesHint: ({ rules, hint }) => `${rules} (${hint})`,
  ruleSets: ({ ids }) => `il y a ${ids}`,
  didYouMean: ({ name }) => `est-ce ${name} ?`,
  lamps: 'des dés de sept points n’ont pas de cadre qu’une lampe pourrait montrer : laisser false',
  serialDice: ({ sum, slots, perSlot }) =>
    `${sum} ; le firmware série est fait pour ${slots} × ${perSlot} : prendre des dés 8x8, ou une carte Firmata`,
  firmataDice: ({ sum, most }) =>
    `${sum} ; node-pixel sur Firmata en pilote ${most} : prendre des dés 5x5 ou pips, ou mettre le firmware série`,
  diceSum: ({ slots, each, all }) => `${slots} dés × ${each} pixels = ${all}`,
} satisfies Words<typeof ENGLISH>;
