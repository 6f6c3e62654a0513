/** What a correction is about: a player, and the box of their card, once one is chosen. */
export interface CardPlace {
  readonly player: number;
  readonly category: string | undefined;
}

export interface Placing {
  readonly place: CardPlace;
  choose(place: CardPlace): void;
}
