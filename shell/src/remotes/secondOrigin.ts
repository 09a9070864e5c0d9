/** The same file on another origin. */
export function addressOn(origin: string | null, entry: string, page: string): string {
  const own = new URL(entry, page);
  return origin === null ? own.href : new URL(own.pathname, origin).href;
}

/** The other origin of the settings as `https://host`, or null when none is set or it is none. */
export function secondOriginOf(setting: string): string | null {
  if (!URL.canParse(setting)) return null;
  const { origin, protocol } = new URL(setting);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
