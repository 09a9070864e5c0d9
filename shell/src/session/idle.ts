import type { AppConfig } from '@sanchay/contracts';
import type { SafeStorage } from '@sanchay/remote-kit/storage';

const KEY = 'sanchay.activity';

/** Milliseconds for which everything may be hidden before the session ends; longer in the admin build. */
export function idleTimeout({
  adminBuild,
  adminLogoutTimeout,
  logoutTimeout,
}: Pick<AppConfig, 'adminBuild' | 'adminLogoutTimeout' | 'logoutTimeout'>): number {
  return adminBuild ? adminLogoutTimeout : logoutTimeout;
}

/** The activity record: when a page was last seen, in milliseconds of wall time, for all tabs. */
export interface IdleWatch {
  /** The page is hidden now, or still seen: nobody was away until here. */
  touch(): void;
  /** When the page is seen again, or opened; true when everything was hidden for longer than allowed. */
  tooLong(): boolean;
}

interface Clocks {
  /** The device's clock, which the user can set; it continues while the device sleeps. */
  wall(): number;
  /** Time since the page was opened, which nobody can set; on some devices it stands still during sleep. */
  steady(): number;
}

/**
 * Judges by time at the return, not by ticks: timers sleep with the page (specification, sections 4 and 9). By both
 * clocks, so that one that was set back meanwhile, or that slept, hides nothing.
 */
export function watchIdle(storage: SafeStorage, timeout: number, { wall, steady }: Clocks): IdleWatch {
  let own: { last: number; at: number } | null = null;
  return {
    touch() {
      own = { last: wall(), at: steady() };
      storage.set(KEY, JSON.stringify({ lastHidden: own.last }));
    },
    tooLong() {
      const last = lastHidden(storage);
      if (last === null) return false;
      // Another tab may have been visible while this one was hidden: its record reveals nothing about this page's own
      // clock.
      const steadily = last === own?.last ? steady() - own.at : 0;
      return Math.max(wall() - last, steadily) > timeout;
    },
  };
}

function lastHidden(storage: SafeStorage): number | null {
  try {
    const { lastHidden: last } = JSON.parse(storage.get(KEY) ?? '{}') as { lastHidden?: unknown };
    return typeof last === 'number' ? last : null;
  } catch {
    return null;
  }
}
