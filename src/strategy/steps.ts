/** Work in steps, so that others can do something in between. */

/** All of it at once. */
export function finished<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** Done once for all who ask: each goes on with what others have begun. */
export function doneOnce<T>(begin: () => Generator<undefined, T>): () => Generator<undefined, T> {
  let work: Generator<undefined, T> | undefined;
  let done: { readonly value: T } | undefined;
  return function* () {
    work ??= begin();
    while (done === undefined) {
      const step = work.next();
      if (step.done === true) done = { value: step.value };
      else yield;
    }
    return done.value;
  };
}
