import { withHeaders, type ApiRequest, type Link } from '../link.ts';

/** The payload of a GET goes as query, that of a POST or PUT as JSON body. */
export const payload: Link = (request, next) => {
  if (request.body === undefined) return next(request);
  if (request.call.method !== 'GET')
    return next(withHeaders(request, { 'Content-Type': 'application/json' }));
  const query = { ...request.query, ...(request.body as ApiRequest['query']) };
  return next({ ...request, query, body: undefined });
};
