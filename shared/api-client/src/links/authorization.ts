import { withHeaders, type Link } from '../link.ts';

const RELATIVE = 'http://relative.invalid';

/** True for an address on this page's own origin or on one of the product's hosts (host and port, exactly). */
export function isOwn(url: string, ownHosts: readonly string[]): boolean {
  const { protocol, host, origin } = new URL(url, RELATIVE);
  if (origin === RELATIVE) return true;
  return ['http:', 'https:'].includes(protocol) && ownHosts.includes(host);
}

/** Adds the token, only for the product's own hosts, and notes which token it was. Innermost: it reads anew each time. */
export function authorization(ownHosts: readonly string[], token: () => string | null): Link {
  return async (request, next) => {
    if (!isOwn(request.url, ownHosts)) return next(request);
    if (request.ownToken !== undefined)
      return next(withHeaders(request, { Authorization: `Bearer ${request.ownToken}` }));
    const current = token();
    const response = await next(
      current ? withHeaders(request, { Authorization: `Bearer ${current}` }) : request,
    );
    return { ...response, token: current };
  };
}
