import type { PreferencesState } from '@sanchay/contracts';
import type { Bus } from '@sanchay/event-bus';
import { setLanguage } from '@sanchay/i18n';
import type { SafeStorage } from './safeStorage.ts';

const KEY = 'sanchay.preferences';

export interface Preferences {
  now(): PreferencesState;
  change(change: Partial<PreferencesState>): Promise<void>;
}

/** Language and theme, remembered on this device, told to every part of the page and to the other tabs. */
export function preferences(storage: SafeStorage, bus: Bus, root: HTMLElement): Preferences {
  let state = read(storage);
  const show = () => {
    if (state.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = state.theme;
  };
  show();
  bus.emit('preferences/changed', state);
  bus.on('preferences/changed').subscribe((changed) => {
    if (changed.language === state.language && changed.theme === state.theme) return;
    state = changed;
    show();
    void setLanguage(state.language);
  });
  return {
    now: () => state,
    async change(change) {
      state = { ...state, ...change };
      storage.set(KEY, JSON.stringify(state));
      show();
      await setLanguage(state.language);
      bus.emit('preferences/changed', state);
    },
  };
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
