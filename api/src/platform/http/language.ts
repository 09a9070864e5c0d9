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

/** One sentence, said for everybody. */
export type Localized = Readonly<Record<Locale, string>>;

/** A sentence as the person reads it whose request is answered. */
export function localize(messages: Localized): string {
  return messages[requestLanguage()];
}

/** Says the sentences of a table to the person whose request is answered; `{name}` in one stands for a value. */
export function createMessages<Name extends string>(sentences: Readonly<Record<Name, Localized>>) {
  return (name: Name, values: Readonly<Record<string, string | number>> = {}): string =>
    localize(sentences[name]).replace(/\{(\w+)\}/g, (_gap, key: string) => String(values[key] ?? ''));
}

/** Does something as if a request in this language had set it off. */
export function inLanguage<R>(language: Locale, work: () => R): R {
  return asked.run(language, work);
}
