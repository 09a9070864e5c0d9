/**
 * True when `version` satisfies a caret range `^a.b.c`, the only form that remotes state: same major, not older.
 */
export function satisfies(version: string, range: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const actual = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!wanted || !actual) return false;
  const [a, b] = [actual, wanted].map((match) => match.slice(1).map(Number));
  if (a![0] !== b![0]) return false;
  return a![1]! > b![1]! || (a![1] === b![1] && a![2]! >= b![2]!);
}
