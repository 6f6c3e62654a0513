/** How to end what has been started. */

/** Oldest first. */
export type Undo = (() => Promise<void>)[];

/** Newest first, all of them, even when one fails. */
export async function undoAll(undo: Readonly<Undo>): Promise<void> {
  const errors: unknown[] = [];
  for (const step of [...undo].reverse()) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
