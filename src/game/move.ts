/** What is done with a roll: also in the page, so it asks for nothing but dice and boxes. */
import type { Dice } from './die.ts';
import type { Category } from './yahtzee/category.ts';

/** Which dice stay, or in Farkle are set aside, and what follows; or the box. */
export type Move = { readonly keep: Dice; readonly next: 'roll' | 'bank' } | { readonly score: Category };

/** `stop`: no more rolls, the box comes later. */
export type Made = Move | 'stop';
