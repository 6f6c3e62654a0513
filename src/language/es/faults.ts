/** Spanish of `en/faults.ts`. */
import type { FAULTS as ENGLISH, FaultText } from '../en/faults.ts';

export const FAULTS = {
  'link-open': {
    what: 'No se puede abrir el puerto serie',
    cause:
      'El cable está desenchufado, el puerto se llama de otro modo, otro programa lo tiene abierto, o falta el permiso para usarlo',
    display: 'OFFLINE',
    advice: 'Mira el cable y el nombre del puerto, y que ningún otro programa lo tenga abierto.',
  },
  'link-lost': {
    what: 'La placa ya no está',
    cause: 'Se tiró del cable, o la placa se quedó sin corriente',
    display: 'OFFLINE',
    advice: 'Vuelve a enchufar el cable; la partida espera y sigue sola.',
  },
  'port-lost': {
    what: 'La placa ya no está en su puerto',
    cause: 'Se tiró del cable, la placa se quedó sin corriente, o su puerto se llama ahora de otro modo',
    display: 'OFFLINE',
    advice:
      'Vuelve a enchufar el cable; la partida espera y sigue sola. Si ahora está en otro puerto, arranca la mesa de nuevo con ese, o con --port auto, que encuentra la placa solo.',
  },
  'port-moved': {
    what: 'La placa parece estar en otro puerto',
    cause: 'Se volvió a enchufar el cable cuando su puerto aún estaba abierto, o en otro sitio',
    display: 'OFFLINE',
    advice:
      'Desenchufa el cable y enchúfalo otra vez, que a menudo recupera así su puerto de antes; o arranca la mesa de nuevo con --port auto, que encuentra la placa solo. La partida sigue donde estaba.',
  },
  'board-silent': {
    what: 'La placa no responde',
    cause: 'La placa no tiene corriente, es otra, o lleva otro programa',
    display: 'OFFLINE',
    advice: 'Mira que tenga corriente y lleve firmware/dicetable.hex.',
  },
  'firmware-mismatch': {
    what: 'La placa lleva otra versión del firmware',
    cause: 'Se actualizó Dicetable y no la placa, o al revés',
    display: 'OFFLINE',
    advice: 'Grábale el firmware de esta versión: en la página del operador, Placa, o con `dicetable flash`.',
  },
  'firmata-silent': {
    what: 'No responde ninguna placa Firmata',
    cause: 'La placa no tiene corriente, no lleva Firmata, o no oye a este ordenador',
    display: '',
    advice: 'Mira su corriente y sus cables, y que esté grabada como dice README en «Firmata cabinets».',
  },
  'firmata-firmware': {
    what: 'La placa lleva un firmware que no sirve para Firmata',
    cause: 'La placa lleva un Firmata que no puede mover los LED',
    display: '',
    advice: 'Grábala como dice README en «Firmata cabinets».',
  },
  'firmata-packages': {
    what: 'Los paquetes para placas Firmata no están instalados',
    cause: 'Dicetable se instaló como paquete de otro proyecto, o sin sus paquetes de desarrollo',
    display: '',
    advice:
      'Juega desde una copia del código tras `npm ci`, o instálalos junto a Dicetable, con los overrides de su package.json.',
  },
  'firmware-file': {
    what: 'El archivo del firmware no sirve',
    cause: 'El archivo falta, o se hizo para otro chip',
    display: 'OFFLINE',
    advice:
      'Nombra un archivo Intel HEX hecho para el ATmega328P; `npm run firmware` construye firmware/dicetable.hex.',
  },
  'flash-board': {
    what: 'Esta placa no se graba',
    cause: 'Es otra placa que un Uno o un Nano con ATmega328P, o le falta el cargador de arranque',
    display: '',
    advice: 'Enchufa un Arduino Uno R3 o un Nano clásico (ATmega328P). No se ha escrito nada.',
  },
  'board-flashing': {
    what: 'La placa está recibiendo su firmware',
    cause: 'Un operador lo ha pedido',
    display: '',
    advice: 'Tarda unos segundos; la partida espera y sigue sola.',
  },
  'flash-failed': {
    what: 'No se pudo grabar la placa',
    cause: 'Se tiró del cable o está mal, u otro programa ha hablado con la placa',
    display: '',
    advice: 'Ejecuta `dicetable flash` otra vez: la placa se puede grabar, quede como quede.',
  },
  'service-refused': {
    what: 'El servicio de la mesa no se ha preparado',
    cause: 'Falta el permiso, la máquina no tiene systemd, o ya hay algo con ese nombre',
    display: '',
    advice: 'Arréglalo e inténtalo otra vez; hardware/HOST.md dice cómo, y qué hacer en otras máquinas.',
  },
  'hall-failed': {
    what: 'La sala no puede hacer esto',
    cause:
      'Un programa no está instalado, un puerto está ocupado, la base de datos no responde, o un código está mal',
    display: '',
    advice: 'Arréglalo e inténtalo otra vez; src/hall dice cómo se prepara una sala.',
  },
  'update-refused': {
    what: 'La mesa no se ha actualizado',
    cause:
      'El archivo no es una versión para esta mesa, el disco está lleno, o la versión nueva no funciona aquí',
    display: '',
    advice: 'La mesa juega como antes; src/update dice lo que pide una actualización.',
  },
  'button-stuck': {
    what: 'Un botón está atascado',
    cause: 'Se ha encajado o alguien se apoyó en él, o sus cables se tocan',
    display: 'ATASCADO',
    advice: 'Suéltalo, o arregla sus cables: entonces vuelve a contar. Los demás botones funcionan.',
  },
  'button-chatter': {
    what: 'Un botón tiembla',
    cause: 'Su contacto está gastado o suelto, o la placa avisa de pulsaciones que nadie puede hacer',
    display: 'TIEMBLA',
    advice:
      'Déjalo en paz dos segundos: entonces vuelve a contar. Si se repite, cambia el botón o mira sus cables. Los demás botones funcionan.',
  },
  'display-absent': {
    what: 'El visor no responde entero',
    cause: 'Un módulo no tiene corriente, tiene un cable suelto o una dirección equivocada',
    display: '',
    advice:
      'Mira sus cables y direcciones (0x70 y 0x71). La partida sigue; las páginas muestran lo que mostraría el visor.',
  },
  'rail-low': {
    what: 'A los LED les falta tensión',
    cause: 'Su fuente está apagada, es débil o está fundida, o falta el divisor en A3',
    display: '',
    advice: 'Mira la fuente de 5 V y sus fusibles. La partida sigue; las páginas muestran los dados.',
  },
  'journal-open': {
    what: 'No se puede abrir el diario',
    cause: 'La carpeta no está, es de solo lectura o es de otro',
    display: 'DIARIO',
    advice: 'Mira que la carpeta de datos exista y se pueda escribir.',
  },
  'journal-in-use': {
    what: 'El diario está en uso',
    cause: 'Otra mesa lo tiene abierto, o una orden que lo lee',
    display: 'EN USO',
    advice: 'Termina antes la otra mesa, o da otra carpeta de datos con --data-dir.',
  },
  'journal-write': {
    what: 'No se puede escribir el diario',
    cause: 'El disco está lleno, o falla',
    display: 'ERR DISC',
    advice:
      'Mira el sitio libre y la salud del disco, y arranca otra vez (una mesa que juega se termina sola al medio minuto, para que un servicio la arranque de nuevo); nada de lo mostrado se pierde.',
  },
  'journal-damaged': {
    what: 'El diario está dañado',
    cause: 'El disco ha perdido o cambiado lo escrito, o se movieron archivos a mano',
    display: 'MAL DATO',
    advice: 'Restaura una copia, o aparta journal.db y los archivos de al lado para empezar uno nuevo.',
  },
  'pin-write': {
    what: 'No se puede guardar el PIN',
    cause: 'El disco está lleno, o la carpeta de datos es de solo lectura',
    display: 'PIN VIEJ',
    advice:
      'El PIN que muestra la mesa vale hasta que arranque otra vez. Mira el sitio libre y la carpeta de datos, y crea un PIN nuevo.',
  },
  'log-write': {
    what: 'No se puede escribir el registro',
    cause: 'El disco está lleno, o falla',
    display: '',
    advice: 'Mira el sitio libre y la salud del disco; hasta el próximo arranque las líneas van al terminal.',
  },
  'backup-failed': {
    what: 'No se pudo hacer la copia',
    cause: 'El disco está lleno, la carpeta es de solo lectura, o el diario está dañado',
    display: '',
    advice:
      'Mira el sitio libre y que la carpeta se pueda escribir. Si el diario está dañado, restaura pronto la última copia, porque lo que se juegue hasta entonces no está en ninguna.',
  },
  'backup-unusable': {
    what: 'Esto no se puede restaurar',
    cause: 'El archivo no es una copia, no se copió entero, o se dañó después',
    display: '',
    advice: 'Nombra otro archivo que Dicetable hiciera como copia; no se ha cambiado nada.',
  },
  'not-verifiable': {
    what: 'Esta partida no se puede comprobar',
    cause: 'No hay partida con ese número, o aún se juega',
    display: '',
    advice: 'Nombra una partida acabada; el historial tiene sus números.',
  },
  'league-refused': {
    what: 'Las ligas de la sala no hacen eso',
    cause: 'Un error al escribir, otro estado de la liga, o una base de datos que no se alcanza',
    display: '',
    advice: 'Arréglalo e inténtalo otra vez; no se ha cambiado nada.',
  },
  'round-refused': {
    what: 'Las rondas de dados duplicados de la sala no hacen eso',
    cause: 'Un error al escribir, otro estado de la ronda, o una base de datos que no se alcanza',
    display: '',
    advice: 'Arréglalo e inténtalo otra vez; no se ha cambiado nada.',
  },
  'config-wrong': {
    what: 'La configuración está mal',
    cause: 'Un error al escribir, o un valor fuera de su margen',
    display: 'CONFIG',
    advice: 'Arregla el lugar nombrado; `dicetable config` imprime lo que vale.',
  },
  'rules-unknown': {
    what: 'No hay tales reglas',
    cause: 'Se quitaron del archivo de la mesa, o su nombre está mal escrito',
    display: 'REGLAS',
    advice: '`dicetable rules` las nombra; --config nombra el archivo de la mesa con las tuyas.',
  },
  'address-in-use': {
    what: 'La dirección está ocupada',
    cause: 'Hay una segunda mesa en marcha, u otro programa sirve este puerto',
    display: 'RED OCUP',
    advice: 'Elige otro con --http-port, o para el otro programa.',
  },
  'address-wrong': {
    what: 'La página no se puede servir en esta dirección',
    cause: 'La dirección no es de esta máquina, o el puerto pide más permisos',
    display: 'DIR RED',
    advice:
      'Nombra una dirección de esta máquina con --host, y un puerto por encima de 1023 con --http-port.',
  },
} satisfies Record<keyof typeof ENGLISH, FaultText>;
