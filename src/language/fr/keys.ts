/** French of `en/keys.ts`. */
import type { KEYS as ENGLISH } from '../en/keys.ts';
import type { Words } from '../words.ts';

export const KEYS = {
  host: 'Adresse où la page est montrée ; all veut dire : dans chaque réseau de cet ordinateur.',
  httpPort: 'Port de la page ; 0 prend n’importe quel port libre.',
  allowedHosts:
    'Autres noms par lesquels des navigateurs peuvent demander la page, outre les noms et adresses de cet ordinateur.',
  publicUrl:
    'Adresse de la page telle que les invités l’atteignent, pour le code QR de la télé ; vide : celle de cet ordinateur dans le réseau.',
  openCabinet:
    'Laisse tout navigateur du réseau presser les boutons d’une carte émulée, pas seulement un qui a la clé.',
  language:
    'Langue de la télé, de l’incrustation, de l’afficheur et de la ligne de commande ; sinon celle de l’ordinateur. Chaque téléphone choisit la sienne.',
  dataDir: 'Dossier du journal ; sinon dicetable dans le dossier de données de l’utilisateur.',
  'backup.keep': 'Combien de sauvegardes automatiques restent ; une par jour au plus, 0 n’en fait aucune.',
  'backup.folder': 'Dossier des sauvegardes ; sinon backups dans le dossier du journal.',
  'update.key':
    'Clé publique de qui fait les versions que `dicetable update` prend ; vide : il n’en prend aucune.',
  'board.kind':
    'Ce qui joue : une vraie carte sur un port série avec notre firmware (serial) ou celui de node-pixel (firmata), ou un Uno émulé dans ce programme avec le même firmware (emulated, emulated-firmata).',
  'board.port': 'Port série de la vraie carte, par exemple /dev/ttyUSB0 ou COM3 ; auto le trouve.',
  rules: 'Règles qu’une nouvelle partie propose d’abord.',
  ruleSets: 'Règles propres : chacune est comme une autre, avec quelques réglages changés.',
  players:
    'Noms que propose la première nouvelle partie ; les suivantes proposent ceux qui ont joué en dernier. house:master joue pour la maison.',
  tumbleMs: 'Combien de temps les dés roulent après le coup de levier, en millisecondes.',
  calm: 'Un fondu doux au lieu de dés qui roulent.',
  housePace: 'À quelle vitesse joue la maison.',
  coach:
    'Si le coach d’une nouvelle partie ne dit rien (off), ce qu’a coûté chaque choix (after), ou montre aussi le meilleur avant (live).',
  odds: 'Les pages montrent les chances de gagner, calculées comme si les gens jouaient parfaitement.',
  guestCut: 'Les invités peuvent couper les dés avant le premier lancer, d’un mot sur une page.',
  buzzer: 'Volume du buzzer.',
  'sound.output':
    'Qui joue les sons : le buzzer de la carte (board), le haut-parleur de cet ordinateur (host), les deux (both) ou personne (off).',
  'sound.volume': 'Volume de ce que joue cet ordinateur, en pour cent.',
  'sound.nightVolume': 'De même la nuit.',
  'sound.nightFrom': 'Quand commence la nuit, à l’horloge de cet ordinateur.',
  'sound.nightTo': 'Quand finit la nuit ; à l’heure de son début, il n’y en a pas.',
  'sound.jingleMinutes': 'Minutes entre deux mélodies tant que personne ne joue ; 0 : pas de mélodie.',
  'sound.pack': 'Dossier de sons propres en fichiers WAV ; ce qui y manque est de nous.',
  speech:
    'Ce qui est dit à voix haute, par ce qui joue aussi les sons : rien (off), à qui le tour (names), ou tout ce qu’il faut pour jouer les yeux fermés (all).',
  'idle.remindMs': 'Si longtemps après la dernière pression, nom et prochaine étape alternent lentement.',
  'idle.attractMs':
    'Si longtemps après la dernière pression, la table invite à une nouvelle partie ; le levier reprend l’ancienne.',
  'idle.dimMs': 'Si longtemps après la dernière pression, les LED baissent.',
  'idle.abandonMs': 'Si longtemps après la dernière pression, une partie inachevée est abandonnée.',
  'idle.quitMs': 'Combien de temps une partie quittée peut être reprise.',
  'idle.letterMs': 'Combien de temps un nom attend la lettre suivante.',
  'idle.menuMs': 'Combien de temps le menu attend une pression.',
  'credits.mode': 'Ce qui se paie : rien (free), chaque partie (per-game) ou chaque joueur (per-player).',
  'credits.coins':
    'Pièces que prend le monnayeur : canal (channel), valeur (value) et nom (label) de chacune.',
  'credits.currency': 'Monnaie de tous les montants, telle que l’afficheur et les comptes la nomment.',
  'credits.tiers':
    'Prix : le premier pour un crédit, les autres pour plusieurs à la fois, chacun moins cher par crédit que le précédent.',
  'credits.max':
    'Crédits à partir desquels le monnayeur ne doit plus prendre de pièces ; une qui vient quand même compte.',
  'credits.freeGameForFame': 'Une place au palmarès vaut un crédit.',
  'leds.dice': 'De quoi est fait un dé : une matrice, ou sept pixels, un par point.',
  'leds.orientations':
    'Comment chacune des six matrices est montée : degrés dans le sens horaire vus de face, puis en miroir.',
  'leds.layout':
    'Comment la chaîne de pixels parcourt une matrice : chaque ligne depuis la gauche, ou en va-et-vient.',
  'leds.colourOrder': 'Dans quel ordre un pixel prend ses couleurs.',
  'leds.brightness': 'Met chaque couleur à l’échelle ; 255 est le plein.',
  'leds.limitMa':
    'Courant en mA que toutes les LED peuvent tirer ensemble ; le firmware baisse les images qui demanderaient plus.',
  'leds.pixelMa':
    'Courant en mA d’un pixel en plein blanc : 60, sauf si moins est mesuré ; les limites sont tenues avec lui.',
  'leds.buttonLamps':
    'Boutons lumineux : deux pixels de plus au bout de chaque chaîne montrent ce qui est gardé.',
  'mqtt.url': 'Broker à qui la table dit son état pour Home Assistant ; vide : elle ne le dit à personne.',
  'mqtt.user': 'Utilisateur que le broker connaît pour cette table ; vide : il n’en demande pas.',
  'mqtt.passwordFile':
    'Fichier du mot de passe de cet utilisateur ; sinon il vient de l’environnement, DICETABLE_MQTT_PASSWORD.',
  'mqtt.ca':
    'Certificat de qui répond du broker (mqtts://, wss://), un fichier ; vide : de ceux à qui tous se fient.',
  'mqtt.prefix':
    'Par quoi commencent les sujets de cette table ; chaque table d’un broker en demande un autre.',
  'hall.url':
    'Salle à laquelle cette table envoie son journal, comme `dicetable hall` la nomme ; vide : elle n’est d’aucune.',
  'hall.nats':
    'Serveur NATS plus proche que ceux de la salle et qui y mène (une feuille dans la même maison) ; vide : ceux de la salle.',
  'hall.ca': 'Certificat qui répond de la salle, là où ce n’est personne à qui tous se fient ; sinon vide.',
  'log.level': 'Combien va dans le log ; chaque niveau contient le précédent.',
  'log.file': 'Fichier où le log s’ajoute, un objet JSON par ligne ; stderr le montre en lignes simples.',
} satisfies Words<typeof ENGLISH>;
