/** Characters of a query that are looked for. */
export const LONGEST_QUERY = 100;

export interface Asked {
  /** What is sent; empty when there is nothing to look for. */
  query: string;
  /** Only the beginning is looked for. */
  cut: boolean;
  /** Something is written, but no letter or digit. */
  wordless: boolean;
}

/** The normalised search term: single spaces, at most 100 characters, at least a letter or digit. */
export function askedOf(term: string): Asked {
  const letters = [...term.trim().replace(/\s+/g, ' ')];
  const query = letters.slice(0, LONGEST_QUERY).join('').trim();
  const announced = /[\p{L}\p{N}]/u.test(query);
  return {
    query: announced ? query : '',
    cut: letters.length > LONGEST_QUERY,
    wordless: query !== '' && !announced,
  };
}
