/** French of `en/bringup-wrong.ts`. */
import type { BRINGUP_WRONG as ENGLISH } from '../en/bringup-wrong.ts';
import type { Words } from '../words.ts';

export const BRINGUP_WRONG: Words<typeof ENGLISH> = {
  noBeat: {
    symptom: 'La LED de {heartbeatPin} ne clignote jamais.',
    cause: 'La carte n’a pas de firmware, ou pas de courant.',
    remedy:
      'La LED d’alimentation est-elle allumée ? Sinon : un autre câble USB, une autre prise. Si oui : `npx --no-install dicetable flash`. S’il ne trouve pas de carte, le câble n’a pas de fils de données.',
  },
  beatsAlone: {
    symptom: 'La LED clignote, mais la table ne trouve pas la carte.',
    cause: 'Le port est un autre, est pris par un programme, ou ne peut pas être ouvert.',
    remedy:
      'Fermer les moniteurs série ; sous Linux, taper `sudo usermod -aG dialout $USER` et se reconnecter ; avec plusieurs cartes, nommer le port (`--port`). La table dit ce qui gêne.',
  },
  weakUsb: {
    symptom: 'Moins de 4,75 V à la carte.',
    cause: 'Un câble USB mince ou long, ou un hub sans alimentation propre.',
    remedy: 'Un câble court à gros fils, directement sur l’ordinateur ou sur un hub alimenté.',
  },
  displaysDark: {
    symptom: 'Les deux sont éteints.',
    cause: 'SDA ({sda}) et SCL ({scl}) sont inversés, ou les 5 V manquent.',
    remedy:
      'Inverser les deux fils ; mesurer 5 V entre VCC et GND d’un afficheur. Ils viennent de la carte, jamais de l’alimentation des LED.',
  },
  leftDark: {
    symptom: 'Seul celui de droite montre quelque chose.',
    cause: 'L’afficheur de gauche ne répond pas à {left}.',
    remedy: 'Aucun de ses ponts d’adresse ne doit être fermé ; puis vérifier ses quatre fils.',
  },
  rightDark: {
    symptom: 'Seul celui de gauche montre quelque chose.',
    cause: 'L’afficheur de droite ne répond pas à {right}.',
    remedy: 'Fermer son pont d’adresse A0 d’une goutte de soudure ; puis vérifier ses quatre fils.',
  },
  displaysSwapped: {
    symptom: 'RGHT est à gauche.',
    cause: 'L’afficheur avec le pont ({right}) est monté à gauche.',
    remedy: 'Échanger les afficheurs.',
  },
  displayGarbage: {
    symptom: 'Des segments s’allument, mais pas de lettres.',
    cause: 'Un afficheur dont les segments sont câblés dans un autre ordre.',
    remedy: 'En prendre un de la liste des pièces : la puce seule ne suffit pas.',
  },
  buttonDead: {
    symptom: 'Un bouton ne fait rien.',
    cause: 'Un fil est défait, ou les deux sont du même côté du contact.',
    remedy:
      'Au multimètre, pressé : moins de 10 Ω entre sa borne sur la carte de filtres et GND, et {inputOhm} de là à sa broche. Ce doit être le contact qui se ferme (NO), pas celui qui s’ouvre.',
  },
  buttonOther: {
    symptom: 'Un autre bouton que celui pressé est compté.',
    cause: 'Deux fils sont inversés à la carte.',
    remedy: 'Échanger les fils de ces deux-là ; la liste des broches est dans WIRING.md.',
  },
  inputBounces: {
    symptom: 'Une pression compte double, ou un rebond est signalé.',
    cause: 'Le contact se rouvre plus de {quietMs} ms, ou le fil capte des parasites.',
    remedy:
      'D’abord un autre interrupteur. Puis refaire les soudures de son filtre ({inputFilter}, sur la carte de filtres) et torsader son fil avec sa propre masse.',
  },
  inputStuck: {
    symptom: 'Un bouton passe pour pressé sans doigt, ou pour coincé.',
    cause:
      'Il était fermé à la mise en marche ou pendant {stuckS} s : un fil touche la masse, ou le contact est de ceux qui s’ouvrent (NC).',
    remedy:
      'Retirer une cosse de l’interrupteur : s’il reste fermé, c’est le fil ou la carte, sinon l’interrupteur.',
  },
  leverDead: {
    symptom: 'Tirer ne fait rien.',
    cause: 'Le levier n’atteint pas son interrupteur, ou le fil vers {leverPin} est défait.',
    remedy:
      'Presser l’interrupteur à la main : si cela compte, le déplacer dans ses fentes, sinon vérifier le fil.',
  },
  leverBounces: {
    symptom: 'Un coup compte double, ou un rebond est signalé.',
    cause: 'Le ressort secoue l’interrupteur plus de {leverQuietMs} ms.',
    remedy:
      'Déplacer l’interrupteur dans ses fentes jusqu’à ce qu’il clique juste avant la fin de course, et amortir le ressort.',
  },
  leverStuck: {
    symptom: 'Le levier passe pour tiré au repos.',
    cause: 'Il appuie sur son interrupteur, ou le contact est celui qui s’ouvre (NC).',
    remedy:
      'Prendre les contacts COM et NO et déplacer l’interrupteur dans ses fentes jusqu’à ce qu’il clique une fois par coup.',
  },
  buzzerSilent: {
    symptom: 'Silence.',
    cause: 'Le fil vers {buzzerPin} est défait, ou ce n’est pas un piézo passif.',
    remedy:
      'Un côté par {buzzerOhm} à {buzzerPin}, l’autre à GND. Un piézo craque quand on lui fait toucher 5 V.',
  },
  buzzerGrowls: {
    symptom: 'Un grognement, ou le même son strident quoi qu’on joue.',
    cause: 'Un buzzer actif, qui a son propre son, ou un magnétique.',
    remedy:
      'Prendre un piézo passif. Un magnétique tire plus que la broche ne peut donner : le retirer tout de suite.',
  },
  railMissing: {
    symptom: 'On lit 0 V bien que l’alimentation soit allumée.',
    cause: 'Un fusible, l’interrupteur secteur ou le diviseur à {railPin}.',
    remedy:
      'Au multimètre, depuis l’alimentation : sa sortie, après le fusible principal ({trunkFuseA} A, avec un bloc de table {desktopFuseA} A), après chaque fusible de branche ({laneFuseA} A), au dernier dé. S’il y a 5 V partout, vérifier les deux résistances de {dividerOhm}.',
  },
  railLow: {
    symptom: 'Moins de {lowV} V alors que rien n’est allumé.',
    cause: 'L’alimentation est réglée trop bas, ou une connexion est mauvaise.',
    remedy:
      'Régler l’alimentation à 5,0 V par sa vis, seulement comme BUILD.md le dit sous « Power, without data » : le secteur est présent (un bloc sans vis : en prendre un autre) ; une connexion qui chauffe est mauvaise.',
  },
  railHigh: {
    symptom: 'Plus de {highV} V.',
    cause: 'L’alimentation est réglée trop haut, ou n’est pas pour 5 V.',
    remedy:
      'Éteindre et débrancher les dés : au-dessus de 5,3 V, les pixels meurent. Avant de rebrancher, régler à 5,0 V, seulement comme BUILD.md le dit sous « Power, without data » : le secteur est présent.',
  },
  railGhost: {
    symptom: 'Plus de {offV} V bien que l’alimentation soit éteinte.',
    cause: 'Quelque chose alimente les LED : les 5 V de la carte ou un fil de données.',
    remedy:
      'Les 5 V de la carte ne vont qu’aux afficheurs et aux pull-ups. Débrancher les branches une à une pour trouver la coupable.',
  },
  allDark: {
    symptom: 'Aucun dé ne s’allume jamais.',
    cause: 'Sous {driveV} V, la carte n’en pilote aucun, ou les fils de données arrivent du mauvais côté.',
    remedy:
      'L’alimentation des LED est-elle allumée (étape précédente) ? Le fil de données va à DIN ; DOUT mène à la matrice suivante.',
  },
  laneDark: {
    symptom: 'Les deux dés d’une branche restent éteints, ou seulement le premier.',
    cause:
      'Son fil de données ({lane1}, {lane2}, {lane3}), son fusible, ou DIN et DOUT de la première matrice.',
    remedy:
      'Mesurer 5 V à la première matrice ; puis {laneOhm} entre la broche et DIN ; puis voir si le fil de données est à DIN, pas à DOUT.',
  },
  secondDark: {
    symptom: 'Seul le second dé d’une branche reste éteint.',
    cause: 'Le fil de DOUT du premier à DIN du second, ou son alimentation.',
    remedy: 'Mesurer 5 V au second ; vérifier les trois fils entre les deux.',
  },
  lanesSwapped: {
    symptom: 'Un dé d’une autre paire s’allume.',
    cause: 'Les fils de données de deux branches sont inversés à la carte.',
    remedy: 'Les échanger : {lane1} va aux dés 1 et 2, {lane2} à 3 et 4, {lane3} à 5 et 6.',
  },
  diceSwapped: {
    symptom: 'L’autre dé de la même paire s’allume.',
    cause: 'La branche commence par le mauvais de ses deux dés.',
    remedy:
      'Le fil de données va d’abord au dé gauche de la paire : dévisser les deux cadres et les échanger avec leurs fils.',
  },
  letterBroken: {
    symptom: 'Pas de F du tout : les lignes sont déchirées.',
    cause: 'Les lignes courent autrement que ce qui a été dit du point mobile.',
    remedy: 'Revoir le point mobile et dire l’autre réponse.',
  },
  chainStops: {
    symptom: 'Le point s’arrête dans un dé, ou tout ce qui suit est éteint ou fou.',
    cause: 'Un pixel mort : la chaîne s’arrête là.',
    remedy: 'Remplacer la matrice ou ce pixel.',
  },
  mixedLayouts: {
    symptom: 'Le point court différemment selon les dés.',
    cause: 'Deux sortes de matrices : la table ne connaît qu’un parcours pour toutes.',
    remedy: 'En prendre {dice} de la même sorte.',
  },
  coloursShift: {
    symptom: 'Des voisins diffèrent alors que tous devraient avoir une couleur.',
    cause: 'Des pixels à quatre couleurs (RGBW) : ils prennent quatre octets chacun.',
    remedy: 'Ils ne conviennent pas. Prendre ceux à trois couleurs de la liste des pièces.',
  },
  coloursFlicker: {
    symptom: 'Des couleurs vacillent ou changent toutes seules.',
    cause: 'Le fil de données court sans sa propre masse, ou les {laneOhm} manquent à la matrice.',
    remedy:
      'Mettre une masse le long de chaque fil de données ; ne relier la carte et l’alimentation des LED qu’au point en étoile.',
  },
  coloursMixed: {
    symptom: 'Les dés n’ont pas tous la même couleur.',
    cause: 'Des sortes de pixels à l’ordre de couleurs différent : la table n’en connaît qu’un pour tous.',
    remedy: 'En prendre {dice} de la même sorte.',
  },
  currentHigh: {
    symptom: 'Plus de {limitA} A.',
    cause: 'Les pixels tirent plus de {pixelMa} mA chacun, ou l’appareil voit plus que le tronc.',
    remedy:
      'Un seul fil doit passer dans la pince. Si c’est bien le cas, baisser `leds.limitMa` d’autant qu’on mesure en trop.',
  },
  currentLow: {
    symptom: 'Bien moins que la limite.',
    cause: 'En plein blanc, les pixels tirent moins de {pixelMa} mA.',
    remedy:
      'Enregistrer ce qui est calculé d’après la mesure (`leds.pixelMa`) : les images seront plus claires sous la même limite.',
  },
  farLow: {
    symptom: 'Moins de {lowV} V au dernier pixel, ou un blanc qui y jaunit.',
    cause: 'Des fils minces ou longs, ou une mauvaise connexion : {dropMv} mV peuvent se perdre.',
    remedy:
      'Mesurer depuis l’alimentation jusqu’à trouver la perte ; sections et longueurs sont dans POWER.md.',
  },
  fuseBlows: {
    symptom: 'Un fusible saute.',
    cause: 'Un court-circuit, ou un fusible de mauvaise valeur.',
    remedy:
      'Débrancher les dés qui suivent et mesurer + contre − : moins de 10 Ω est un court-circuit. Ne jamais prendre un fusible plus gros.',
  },
};
