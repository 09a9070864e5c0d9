/** What the pages call the values of their addresses. */
const MESSAGES: Readonly<Record<string, string>> = {
  kind: 'need.kind',
  ages: 'family.age',
  children: 'family.children',
  city: 'family.city',
  held: 'health.held',
  cover: 'quotes.cover',
};

/**
 * Names of ignored values for `IgnoredValues`.
 * @param own words of values that this page calls otherwise
 */
export function ignoredNames(
  ignored: readonly string[],
  t: (key: string) => string,
  own: Readonly<Record<string, string>> = {},
): string[] {
  return ignored.map((name) => t(own[name] ?? MESSAGES[name] ?? `life.${name}`));
}
