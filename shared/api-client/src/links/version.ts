import type { Link } from '../link.ts';

/** Every call says which version of the product asks. */
export function version(appVersion: string): Link {
  return (request, next) => next({ ...request, query: { ...request.query, v: appVersion } });
}
