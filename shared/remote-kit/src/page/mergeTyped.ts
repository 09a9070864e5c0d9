/**
 * What a form shows after another tab or device changed what it edits: what was typed here, and the rest as it is now.
 * Objects are merged field by field; of a list, what was added or removed here is added to or removed from the current one.
 * @param start what the form began with
 * @param typed what it shows
 * @param latest what is stored now
 */
export function mergeTyped<T>(start: T, typed: T, latest: T): T {
  if (same(typed, start)) return latest;
  if (isList(start) && isList(typed) && isList(latest)) return mergeLists(start, typed, latest) as T;
  if (!isObject(start) || !isObject(typed) || !isObject(latest)) return typed;
  const names = new Set([...Object.keys(latest), ...Object.keys(typed)]);
  const fields = [...names].map(
    (name) => [name, mergeTyped(start[name], typed[name], latest[name])] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as T;
}

function mergeLists(start: List, typed: List, latest: List): List {
  return [...without(latest, without(start, typed)), ...without(without(typed, start), latest)];
}

/** A list without the items of another, each as often as it is there. */
function without(list: List, other: List): List {
  const left = [...other];
  return list.filter((item) => {
    const at = left.findIndex((one) => same(one, item));
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

type List = readonly unknown[];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isList = (value: unknown): value is List => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
