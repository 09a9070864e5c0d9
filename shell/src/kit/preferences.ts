import type { PreferencesState } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import { isLanguage, setLanguage } from '@sanchay/i18n';
import type { SafeStorage } from '@sanchay/remote-kit/storage';
import { storePreferences } from './edgeCookies.ts';

const KEY = 'sanchay.preferences';

export interface Preferences {
  now(): PreferencesState;
  change(change: Partial<PreferencesState>): Promise<void>;
}

/**
 * Language and theme, remembered on this device, sent to the edge, to every part of the page and to the other tabs.
 * @param search query of the page: its `lang` takes precedence over what is remembered, for this page load
 * @param page gets the storage events of other tabs
 */
export function preferences(
  storage: SafeStorage,
  bus: Bus,
  root: HTMLElement,
  search: string = globalThis.location.search,
  page: EventTarget = globalThis,
): Preferences {
  const remembered = read(storage);
  const asked = new URLSearchParams(search).get('lang');
  let state = isLanguage(asked) ? { ...remembered, language: asked } : remembered;
  storePreferences(remembered);
  const show = () => {
    if (state.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = state.theme;
  };
  show();
  // Another tab may have changed them since, or this page shows another language by its address.
  bus.emitHere('preferences/changed', state);
  bus.on('preferences/changed').subscribe((changed) => {
    if (same(changed, state)) return;
    state = changed;
    show();
    storePreferences(state);
    void setLanguage(state.language);
  });
  // Processes of a browser copy the storage late: a choice made in another tab while this page started may be in
  // neither its first read nor the bus.
  page.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== null && key !== KEY) return;
    const stored = read(storage);
    if (!same(stored, state)) bus.emitHere('preferences/changed', stored);
  });
  return {
    now: () => state,
    async change(change) {
      state = { ...state, ...change };
      storage.set(KEY, JSON.stringify(state));
      storePreferences(state);
      show();
      await setLanguage(state.language);
      bus.emit('preferences/changed', state);
    },
  };
}

function same(one: PreferencesState, other: PreferencesState): boolean {
  return one.language === other.language && one.theme === other.theme;
}

/** What is remembered, or English and the device's theme. */
export function read(storage: SafeStorage): PreferencesState {
  try {
    const stored = JSON.parse(storage.get(KEY) ?? '{}') as Partial<PreferencesState>;
    return {
      language: stored.language === 'hi' ? 'hi' : 'en',
      theme: stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : 'system',
    };
  } catch {
    return { language: 'en', theme: 'system' };
  }
}
