/** Spanish of `en/keys.ts`. */
import type { KEYS as ENGLISH } from '../en/keys.ts';
import type { Words } from '../words.ts';

export const KEYS = {
  host: 'Dirección en la que se sirve la página; all significa todas las redes de esta máquina.',
  httpPort: 'Puerto de la página; 0 toma uno libre.',
  allowedHosts:
    'Más nombres con los que los navegadores pueden pedir la página, además de los nombres y direcciones de esta máquina.',
  publicUrl:
    'Dirección de la página como la alcanzan los invitados, para el código QR de la tele; vacía: la de esta máquina en la red.',
  openCabinet:
    'Deja que cualquier navegador de la red pulse los botones de una placa emulada, no solo uno que tenga su clave.',
  language:
    'Idioma de tele, overlay, visor y línea de órdenes; si no, el de la máquina. Cada móvil elige el suyo.',
  dataDir: 'Carpeta del diario; si no, dicetable en tu carpeta de datos.',
  'backup.keep': 'Cuántas copias automáticas se guardan; se hace una al día como mucho, 0 no hace ninguna.',
  'backup.folder': 'Carpeta de las copias; si no, backups en la carpeta del diario.',
  'update.key':
    'Clave pública de quien hace las versiones que toma `dicetable update`; vacía: no toma ninguna.',
  'board.kind':
    'Con qué se juega: una placa de verdad en un puerto serie con nuestro firmware (serial) o el de node-pixel (firmata), o un Uno emulado dentro de este programa con el mismo firmware (emulated, emulated-firmata).',
  'board.port': 'Puerto serie de la placa de verdad, por ejemplo /dev/ttyUSB0 o COM3; auto lo encuentra.',
  rules: 'Reglas que una partida nueva ofrece primero.',
  ruleSets: 'Reglas tuyas: cada una es como otra, con algunos interruptores cambiados.',
  players:
    'Jugadores que ofrece la primera partida nueva, por nombre; las siguientes ofrecen a los últimos que jugaron. house:master es un jugador de la casa.',
  tumbleMs: 'Cuánto ruedan los dados tras tirar de la palanca, en milisegundos.',
  calm: 'Un fundido suave en vez de dados que ruedan.',
  housePace: 'Lo rápido que juegan los jugadores de la casa.',
  coach:
    'Si el entrenador de una partida nueva no dice nada (off), lo que ha costado cada elección (after), o además la mejor antes de hacerla (live).',
  odds: 'Las páginas muestran la probabilidad de ganar, calculada como si la gente jugara a la perfección.',
  guestCut:
    'Los invitados pueden cortar los dados antes de la primera tirada, con una palabra que escriben en una página.',
  buzzer: 'Volumen del zumbador.',
  'sound.output':
    'Quién toca los sonidos: el zumbador de la placa (board), el altavoz de este ordenador (host), ambos (both) o nadie (off).',
  'sound.volume': 'Volumen de lo que toca este ordenador, en porcentaje.',
  'sound.nightVolume': 'Lo mismo de noche.',
  'sound.nightFrom': 'Cuándo empieza la noche, por el reloj de este ordenador.',
  'sound.nightTo': 'Cuándo acaba la noche; a la hora en que empieza, no la hay.',
  'sound.jingleMinutes': 'Minutos entre dos sintonías mientras nadie juega; 0: ninguna.',
  'sound.pack': 'Carpeta de sonidos tuyos, como archivos WAV; los que no tenga son nuestros.',
  speech:
    'Lo que se dice en voz alta, con lo que toque los sonidos: nada (off), a quién le toca (names), o todo lo que hace falta para jugar con los ojos cerrados (all).',
  'idle.remindMs':
    'Cuánto tras la última pulsación se muestran despacio, por turnos, el nombre y el paso siguiente.',
  'idle.attractMs':
    'Cuánto tras la última pulsación la mesa invita a nuevos jugadores; la palanca sigue con la partida.',
  'idle.dimMs': 'Cuánto tras la última pulsación se atenúan los LED.',
  'idle.abandonMs': 'Cuánto tras la última pulsación se abandona una partida sin acabar.',
  'idle.quitMs': 'Cuánto se puede seguir con una partida que se dejó.',
  'idle.letterMs': 'Cuánto espera un nombre su próxima letra.',
  'idle.menuMs': 'Cuánto espera el menú una pulsación.',
  'credits.mode': 'Por qué se paga: nada (free), cada partida, o cada jugador de una partida.',
  'credits.coins': 'Monedas que toma el monedero: canal, valor y nombre de cada una.',
  'credits.currency': 'Moneda de todos los importes, como la llaman el visor y las cuentas.',
  'credits.tiers':
    'Precios: el primero por un crédito, los demás por más a la vez, cada uno más barato por crédito que el anterior.',
  'credits.max':
    'Créditos con los que se dice al monedero que no tome más monedas; la que venga aun así cuenta.',
  'credits.freeGameForFame': 'Un puesto en los récords vale un crédito.',
  'leds.dice': 'De qué está hecho un dado: una matriz, o siete píxeles, uno por punto.',
  'leds.orientations':
    'Cómo está montada cada una de las seis matrices: grados en sentido horario vistas de frente, y luego en espejo.',
  'leds.layout':
    'Cómo recorre la cadena de píxeles una matriz: cada fila desde la izquierda, o de ida y vuelta.',
  'leds.colourOrder': 'Orden en el que un píxel toma sus bytes de color.',
  'leds.brightness': 'Escala todos los colores; 255 es el máximo.',
  'leds.limitMa':
    'Corriente en mA que pueden consumir todos los LED juntos; el firmware atenúa las imágenes que pedirían más.',
  'leds.pixelMa':
    'Corriente en mA de un píxel a pleno blanco: 60 si no has medido menos; con ella se respetan los límites.',
  'leds.buttonLamps':
    'Botones de guardar con luz: dos píxeles más al final de cada línea copian los marcos de guardado.',
  'mqtt.url': 'Bróker al que la mesa cuenta cómo está, para Home Assistant; vacía: no se lo cuenta a nadie.',
  'mqtt.user': 'Usuario con el que el bróker conoce esta mesa; vacío: no lo pide.',
  'mqtt.passwordFile':
    'Archivo con la contraseña de ese usuario; si no, se toma del entorno, DICETABLE_MQTT_PASSWORD.',
  'mqtt.ca':
    'Certificado de quien avala al bróker (mqtts://, wss://), un archivo; vacío: los que todo el mundo da por buenos.',
  'mqtt.prefix': 'Dónde empiezan los temas de esta mesa; cada mesa de un bróker necesita otro.',
  'hall.url':
    'Sala a la que esta mesa envía su diario, como la imprime `dicetable hall`; vacía: no es de ninguna.',
  'hall.nats':
    'Servidor de NATS más cercano que los de la sala y que lleva hasta ellos (una hoja en la misma casa); vacío: los de la sala.',
  'hall.ca':
    'Certificado de quien avala a la sala, si no es nadie que todo el mundo dé por bueno; si no, vacío.',
  'log.level': 'Cuánto se registra; cada nivel incluye los anteriores.',
  'log.file':
    'Archivo al que se añade el registro, un objeto JSON por línea; stderr lo muestra como líneas simples.',
} satisfies Words<typeof ENGLISH>;
