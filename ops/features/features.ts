const ID = /^[A-Z]\d{1,2}\b/;
const BETWEEN = /^(?:, |: | · | and | )/;

/** The feature, rule and fault IDs at the beginning of a test title, in order. */
export function idsOf(title: string): string[] {
  const ids: string[] = [];
  let rest = title;
  for (let match = ID.exec(rest); match; match = ID.exec(rest)) {
    ids.push(match[0]);
    rest = rest.slice(match[0].length);
    rest = rest.slice(BETWEEN.exec(rest)?.[0].length ?? 0);
  }
  return ids;
}

/** The IDs that a legend lists in its tables, and those of lines such as "R1 to R13 are …". */
export function legendIds(text: string): Set<string> {
  const rows = [...text.matchAll(/^\| ([A-Z]\d{1,2}) +\|/gm)].map(([, id]) => id!);
  const ranges = [...text.matchAll(/^([A-Z])(\d+) to \1(\d+) /gm)].flatMap(([, letter, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${letter}${Number(from) + step}`),
  );
  return new Set([...rows, ...ranges]);
}
