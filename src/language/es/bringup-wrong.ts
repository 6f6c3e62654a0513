/** Spanish of `en/bringup-wrong.ts`. */
import type { BRINGUP_WRONG as ENGLISH } from '../en/bringup-wrong.ts';
import type { Words } from '../words.ts';

export const BRINGUP_WRONG = {
  noBeat: {
    symptom: 'El LED en {heartbeatPin} no parpadea nunca.',
    cause: 'La placa no tiene firmware, o no tiene corriente.',
    remedy:
      '¿Está encendido el LED de corriente? Si no: otro cable USB, otro puerto. Si lo está: `npx --no-install dicetable flash`. Si eso no encuentra ninguna placa, el cable no lleva hilos de datos.',
  },
  beatsAlone: {
    symptom: 'El LED parpadea, pero la mesa no encuentra la placa.',
    cause: 'El puerto es otro, lo tiene otro programa, o no se puede abrir.',
    remedy:
      'Cierra monitores serie; en Linux escribe `sudo usermod -aG dialout $USER` y entra otra vez en la sesión; nombra el puerto (`--port`) si hay varias placas enchufadas. La mesa dice qué estorba.',
  },
  weakUsb: {
    symptom: 'Menos de 4,75 V en la placa.',
    cause: 'Un cable USB fino o largo, o un concentrador sin fuente.',
    remedy:
      'Toma un cable corto de hilos gruesos, directo al ordenador o a un concentrador con su propia fuente.',
  },
  displaysDark: {
    symptom: 'Los dos están a oscuras.',
    cause: 'SDA ({sda}) y SCL ({scl}) están cambiados, o no tienen 5 V.',
    remedy:
      'Cambia los dos cables; mide 5 V entre VCC y GND de un módulo. Vienen de la placa, nunca de la fuente de los LED.',
  },
  leftDark: {
    symptom: 'Solo el derecho muestra algo.',
    cause: 'El módulo izquierdo no responde en {left}.',
    remedy: 'No debe tener cerrado ningún puente de dirección; luego mira sus cuatro cables.',
  },
  rightDark: {
    symptom: 'Solo el izquierdo muestra algo.',
    cause: 'El módulo derecho no responde en {right}.',
    remedy: 'Cierra su puente de dirección A0 con una gota de estaño; luego mira sus cuatro cables.',
  },
  displaysSwapped: {
    symptom: 'RGHT está a la izquierda.',
    cause: 'El módulo con el puente ({right}) está a la izquierda.',
    remedy: 'Cambia los módulos de sitio.',
  },
  displayGarbage: {
    symptom: 'Hay segmentos encendidos, pero ninguna letra.',
    cause: 'Un módulo con los segmentos cableados en otro orden.',
    remedy: 'Toma uno de la lista de piezas: el chip por sí solo no lo hace el correcto.',
  },
  buttonDead: {
    symptom: 'Un botón no hace nada.',
    cause: 'Un cable está suelto, o los dos van al mismo lado del interruptor.',
    remedy:
      'Con el medidor, mientras está pulsado: menos de 10 Ω entre su borne en la placa de filtros y GND, y {inputOhm} de ahí a su pin. El contacto debe ser el que cierra (NO), no el que abre.',
  },
  buttonOther: {
    symptom: 'Se cuenta otro botón que el que pulsas.',
    cause: 'Dos cables están cambiados en la placa.',
    remedy: 'Cambia los cables de esos dos; la lista de pines está en WIRING.md.',
  },
  inputBounces: {
    symptom: 'Una pulsación cuenta como dos, o se avisa de rebotes.',
    cause: 'El contacto se abre otra vez más de {quietMs} ms, o el cable recoge ruido.',
    remedy:
      'Primero otro interruptor. Luego suelda de nuevo las uniones de su filtro ({inputFilter}, en la placa de filtros), y trenza su cable con su propia masa.',
  },
  inputStuck: {
    symptom: 'Un botón se da por atascado, o por pulsado, sin un dedo encima.',
    cause:
      'Estaba cerrado al encender o durante {stuckS} s: un cable toca masa, o el contacto es de los que abren (NC).',
    remedy:
      'Saca un terminal de su interruptor: si sigue cerrado, el fallo está en el cable o en la placa; si no, en el interruptor.',
  },
  leverDead: {
    symptom: 'Tirar no hace nada.',
    cause: 'La palanca no llega a su interruptor, o el cable a {leverPin} está suelto.',
    remedy: 'Pulsa el interruptor con la mano: si eso cuenta, muévelo en sus ranuras; si no, mira el cable.',
  },
  leverBounces: {
    symptom: 'Un tirón cuenta como dos, o se avisa de rebotes.',
    cause: 'El muelle sacude el interruptor más de {leverQuietMs} ms.',
    remedy:
      'Mueve el interruptor en sus ranuras hasta que haga clic poco antes del final del tirón, y amortigua el muelle.',
  },
  leverStuck: {
    symptom: 'La palanca está pulsada estando arriba.',
    cause: 'Descansa sobre su interruptor, o el contacto es el que abre (NC).',
    remedy:
      'Usa los contactos COM y NO, y mueve el interruptor en sus ranuras hasta que haga clic una vez por tirón.',
  },
  buzzerSilent: {
    symptom: 'Silencio.',
    cause: 'El cable a {buzzerPin} está suelto, o no es un piezo pasivo.',
    remedy: 'Un lado a {buzzerPin} por {buzzerOhm}, el otro a GND. Un piezo hace clic cuando lo tocas a 5 V.',
  },
  buzzerGrowls: {
    symptom: 'Un gruñido, o el mismo tono chillón suene lo que suene.',
    cause: 'Un zumbador activo, que tiene su propio tono, o uno magnético.',
    remedy: 'Toma un piezo pasivo. Uno magnético consume más de lo que el pin puede dar: quítalo ya.',
  },
  railMissing: {
    symptom: 'Se miden 0 V aunque la fuente está encendida.',
    cause: 'Un fusible, el interruptor de red, o el divisor en {railPin}.',
    remedy:
      'Con el medidor desde la fuente: su salida, tras el fusible principal ({trunkFuseA} A, con una fuente de escritorio {desktopFuseA} A), tras cada fusible de línea ({laneFuseA} A), en el último dado. Si en todas partes hay 5 V, mira las dos resistencias de {dividerOhm}.',
  },
  railLow: {
    symptom: 'Menos de {lowV} V sin nada encendido.',
    cause: 'La fuente está ajustada demasiado baja, o hay una mala conexión.',
    remedy:
      'Ajusta la fuente a 5,0 V con su propio tornillo, solo como dice BUILD.md en “Power, without data”: hay tensión de red (una de escritorio sin tornillo: toma otra); una conexión que se calienta está mal.',
  },
  railHigh: {
    symptom: 'Más de {highV} V.',
    cause: 'La fuente está ajustada demasiado alta, o no es de 5 V.',
    remedy:
      'Apágala y desenchufa los dados: más de 5,3 V rompe píxeles. Bájala a 5,0 V antes de que vuelvan, solo como dice BUILD.md en “Power, without data”: hay tensión de red.',
  },
  railGhost: {
    symptom: 'Más de {offV} V con la fuente apagada.',
    cause: 'Algo alimenta los LED: los 5 V de la placa, o un cable de datos.',
    remedy:
      'Los 5 V de la placa van solo a los visores y a los pull-up. Desenchufa las líneas una a una para encontrar cuál es.',
  },
  allDark: {
    symptom: 'No se enciende ningún dado.',
    cause:
      'La placa no mueve ninguno por debajo de {driveV} V, o los cables de datos acaban en el lado equivocado de las matrices.',
    remedy:
      '¿Está encendida la fuente de los LED (paso anterior)? El cable de datos va a DIN; DOUT sigue a la matriz siguiente.',
  },
  laneDark: {
    symptom: 'Los dos dados de una línea siguen a oscuras, o solo el primero.',
    cause: 'Su cable de datos ({lane1}, {lane2}, {lane3}), su fusible, o DIN y DOUT de su primera matriz.',
    remedy:
      'Mide 5 V en su primera matriz; luego {laneOhm} entre el pin y DIN; luego mira que el cable de datos esté en DIN, no en DOUT.',
  },
  secondDark: {
    symptom: 'Solo el segundo dado de una línea sigue a oscuras.',
    cause: 'El cable de DOUT del primero a DIN del segundo, o su corriente.',
    remedy: 'Mide 5 V en el segundo; mira los tres cables entre los dos.',
  },
  lanesSwapped: {
    symptom: 'Se enciende un dado de otra pareja.',
    cause: 'Los cables de datos de dos líneas están cambiados en la placa.',
    remedy: 'Cámbialos: {lane1} va a los dados 1 y 2, {lane2} a 3 y 4, {lane3} a 5 y 6.',
  },
  diceSwapped: {
    symptom: 'Se enciende el otro dado de la misma pareja.',
    cause: 'La línea empieza por el dado equivocado de los dos.',
    remedy:
      'El cable de datos va primero al dado izquierdo de la pareja: desatornilla los dos marcos y cámbialos de sitio, con sus cables.',
  },
  letterBroken: {
    symptom: 'Ninguna F en ninguna posición: las filas parecen rotas.',
    cause: 'Las filas van al revés de lo que se dijo del píxel.',
    remedy: 'Mira otra vez el píxel que corre, y di el otro modo.',
  },
  chainStops: {
    symptom: 'El píxel se para dentro de un dado, o todo lo de detrás está a oscuras o loco.',
    cause: 'Un píxel roto: la cadena acaba ahí.',
    remedy: 'Cambia la matriz, o ese píxel.',
  },
  mixedLayouts: {
    symptom: 'El píxel corre de otro modo en otros dados.',
    cause: 'Dos clases de matrices: la mesa conoce un solo modo para todas.',
    remedy: 'Toma {dice} de la misma clase.',
  },
  coloursShift: {
    symptom: 'Los vecinos difieren aunque todos deberían tener un color.',
    cause: 'Píxeles con un cuarto color (RGBW): toman cuatro bytes cada uno.',
    remedy: 'No sirven. Toma píxeles de tres colores de la lista de piezas.',
  },
  coloursFlicker: {
    symptom: 'Los colores tiemblan o cambian solos.',
    cause: 'El cable de datos va sin su propia masa, o faltan los {laneOhm} en la matriz.',
    remedy:
      'Tiende masa junto a cada cable de datos, y une placa y fuente de los LED solo en el punto estrella.',
  },
  coloursMixed: {
    symptom: 'Los dados difieren entre sí en el color.',
    cause: 'Clases de píxeles con otro orden de colores: la mesa conoce uno solo para todos.',
    remedy: 'Toma {dice} de la misma clase.',
  },
  currentHigh: {
    symptom: 'Más de {limitA} A.',
    cause: 'Tus píxeles consumen más de {pixelMa} mA cada uno, o el medidor ve más que el tronco.',
    remedy: 'En la pinza solo puede haber un cable. Si es así, baja `leds.limitMa` en lo que midas de más.',
  },
  currentLow: {
    symptom: 'Mucho menos que el límite.',
    cause: 'Tus píxeles consumen menos de {pixelMa} mA a pleno blanco.',
    remedy:
      'Guarda lo que se calculó de tu medida (`leds.pixelMa`): las imágenes brillan más dentro del mismo límite.',
  },
  farLow: {
    symptom: 'Menos de {lowV} V en el último píxel, o un blanco que ahí amarillea.',
    cause: 'Cables finos o largos, o una mala conexión: se pueden perder {dropMv} mV.',
    remedy: 'Mide desde la fuente hasta encontrar la pérdida; POWER.md tiene secciones y largos.',
  },
  fuseBlows: {
    symptom: 'Salta un fusible.',
    cause: 'Un cortocircuito, o un fusible del valor equivocado.',
    remedy:
      'Desenchufa los dados que tiene detrás y mide + contra −: menos de 10 Ω es un cortocircuito. Nunca pongas un fusible mayor.',
  },
} satisfies Words<typeof ENGLISH>;
