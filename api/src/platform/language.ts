import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';

const asked = new AsyncLocalStorage<Locale>();

/** The language that an `Accept-Language` header asks for first; English for all that we do not speak. */
export function languageOf(header: string | undefined): Locale {
  return /^\s*hi\b/i.test(header ?? '') ? 'hi' : 'en';
}

/** Everything that a request sets off knows the language of the person who made it. */
export function followLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    asked.run(languageOf(request.headers['accept-language']), done),
  );
}

/** The language of the request that is being answered; English in jobs and programs. */
export function requestLanguage(): Locale {
  return asked.getStore() ?? 'en';
}

/** Does something as if a request in this language had set it off. */
export function inLanguage<R>(language: Locale, work: () => R): R {
  return asked.run(language, work);
}
