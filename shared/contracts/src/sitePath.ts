// Two, so that an address which names one of them as its host is no path.
const SITES = ['https://one.invalid', 'https://two.invalid'] as const;
/** Longer addresses are refused by servers too. */
const MOST_CHARACTERS = 8_000;

/**
 * A path of this site with query and fragment, or null. The one check of every address that comes from outside (`next`
 * of login and social sign-in, deep links) or is gone to. What is judged is the result of parsing: dot segments,
 * backslashes, tabs and the like are resolved first, and the resolved path has to stay on the site when it is parsed
 * again, as a browser does when it goes there ("/.//evil.example" resolves to "//evil.example").
 */
export function sitePath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS || !text.startsWith('/')) return null;
  const first = parsed(text);
  return first !== null && parsed(first) === first ? first : null;
}

function parsed(text: string): string | null {
  const [one, two] = SITES.map((site) => pathOn(site, text));
  return one === two ? one! : null;
}

function pathOn(site: string, text: string): string | null {
  if (!URL.canParse(text, site)) return null;
  const { origin, pathname, search, hash } = new URL(text, site);
  return origin === site ? pathname + search + hash : null;
}
