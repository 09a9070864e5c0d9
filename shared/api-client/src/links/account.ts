import { withHeaders, type Link } from '../link.ts';
import { isOwn } from './authorization.ts';

/** States which portfolio a write is for: the server refuses it when another has become current meanwhile. */
export const ACCOUNT_HEADER = 'X-Portfolio-Id';

/** Names the portfolio that this page shows, on writes to the product's own hosts. */
export function account(ownHosts: readonly string[], portfolioId: () => string | null): Link {
  return (request, next) => {
    const id = request.call.method === 'GET' || !isOwn(request.url, ownHosts) ? null : portfolioId();
    return next(id ? withHeaders(request, { [ACCOUNT_HEADER]: id }) : request);
  };
}
