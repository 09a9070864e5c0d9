/** What becomes of an address that leads out of this site. */
export interface ExternalAddress {
  /** Where to go, or null when it is refused. */
  open: string | null;
  /** Why it is reported: `insecure` http, `empty`, or `other` than a web address; null for https. */
  problem: 'insecure' | 'empty' | 'other' | null;
}

/** Schemes that run or hold a third-party page under this site's name. */
const HARMFUL = /^(javascript|data|blob|vbscript|file|filesystem):$/;
/** The machine itself: nothing crosses a line. The sandbox's partners live there. */
const OWN_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The rule for links out (specification, section 5): https is opened; http is reported and refused; what is empty or
 * no web address is reported, and opened when it has a scheme of its own (`tel:`, `mailto:`, an app's).
 */
export function externalAddress(address: string | null | undefined): ExternalAddress {
  const text = address?.trim() ?? '';
  if (text === '') return { open: null, problem: 'empty' };
  const url = URL.parse(text);
  if (!url || HARMFUL.test(url.protocol)) return { open: null, problem: 'other' };
  if (url.protocol === 'https:') return { open: url.href, problem: null };
  if (url.protocol !== 'http:') return { open: url.href, problem: 'other' };
  return OWN_MACHINE.test(url.hostname)
    ? { open: url.href, problem: null }
    : { open: null, problem: 'insecure' };
}
