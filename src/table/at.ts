/** What a list has at this place. Throws when it has nothing there: whoever asks has the place from the list itself. */
export function at<Value>(list: readonly Value[], place: number): Value {
  const found = list[place];
  if (found === undefined) throw new Error(`A list of ${list.length} has nothing at ${place}.`);
  return found;
}
