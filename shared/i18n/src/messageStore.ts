import type { Language, MessageLoaders } from './languages.ts';
import { COMMON, i18n } from './instance.ts';

/** Some words of a namespace: all of them, or those that come with one of its screens. */
interface Part {
  namespace: string;
  sources: MessageLoaders;
}

const parts = new Map<string, Part>();
/** The sources that each part was last loaded from, by language. */
const loaded = new Map<string, MessageLoaders>();
const underWay = new Map<string, Promise<void>>();

const idOf = (namespace: string, part: string): string => `${namespace}/${part}`;

/** Remembers where words come from. The latest registration wins, for a remote that was upgraded in place. */
export function register(namespace: string, sources: MessageLoaders, part = ''): void {
  parts.set(idOf(namespace, part), { namespace, sources });
}

register(COMMON, {
  en: () => import('./locales/en.json').then((file) => file.default),
  hi: () => import('./hindi.ts').then((file) => file.hindi),
});
// English comes with the code.
loaded.set(`en/${idOf(COMMON, '')}`, parts.get(idOf(COMMON, ''))!.sources);

async function fetchMessages({ namespace, sources }: Part, language: Language): Promise<void> {
  i18n.addResourceBundle(language, namespace, await sources[language](), true, true);
}

/** Loads one part in one language once; a failed load may be tried again. */
function loadPart(id: string, language: Language): Promise<void> {
  const part = parts.get(id)!;
  const key = `${language}/${id}`;
  if (loaded.get(key) === part.sources) return Promise.resolve();
  const running = underWay.get(key);
  if (running) return running;
  const loading = fetchMessages(part, language)
    .then(() => void loaded.set(key, part.sources))
    .finally(() => underWay.delete(key));
  underWay.set(key, loading);
  return loading;
}

/** Words in `language`, or at least in English: a page with English words beats a page with keys. */
export function loadOrFallBack(namespace: string, part: string, language: Language): Promise<void> {
  return loadOrEnglish(idOf(namespace, part), language);
}

async function loadOrEnglish(id: string, language: Language): Promise<void> {
  try {
    await loadPart(id, language);
  } catch (problem) {
    if (language === 'en') throw problem;
    await loadPart(id, 'en');
  }
}

/** All that was registered in `language`. What cannot be had does not hold up the others. */
export async function loadAll(language: Language): Promise<void> {
  await Promise.allSettled([...parts.keys()].map((id) => loadOrEnglish(id, language)));
}
