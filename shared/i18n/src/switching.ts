import type { Language, WordLoaders } from './languages.ts';
import { i18n, initialise, language } from './instance.ts';
import { loadAll, loadOrFallBack, register } from './wordStore.ts';

let latestChoice = 0;

function markDocument(chosen: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = chosen;
}

/** Starts the words, once, from the shell. English is there at once; Hindi is loaded first when it is asked for. */
export async function startI18n({ language: chosen = 'en' }: { language?: Language } = {}): Promise<void> {
  initialise();
  await setLanguage(chosen);
}

/** Changes the language without a reload: all words first, then the switch. The last of several quick choices wins. */
export async function setLanguage(chosen: Language): Promise<void> {
  const choice = ++latestChoice;
  if (chosen !== language()) await loadAll(chosen);
  if (choice !== latestChoice) return;
  if (i18n.language !== chosen) await i18n.changeLanguage(chosen);
  markDocument(chosen);
}

/**
 * Registers a remote's words; resolves when they are there in the language of now.
 * @param part name of those that come later, with a screen; they join the others of the namespace
 */
export async function addWords(namespace: string, sources: WordLoaders, part = ''): Promise<void> {
  register(namespace, sources, part);
  let loaded: Language;
  do {
    loaded = language();
    await loadOrFallBack(namespace, part, loaded);
    // The language may have been switched while the words were on their way.
  } while (loaded !== language());
}
