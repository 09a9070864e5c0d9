import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';

const requested = new AsyncLocalStorage<Locale>();

/** The first language of an `Accept-Language` header; English for every other than Hindi. */
export function languageOf(header: string | undefined): Locale {
  return /^\s*hi\b/i.test(header ?? '') ? 'hi' : 'en';
}

/** Makes the language of each request available to everything that runs for it. */
export function followLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    requested.run(languageOf(request.headers['accept-language']), done),
  );
}

/** The language of the request that is being answered; English in jobs and programs. */
export function requestLanguage(): Locale {
  return requested.getStore() ?? 'en';
}

/** The same in both languages: the layout of every text of the API. */
export type Localized<Text = string> = { readonly [Language in Locale]: Text };

/** A text in the language of the request. */
export function localize<Text>(texts: Localized<Text>): Text {
  return texts[requestLanguage()];
}

/** A message: `{name}` in it stands for a value, or a function of its values writes it. */
type Message = string | ((values: never) => string);
/** Names in braces of a message. */
type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never;
type ValuesOf<One extends Message> = One extends (values: infer Values) => string
  ? Values
  : One extends string
    ? Readonly<Record<Gaps<One>, string | number>>
    : never;
/** Values come after the key where the message has any, then a language other than that of the request. */
type Rest<One extends Message> = One extends () => string
  ? [values?: undefined, language?: Locale]
  : One extends string
    ? [Gaps<One>] extends [never]
      ? [values?: undefined, language?: Locale]
      : [values: ValuesOf<One>, language?: Locale]
    : [values: ValuesOf<One>, language?: Locale];
type HindiOf<English> = {
  readonly [Key in keyof English]: English[Key] extends (values: infer Values) => string
    ? string | ((values: Values) => string)
    : string;
};

/**
 * Writes the messages of a table in the language of the request. A key that Hindi lacks, and a value that a message
 * needs, are errors of the compiler.
 * @returns `(key, values, language)`
 */
export function createMessages<const English extends Readonly<Record<string, Message>>>(texts: {
  en: English;
  hi: HindiOf<English>;
}) {
  return <Key extends Extract<keyof English, string>>(
    key: Key,
    ...[values, language = requestLanguage()]: Rest<English[Key]>
  ): string => {
    const message = texts[language][key] as string | ((values: unknown) => string);
    if (typeof message === 'function') return message(values);
    const given = (values ?? {}) as Readonly<Record<string, string | number>>;
    return message.replace(/\{(\w+)\}/g, (_gap, name: string) => String(given[name] ?? ''));
  };
}

/** Finds stored English sentences again: `(stored, language)` is the sentence in a language; any other stays as it is. */
export function storedMessages(texts: Localized<Readonly<Record<string, string>>>) {
  const keys = new Map(Object.entries(texts.en).map(([key, english]) => [english, key]));
  return (stored: string | null, language: Locale = requestLanguage()): string | null => {
    const key = stored === null ? undefined : keys.get(stored);
    return key === undefined ? stored : texts[language][key]!;
  };
}

/** Runs work as for a request in this language. */
export function inLanguage<R>(language: Locale, work: () => R): R {
  return requested.run(language, work);
}
