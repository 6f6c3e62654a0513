/** Swedish of `en/speech.ts`. */
import type { SPEECH as ENGLISH } from '../en/speech.ts';
import type { Words } from '../words.ts';
import { list } from './grammar.ts';

const ofFace = (face: number) =>
  ['', 'en etta', 'en tvåa', 'en trea', 'en fyra', 'en femma', 'en sexa'][face] ?? `${face}`;

export const SPEECH = {
  names: ({ names }) => `${list(names)}.`,
  box: ({ box }) => `${box}.`,
  dice: ({ faces }) => `Tärningar: ${faces}.`,
  stays: ({ die, face }) => `Tärning ${die}, ${ofFace(face)}, ligger kvar.`,
  rollsAgain: ({ die, face }) => `Tärning ${die}, ${ofFace(face)}, kastas igen.`,
  picked: ({ die, face }) => `Tärning ${die}, ${ofFace(face)}, läggs åt sidan.`,
  putBack: ({ die, face }) => `Tärning ${die}, ${ofFace(face)}, läggs tillbaka.`,
  test: 'Det här är bordets röst.',
} as const satisfies Words<typeof ENGLISH>;
