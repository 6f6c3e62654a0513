/** French of `en/faults.ts`. */
import type { FAULTS as ENGLISH, FaultText } from '../en/faults.ts';

export const FAULTS = {
  'link-open': {
    what: 'Le port série ne s’ouvre pas',
    cause:
      'Le câble n’est pas branché, le port s’appelle autrement, un autre programme l’a ouvert, ou le droit manque',
    display: 'OFFLINE',
    advice: 'Vérifier le câble et le nom du port, et qu’aucun autre programme ne l’a ouvert.',
  },
  'link-lost': {
    what: 'La carte est partie',
    cause: 'Le câble a été retiré, ou la carte n’a plus de courant',
    display: 'OFFLINE',
    advice: 'Rebrancher le câble ; la partie attend et continue d’elle-même.',
  },
  'port-lost': {
    what: 'La carte n’est plus à son port',
    cause: 'Le câble a été retiré, la carte n’a plus de courant, ou son port s’appelle autrement maintenant',
    display: 'OFFLINE',
    advice:
      'Rebrancher le câble ; la partie attend et continue d’elle-même. S’il est maintenant à un autre port, relancer la table avec celui-là, ou avec --port auto : elle trouve alors la carte d’elle-même.',
  },
  'port-moved': {
    what: 'La carte semble être à un autre port',
    cause: 'Le câble a été rebranché alors que son port était encore ouvert, ou ailleurs',
    display: 'OFFLINE',
    advice:
      'Retirer le câble et le rebrancher une fois encore, car il retrouve souvent son ancien port ; ou relancer la table avec --port auto : elle trouve alors la carte d’elle-même. La partie continue où elle en était.',
  },
  'board-silent': {
    what: 'La carte ne répond pas',
    cause: 'La carte n’a pas de courant, est une autre, ou un autre programme y tourne',
    display: 'OFFLINE',
    advice: 'Vérifier qu’elle a du courant et porte firmware/dicetable.hex.',
  },
  'firmware-mismatch': {
    what: 'La carte a une autre version du firmware',
    cause: 'Dicetable a été mis à jour et la carte non, ou l’inverse',
    display: 'OFFLINE',
    advice:
      'Mettre le firmware de cette version : sur la page de gestion sous « Carte », ou par `dicetable flash`.',
  },
  'firmata-silent': {
    what: 'Aucune carte Firmata ne répond',
    cause: 'La carte n’a pas de courant, n’a pas de Firmata, ou n’entend pas cet ordinateur',
    display: '',
    advice:
      'Vérifier courant et fils, et qu’elle est programmée comme le README le dit sous « Firmata cabinets ».',
  },
  'firmata-firmware': {
    what: 'La carte a le mauvais firmware pour Firmata',
    cause: 'La carte a un Firmata qui ne sait pas piloter les LED',
    display: '',
    advice: 'La programmer comme le README le dit sous « Firmata cabinets ».',
  },
  'firmata-packages': {
    what: 'Les paquets pour cartes Firmata ne sont pas installés',
    cause: 'Dicetable a été installé comme paquet d’un autre projet ou sans ses paquets de développement',
    display: '',
    advice:
      'Jouer depuis un checkout après `npm ci`, ou les installer à côté de Dicetable, avec les overrides de son package.json.',
  },
  'firmware-file': {
    what: 'Le fichier du firmware est inutilisable',
    cause: 'Le fichier manque ou a été fait pour une autre puce',
    display: 'OFFLINE',
    advice: 'Nommer un fichier Intel HEX pour l’ATmega328P ; `npm run firmware` fait firmware/dicetable.hex.',
  },
  'flash-board': {
    what: 'Cette carte ne sera pas programmée',
    cause: 'C’est une autre carte qu’un Uno ou un Nano à ATmega328P, ou son bootloader manque',
    display: '',
    advice: 'Brancher un Arduino Uno R3 ou un Nano classique (ATmega328P). Rien n’a été écrit.',
  },
  'board-flashing': {
    what: 'La carte reçoit son firmware',
    cause: 'On l’a demandé sur la page de gestion',
    display: '',
    advice: 'Cela prend quelques secondes ; la partie attend et continue d’elle-même.',
  },
  'flash-failed': {
    what: 'La carte n’a pas pu être programmée',
    cause: 'Le câble a été retiré ou est mauvais, ou un autre programme a parlé à la carte',
    display: '',
    advice:
      'Relancer `dicetable flash` : la carte se laisse programmer, quel que soit l’état où elle est restée.',
  },
  'service-refused': {
    what: 'Le service de la table n’est pas installé',
    cause: 'Le droit manque, l’ordinateur n’a pas de systemd, ou quelque chose de ce nom existe déjà',
    display: '',
    advice:
      'Y remédier et réessayer ; comment, et que faire sur d’autres ordinateurs, hardware/HOST.md le dit.',
  },
  'hall-failed': {
    what: 'La salle ne peut pas le faire',
    cause:
      'Un programme n’est pas installé, un port est pris, la base de données ne répond pas, ou un code est faux',
    display: '',
    advice: 'Y remédier et réessayer ; src/hall dit comment on installe une salle.',
  },
  'update-refused': {
    what: 'La table ne reçoit pas de nouvelle version',
    cause:
      'Le fichier n’est pas une version pour cette table, le disque est plein, ou la nouvelle version ne joue pas ici',
    display: '',
    advice: 'La table joue comme avant ; ce qu’il faut à une nouvelle version, src/update le dit.',
  },
  'button-stuck': {
    what: 'Un bouton est coincé',
    cause: 'Il est coincé, quelqu’un s’y appuie, ou ses fils se touchent',
    display: 'COINCE',
    advice: 'Le libérer ou remettre ses fils : alors il compte de nouveau. Tous les autres boutons marchent.',
  },
  'button-chatter': {
    what: 'Un bouton rebondit',
    cause: 'Son contact est usé ou lâche, ou la carte en signale plus que quiconque ne peut presser',
    display: 'REBONDIT',
    advice:
      'Le laisser deux secondes en repos : alors il compte de nouveau. Si cela revient, changer le bouton ou vérifier ses fils. Tous les autres boutons marchent.',
  },
  'display-absent': {
    what: 'L’afficheur ne répond pas en entier',
    cause: 'Un module n’a pas de courant, a un fil lâche ou une mauvaise adresse',
    display: '',
    advice:
      'Vérifier fils et adresses (0x70 et 0x71). La partie continue ; les pages montrent ce que l’afficheur montrerait.',
  },
  'rail-low': {
    what: 'Les LED ont trop peu de tension',
    cause: 'Leur alimentation est éteinte, trop faible ou grillée, ou le diviseur à A3 manque',
    display: '',
    advice: 'Vérifier l’alimentation 5 V et ses fusibles. La partie continue ; les pages montrent les dés.',
  },
  'journal-open': {
    what: 'Le journal ne s’ouvre pas',
    cause: 'Le dossier manque, est protégé, ou est à quelqu’un d’autre',
    display: 'JOURNAL',
    advice: 'Vérifier que le dossier des données est là et accessible en écriture.',
  },
  'journal-in-use': {
    what: 'Le journal est déjà utilisé',
    cause: 'Une autre table l’a ouvert, ou une commande qui le lit',
    display: 'OCCUPE',
    advice: 'Terminer d’abord l’autre table, ou indiquer un autre dossier de données avec --data-dir.',
  },
  'journal-write': {
    what: 'Le journal ne peut pas être écrit',
    cause: 'Le disque est plein ou défectueux',
    display: 'DISQUE',
    advice:
      'Vérifier la place et l’état du disque, puis redémarrer (une table qui joue finit d’elle-même après une demi-minute, pour qu’un service la redémarre) ; rien de ce qui a été montré n’est perdu.',
  },
  'journal-damaged': {
    what: 'Le journal est abîmé',
    cause: 'Le disque a perdu ou changé ce qui était écrit, ou des fichiers ont été déplacés à la main',
    display: 'DONNEES',
    advice:
      'Reprendre une sauvegarde, ou mettre de côté journal.db et les fichiers à côté pour en commencer un nouveau.',
  },
  'pin-write': {
    what: 'Le PIN ne peut pas être gardé',
    cause: 'Le disque est plein, ou le dossier des données est protégé',
    display: 'VIEUXPIN',
    advice:
      'Le PIN que la table montre vaut jusqu’au prochain démarrage. Vérifier la place et le dossier des données, puis faire un nouveau PIN.',
  },
  'log-write': {
    what: 'Le log ne peut pas être écrit',
    cause: 'Le disque est plein ou défectueux',
    display: '',
    advice:
      'Vérifier la place et l’état du disque ; jusqu’au prochain démarrage, les lignes vont au terminal.',
  },
  'backup-failed': {
    what: 'La sauvegarde n’a pas réussi',
    cause: 'Le disque est plein, le dossier est protégé, ou le journal est abîmé',
    display: '',
    advice:
      'Vérifier la place, et que le dossier est accessible en écriture. Si le journal est abîmé, reprendre bientôt la plus récente sauvegarde, car ce qui se joue d’ici là n’est dans aucune.',
  },
  'backup-unusable': {
    what: 'Ceci ne peut pas être repris',
    cause: 'Le fichier n’est pas une sauvegarde, n’a pas été copié en entier ou a été abîmé plus tard',
    display: '',
    advice: 'Nommer un autre fichier que Dicetable a fait comme sauvegarde ; rien n’a été changé.',
  },
  'not-verifiable': {
    what: 'Cette partie ne peut pas être vérifiée',
    cause: 'Il n’y a pas de partie de ce numéro, ou elle est en cours',
    display: '',
    advice: 'Nommer une partie finie ; les numéros sont dans l’historique.',
  },
  'league-refused': {
    what: 'Les ligues de la salle ne le font pas',
    cause: 'Une faute de frappe, un autre état de la ligue ou une base de données hors d’atteinte',
    display: '',
    advice: 'Y remédier et réessayer ; rien n’a été changé.',
  },
  'round-refused': {
    what: 'Les manches à dés égaux ne le font pas',
    cause: 'Une faute de frappe, un autre état de la manche ou une base de données hors d’atteinte',
    display: '',
    advice: 'Y remédier et réessayer ; rien n’a été changé.',
  },
  'config-wrong': {
    what: 'La configuration est fausse',
    cause: 'Une faute de frappe, ou une valeur hors des limites',
    display: 'CONFIG',
    advice: 'Corriger l’endroit nommé ; `dicetable config` affiche ce qui vaut.',
  },
  'rules-unknown': {
    what: 'Ces règles n’existent pas',
    cause: 'Elles ont été retirées du fichier de la table, ou leur nom est mal écrit',
    display: 'REGLES',
    advice: '`dicetable rules` les énumère ; --config nomme le fichier de la table.',
  },
  'address-in-use': {
    what: 'L’adresse est prise',
    cause: 'Une seconde table tourne, ou un autre programme se sert de ce port',
    display: 'RESEAU',
    advice: 'En choisir un autre par --http-port, ou arrêter l’autre programme.',
  },
  'address-wrong': {
    what: 'La page ne peut pas être montrée à cette adresse',
    cause: 'L’adresse n’est pas de cet ordinateur, ou le port demande plus de droits',
    display: 'ADRESSE',
    advice: 'Nommer par --host une adresse de cet ordinateur, et par --http-port un port au-dessus de 1023.',
  },
} satisfies Record<keyof typeof ENGLISH, FaultText>;
