/** Work in steps, so that others can do something in between. */

/** All of it at once. */
export function finished<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
