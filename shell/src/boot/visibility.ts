import type { CriticalOperations } from '../kit/critical.ts';
import type { IdleWatch } from '../session/idle.ts';
import type { LiveEvents } from '../session/liveEvents.ts';

export interface Visibility {
  idle: IdleWatch;
  live: Pick<LiveEvents, 'open' | 'close'>;
  critical: Pick<CriticalOperations, 'any' | 'clear'>;
  signedIn(): boolean;
  endIdle(): void;
}

/**
 * A hidden page receives no events; one that is shown again after too long ends the session, but not before a critical
 * operation that is still open has ended.
 */
export function followVisibility(
  { idle, live, critical, signedIn, endIdle }: Visibility,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> = document,
): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') {
      idle.touch();
      live.close();
      return;
    }
    const tooLong = signedIn() && idle.tooLong();
    if (!tooLong) idle.touch();
    if (!tooLong || critical.any()) live.open();
    if (tooLong) void critical.clear().then(endIdle);
  });
}
