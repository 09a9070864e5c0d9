import type { Language, WordLoaders } from './languages.ts';
import { COMMON, i18n } from './instance.ts';

const loaders = new Map<string, WordLoaders>([
  [
    COMMON,
    {
      en: () => import('./locales/en.json').then((file) => file.default),
      hi: () => import('./locales/hi.json').then((file) => file.default),
    },
  ],
]);
const underWay = new Map<string, Promise<void>>();

/** Remembers where a namespace comes from. The latest registration wins, for a remote that was upgraded in place. */
export function register(namespace: string, sources: WordLoaders): void {
  loaders.set(namespace, sources);
}

async function fetchWords(namespace: string, language: Language): Promise<void> {
  const words = await loaders.get(namespace)?.[language]();
  if (words) i18n.addResourceBundle(language, namespace, words, true, true);
}

/** Loads one namespace in one language once; a failed load may be tried again. */
export function loadNamespace(namespace: string, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return Promise.resolve();
  const key = `${language}/${namespace}`;
  const running = underWay.get(key);
  if (running) return running;
  const loading = fetchWords(namespace, language).finally(() => underWay.delete(key));
  underWay.set(key, loading);
  return loading;
}

/** A namespace in `language`, or at least in English: a page with English words beats a page with keys. */
export async function loadOrFallBack(namespace: string, language: Language): Promise<void> {
  try {
    await loadNamespace(namespace, language);
  } catch (problem) {
    if (language === 'en') throw problem;
    await loadNamespace(namespace, 'en');
  }
}

/** Every registered namespace in `language`. One that cannot be had does not hold up the others. */
export async function loadAll(language: Language): Promise<void> {
  await Promise.allSettled([...loaders.keys()].map((namespace) => loadOrFallBack(namespace, language)));
}
