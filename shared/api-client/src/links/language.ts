import { withHeaders, type Link } from '../link.ts';

/** Sentences of the server come in the language of the page, not in that of the device. */
export function language(pageLanguage: () => string): Link {
  return (request, next) => next(withHeaders(request, { 'Accept-Language': pageLanguage() }));
}
