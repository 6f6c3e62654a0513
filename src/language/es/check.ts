/** Spanish of `en/check.ts`. */
import type { CHECK as ENGLISH } from '../en/check.ts';
import type { Words } from '../words.ts';

export const CHECK = {
  noBeginning: 'No se puede leer el principio de la partida.',
  otherGame: ({ found, game }) => `Esta es la partida ${found}, no la partida ${game}.`,
  wrongSeal: 'El sello no es el de esta semilla, estas reglas y estos jugadores.',
  broken: ({ type }) => `El evento (${type}) no es lo que se escribió, o falta uno antes.`,
  notFollowed: 'La partida siguiente no enlaza con él: los últimos eventos de esta faltan o se han cambiado.',
  noEnd: 'La partida no acaba aquí: faltan sus últimos eventos, o se está jugando.',
  unreadableCut: 'Este corte no se puede leer.',
  lateCut: 'Los dados se cortaron después de la primera tirada.',
  unreadableRoll: 'Esta tirada no se puede leer.',
  afterOpening: ({ n }) => `La tirada ${n} se hizo después de abrir la semilla.`,
  notSoMany: ({ n, dice }) => `La tirada ${n} no tiene ${dice} dados.`,
  otherNumber: ({ n, expected }) => `La tirada ${n} debería ser la tirada ${expected}.`,
  otherCut: ({ n, found, cut }) => `La tirada ${n} se hizo con el corte «${found}», no con «${cut}».`,
  movedDie: ({ n, die }) => `La tirada ${n} cambió el dado ${die}, que no se lanzó.`,
  otherDice: ({ n, shown, drawn }) =>
    `La tirada ${n} se guardó como ${shown}, pero semilla y corte dan ${drawn}.`,
  unreadable: ({ type, field }) =>
    field === ''
      ? `El evento (${type}) no es nada que escriba una mesa.`
      : `Su «${field}» (${type}) no es nada que escriba una mesa.`,
  noTime: ({ type }) => `El evento (${type}) no tiene una hora que escriba una mesa.`,
  impossible: ({ type }) => `Según las reglas, esto (${type}) no podía pasar aquí.`,
  missing: ({ expected }) => `Según las reglas, le sigue «${expected}».`,
  follows: ({ type, expected }) => `Según las reglas, aquí sigue «${expected}», no «${type}».`,
  otherValue: ({ type, field, found, expected }) =>
    `Su «${field}» (${type}) es ${found}; según los dados y las reglas es ${expected}.`,
  tooMany: ({ most }) => `La partida tiene más de ${most} eventos.`,
} satisfies Words<typeof ENGLISH>;
