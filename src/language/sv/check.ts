/** Swedish of `en/check.ts`. */
import type { CHECK as ENGLISH } from '../en/check.ts';
import type { Words } from '../words.ts';

export const CHECK = {
  noBeginning: 'Spelets början går inte att läsa.',
  otherGame: ({ found, game }) => `Det här är spel ${found}, inte spel ${game}.`,
  wrongSeal: 'Sigillet hör inte till det här fröet, regelverket och spelarna.',
  broken: ({ type }) => `Den (${type}) är inte vad som skrevs, eller en händelse före den saknas.`,
  notFollowed: 'Nästa spel följer inte på det: spelets sista händelser saknas eller är ändrade.',
  noEnd: 'Spelet slutar inte här: dess sista händelser saknas, eller så pågår det.',
  unreadableCut: 'Den här kuperingen går inte att läsa.',
  lateCut: 'Tärningarna kuperades efter första kastet.',
  unreadableRoll: 'Det här kastet går inte att läsa.',
  afterOpening: ({ n }) => `Kast ${n} gjordes efter att fröet öppnats.`,
  notSoMany: ({ n, dice }) => `Kast ${n} har inte ${dice} tärningar.`,
  otherNumber: ({ n, expected }) => `Kast ${n} borde vara kast ${expected}.`,
  otherCut: ({ n, found, cut }) => `Kast ${n} gjordes med kuperingen ”${found}”, inte med ”${cut}”.`,
  movedDie: ({ n, die }) => `Kast ${n} ändrade tärning ${die}, som inte kastades.`,
  otherDice: ({ n, shown, drawn }) => `Kast ${n} sparades som ${shown}, men frö och kupering ger ${drawn}.`,
  unreadable: ({ type, field }) =>
    field === ''
      ? `Den (${type}) är inget som ett bord skriver.`
      : `Dess ”${field}” (${type}) är inget som ett bord skriver.`,
  noTime: ({ type }) => `Den (${type}) har ingen tid som ett bord skriver.`,
  impossible: ({ type }) => `Enligt reglerna kunde den (${type}) inte hända här.`,
  missing: ({ expected }) => `Enligt reglerna följer ”${expected}” på den.`,
  follows: ({ type, expected }) => `Enligt reglerna följer ”${expected}” här, inte ”${type}”.`,
  otherValue: ({ type, field, found, expected }) =>
    `Dess ”${field}” (${type}) är ${found}; enligt tärningar och regler är det ${expected}.`,
  tooMany: ({ most }) => `Spelet har fler än ${most} händelser.`,
} satisfies Words<typeof ENGLISH>;
