import type { i18n as Library } from 'i18next';
import type { Language } from './languages.ts';

/** The words that are there now, as one value that is another one as soon as they change. */
export interface ShownMessages {
  language: Language;
  /** Words of a key; `ns` among the options names where it stands. */
  read: (key: string, options: Record<string, unknown>) => string;
}

const followers = new Set<() => void>();
let shown: ShownMessages = { language: 'en', read: (key) => key };
/** The language that the page was opened in, which is that of its HTML. */
let opened: Language = 'en';
let first: ShownMessages = shown;

export function openIn(language: Language): void {
  opened = language;
}

/** The language that the page was opened in. */
export function openedIn(): Language {
  return opened;
}

/**
 * Keeps the displayed texts up to date: with the language, and with texts of a remote, which arrive after they are
 * requested.
 */
export function showMessagesOf(library: Library): void {
  const change = (): void => {
    const language = library.language === 'hi' ? 'hi' : 'en';
    shown = { language, read: (key, options) => library.t(key, options) };
    first =
      opened === language
        ? shown
        : { language: opened, read: (key, options) => library.t(key, { ...options, lng: opened }) };
    for (const follower of followers) follower();
  };
  library.on('languageChanged', change);
  library.store.on('added', change);
  change();
}

export function shownMessages(): ShownMessages {
  return shown;
}

/**
 * The words in the language that the page was opened in. Parts of server HTML that are hydrated after a language change
 * start with them.
 */
export function firstMessages(): ShownMessages {
  return opened === shown.language ? shown : first;
}

/** Calls back after each change until the returned function is called. */
export function followMessages(follower: () => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}
