/** The remote and release that a file of the page belongs to. */
export interface Culprit {
  remote: string;
  version: string;
}

/** The first release folder that an address or a stack names, or null. */
export function culpritOf(text: string): Culprit | null {
  const found = /\/remotes\/([\w-]+)\/([\w.-]+)\//.exec(text);
  return found ? { remote: found[1]!, version: found[2]! } : null;
}
