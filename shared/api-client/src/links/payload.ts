import { withHeaders, type ApiRequest, type Link } from '../link.ts';

/** Whether a body is a form with files. */
export const isForm = (body: unknown): boolean => typeof FormData !== 'undefined' && body instanceof FormData;

/** The payload of a GET goes as query, that of a POST or PUT as JSON body, a file as the form that it is in. */
export const payload: Link = (request, next) => {
  // A form names the boundary of its parts itself.
  if (request.body === undefined || isForm(request.body)) return next(request);
  if (request.call.method !== 'GET')
    return next(withHeaders(request, { 'Content-Type': 'application/json' }));
  const query = { ...request.query, ...(request.body as ApiRequest['query']) };
  return next({ ...request, query, body: undefined });
};
