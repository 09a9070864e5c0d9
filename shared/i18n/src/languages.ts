/** The languages that the user can choose. */
export type Language = 'en' | 'hi';

/** Flat words: `"nav.gold": "Gold"`. */
export type Messages = Readonly<Record<string, string>>;

/** One loader a language; each is called at most once per language. */
export type MessageLoaders = Readonly<Record<Language, () => Promise<Messages>>>;

/** Whether a stored or received value names a language we have. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'hi';
}
