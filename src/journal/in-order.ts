/** Work that waits for the work before it. */

/** Returns what hands work in; one that fails is told to whoever asked for it, and holds up nobody. */
export function inOrder(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
