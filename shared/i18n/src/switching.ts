import type { Language, MessageLoaders } from './languages.ts';
import { i18n, initialise, language } from './instance.ts';
import { openedIn, openIn } from './shownMessages.ts';
import { loadAll, loadOrFallBack, register } from './messageStore.ts';

let latestChoice = 0;

function markDocument(chosen: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = chosen;
}

/** Loads the texts, once, from the shell. English is available at once; Hindi is loaded first when it is requested. */
export async function startI18n({ language: chosen = 'en' }: { language?: Language } = {}): Promise<void> {
  initialise();
  openIn(chosen);
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
export async function addMessages(namespace: string, sources: MessageLoaders, part = ''): Promise<void> {
  register(namespace, sources, part);
  let loaded: Language;
  do {
    loaded = language();
    // What is hydrated after a language change starts in the language of the HTML.
    const inHtml = openedIn() === loaded ? undefined : loadOrFallBack(namespace, part, openedIn());
    await Promise.all([loadOrFallBack(namespace, part, loaded), inHtml?.catch(() => undefined)]);
    // The language may have been switched while the words were on their way.
  } while (loaded !== language());
}
