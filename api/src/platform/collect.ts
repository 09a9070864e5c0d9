import type { Domain } from './domain.ts';

type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The keys and values that all domains of a list declare in one field, as one object. */
export type Collected<D, Field extends keyof Domain> = Intersection<
  D extends Record<Field, infer Values> ? Values : never
>;

/**
 * Merges one field of all domains. The type of the result has exactly the keys that are declared, so that a missing
 * one does not compile where all are needed; this needs domains that are typed with `satisfies Domain`.
 * @throws Error when two domains declare the same key.
 */
export function collect<const List extends readonly Domain[], Field extends keyof Domain>(
  domains: List,
  field: Field,
): Collected<List[number], Field> {
  const all = new Map<string, unknown>();
  for (const domain of domains) {
    for (const [key, value] of Object.entries(domain[field] ?? {})) {
      if (all.has(key)) throw new Error(`${domain.name} declares ${field}.${key} a second time`);
      all.set(key, value);
    }
  }
  return Object.fromEntries(all) as Collected<List[number], Field>;
}
