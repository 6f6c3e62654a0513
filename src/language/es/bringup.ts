/** Spanish of `en/bringup.ts`. */
import type { BRINGUP as ENGLISH } from '../en/bringup.ts';
import type { Words } from '../words.ts';
import { BRINGUP_WRONG } from './bringup-wrong.ts';

export const BRINGUP = {
  title: 'Primera luz',
  lead: 'Diez pasos llevan de una placa en el USB a una mesa encendida. Sigue solo cuando un paso está bien: cada uno da por buenos los anteriores.',
  doTitle: 'Haz',
  seeTitle: 'Mira',
  measureTitle: 'Mide',
  wrongTitle: 'Si no',
  symptom: 'Lo que ves',
  cause: 'Causa probable',
  remedy: 'Qué hacer',
  steps: {
    heartbeat: {
      title: 'Latido',
      do: 'Deja apagada la fuente de los LED: la placa vive solo de su cable USB. Graba el firmware (`npx --no-install dicetable flash`) y arranca la mesa (`npm start -- --board serial`).',
      see: 'El LED del pin {heartbeatPin} de la placa cambia dos veces por segundo, y la mesa da la placa por lista. Sin mesa, a los dos segundos el visor dice por turnos {offlineText} y {offlineHint}.',
    },
    displays: {
      title: 'Visores',
      do: 'Mira los dos módulos del visor de frente.',
      see: 'LEFT en el izquierdo, RGHT en el derecho.',
    },
    buttons: {
      title: 'Botones',
      do: 'Pulsa cada uno de los {inputs} botones una vez, despacio, y suéltalo: guardar 1 a guardar 6, atrás, adelante, elegir.',
      see: 'El botón que pulsas está pulsado, tiene una pulsación más y ningún rebote, y queda libre cuando lo sueltas.',
    },
    lever: {
      title: 'Palanca',
      do: 'Tira de la palanca hasta el fondo, una vez, y deja que vuelva.',
      see: 'Una pulsación, ningún rebote, y libre cuando ha vuelto.',
    },
    buzzer: {
      title: 'Zumbador',
      do: 'Que suene.',
      see: 'Un tono limpio de un segundo.',
    },
    rail: {
      title: 'Fuente de los LED',
      do: 'Con la fuente de los LED apagada, espera a que la mesa mida 0 V. Luego desenchufa de la placa los cables de datos de las líneas, enciende la fuente y mira otra vez; apágala, enchúfalos y enciéndela.',
      see: 'Menos de {offV} V mientras está apagada, de {lowV} a {highV} V mientras está encendida: fuera de ahí se toma por avería. Un buen montaje muestra aquí {goodDarkV} V o más; con menos, busca una mala conexión antes de seguir.',
    },
    lanes: {
      title: 'Líneas y orden de los dados',
      do: 'Un dado tras otro se enciende en blanco. Di cada vez cuál es, contando desde la izquierda.',
      see: 'Los dados se encienden de izquierda a derecha, del 1 al {dice}.',
    },
    mounting: {
      title: 'Cómo está montado cada dado',
      do: 'Primero un solo píxel recorre cada dado: di cómo pasa de fila en fila. Luego la letra F aparece en un dado tras otro: di cómo la ves.',
      see: 'Al final, una F derecha en cada uno de los {dice} dados.',
    },
    colours: {
      title: 'Colores',
      do: 'Todos los dados se muestran en un color tras otro: di cuál ves.',
      see: 'Al final rojo, verde, azul y blanco, en este orden.',
    },
    current: {
      title: 'Corriente',
      do: 'Todos los dados están en blanco, con tanto brillo como permite el límite. Pon la pinza amperimétrica en un cable del portafusibles principal, y un voltímetro en el último píxel del último dado.',
      see: 'No más de {limitA} A, y al menos {lowV} V en el último píxel, por debajo de lo cual se toma por avería; un buen montaje muestra {goodWhiteV} V o más, con una fuente de escritorio {desktopWhiteV}. Lo que mides dice cuánto consumen tus píxeles, para que las imágenes brillen tanto como el límite permite de verdad.',
    },
  },
  measures: {
    boardVolts: 'Entre 5V y GND de la placa',
    displayVolts: 'Entre VCC y GND de cada módulo',
    railVolts: 'Entre + y − en el último dado',
    ledMa: 'Por el fusible principal',
    farVolts: 'Entre + y − en el último píxel',
  },
  wrong: BRINGUP_WRONG,
  end: 'Los diez pasos están bien. Cierra la mesa, tira de la palanca y juega.',
} satisfies Words<typeof ENGLISH>;
