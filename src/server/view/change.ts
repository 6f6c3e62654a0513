/**
 * What is different between two versions of what a page shows, and what makes the newer one of the older. Why not one of the
 * usual formats: in a merge patch (RFC 7396) null means "gone", and our views have nulls; a JSON Patch (RFC 6902) writes a whole
 * path for every number. Arrays that lose their oldest entries, as feeds do, are not written again.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * `[value]`: this instead. Otherwise what is different inside, by key or index: in an object 0 is a key that is gone; in an
 * array `drop` = so many of the first are gone (and indexes count from there), then `length` = only so many are left.
 */
export type Change = readonly [Json] | { readonly [key: string]: Change | number };

/** What a feed can lose between two versions and still be told as the same; looking further costs more than it saves. */
const MOST_DROPPED = 32;

/** Undefined: nothing is different. Both as they come out of `JSON.parse`. */
export function changeOf(before: Json, after: Json): Change | undefined {
  if (before === after) return undefined;
  const inside = changeInside(before, after);
  if (inside === undefined) return [after];
  if (Object.keys(inside).length === 0) return undefined;
  return JSON.stringify(inside).length < JSON.stringify([after]).length ? inside : [after];
}

/** In `before` the change is found as it was told of: it came from the same table. */
export function changed(before: Json, change: Change): Json {
  if (isReplacement(change)) return change[0];
  if (isList(before)) return changedList(before, change);
  const after = new Map(Object.entries(before as { readonly [key: string]: Json }));
  for (const [key, news] of Object.entries(change)) {
    if (typeof news === 'number') after.delete(key);
    else after.set(key, changed(after.get(key) as Json, news));
  }
  // Not by assignment: a key may be called `__proto__`.
  return Object.fromEntries(after);
}

type Inside = Exclude<Change, readonly [Json]>;

const isReplacement = (change: Change): change is readonly [Json] => Array.isArray(change);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function changedList(before: readonly Json[], { drop, length, ...news }: Inside): Json {
  const after = before.slice(drop as number | undefined, undefined);
  if (length !== undefined) after.length = length as number;
  for (const index of Object.keys(news)) {
    after[Number(index)] = changed(after[Number(index)] as Json, news[index] as Change);
  }
  return after;
}

function changeInside(before: Json, after: Json): Inside | undefined {
  if (before === null || after === null || typeof before !== 'object' || typeof after !== 'object')
    return undefined;
  if (isList(before)) return isList(after) ? listChange(before, after) : undefined;
  return isList(after) ? undefined : objectChange(before, after);
}

type JsonObject = { readonly [key: string]: Json };

function objectChange(before: JsonObject | Json, after: JsonObject | Json): Inside {
  const older = new Map(Object.entries(before as JsonObject));
  const news: [string, Change | number][] = [];
  for (const [key, value] of Object.entries(after as JsonObject)) {
    const was = older.get(key);
    older.delete(key);
    const change: Change | undefined = was === undefined ? [value] : changeOf(was, value);
    if (change !== undefined) news.push([key, change]);
  }
  for (const key of older.keys()) news.push([key, 0]);
  return Object.fromEntries(news);
}

function listChange(before: readonly Json[], after: readonly Json[]): Inside {
  const drop = dropped(before, after);
  const kept = before.length - drop;
  const news: Record<string, Change | number> = {};
  if (drop > 0) news.drop = drop;
  if (after.length < kept) news.length = after.length;
  after.forEach((value, index) => {
    const change: Change | undefined = index < kept ? changeOf(before[drop + index] as Json, value) : [value];
    if (change !== undefined) news[index] = change;
  });
  return news;
}

/** How many of the first are gone, when what comes after them is the same; 0 when it is not. */
function dropped(before: readonly Json[], after: readonly Json[]): number {
  const [older, newer] = [before, after].map((list) => list.map((value) => JSON.stringify(value)));
  const most = Math.min(MOST_DROPPED, before.length - 1);
  for (let drop = 0; drop <= most; drop += 1) {
    const kept = (older as string[]).slice(drop, drop + after.length);
    if (kept.every((value, index) => value === newer?.[index])) return drop;
  }
  return 0;
}
