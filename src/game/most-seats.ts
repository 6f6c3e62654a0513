/** How many may play a game, where its document sets no other limit: as many as can wait for their turn. */
export const MOST_SEATS = 12;
