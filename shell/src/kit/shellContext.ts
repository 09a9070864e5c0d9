import type { AppConfig, LocalText, NavEntry, PageRegistry } from '@sanchay/contracts';
import { createContext, useContext } from 'react';
import type { Preferences } from './preferences.ts';

/** What a piece of the shell may do with the session; its state comes with `session/changed` of the bus. */
export interface OwnSession {
  /** Ends the session on every tab and leads to the login page. */
  logout(): void;
}

export interface ShellServices {
  config: AppConfig;
  /** Which remotes there are now. */
  registry: PageRegistry;
  session: OwnSession;
  preferences: Preferences;
  navigate(to: string): void;
  switchPortfolio(id: string): Promise<void>;
}

export const ShellContext = createContext<ShellServices | null>(null);

/** What the shell's own pieces stand on. */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell() works inside the shell');
  return services;
}

/** Navigation entries of all live remotes for one place, in their order. */
export function navEntries(registry: PageRegistry, place: NavEntry['place']): NavEntry[] {
  return Object.values(registry.remotes)
    .filter((entry) => !entry.disabled)
    .flatMap((entry) => entry.nav)
    .filter((nav) => nav.place === place)
    .sort((a, b) => a.order - b.order);
}

/** The user-facing name of a remote's area, or null when the registry has none. */
export function titleOf(registry: PageRegistry, remote: string): LocalText | null {
  return registry.remotes[remote]?.title ?? null;
}
