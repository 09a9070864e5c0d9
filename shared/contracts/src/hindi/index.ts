import names from './names.json' with { type: 'json' };
import sentences from './sentences.json' with { type: 'json' };

/**
 * Kinds of market data that come as English names: groups and categories of schemes as SEBI names them, sectors and
 * industries of companies, and holdings of funds that are no company.
 */
export type DataKind = keyof typeof names;

/** The Hindi names by kind and English name. Only Hindi pages and the API load them. */
export const HINDI_NAMES: Readonly<Record<DataKind, Readonly<Record<string, string>>>> = names;

/** Standard sentences: a pattern of the English one, and the Hindi one with `{{1}}` for what its first group holds. */
export const HINDI_SENTENCES = sentences.map(([pattern = '', hindi = '']) => [pattern, hindi] as const);

/** A name in Hindi; the English one where there is none. */
export const hindiName = (kind: DataKind, name: string): string => HINDI_NAMES[kind][name] ?? name;
