import { culpritOf, type Culprit } from './attribution.ts';

/** Milliseconds from which a script counts as standing still. */
export const STANDSTILL = 1_000;

interface LongFrame {
  scripts?: { sourceURL: string; duration: number }[];
}

/** Files of the shell, React among them, which calls the remotes' code. */
const SHELL_FILE = /^https?:\/\/[^/]+\/shell\//;

/**
 * The remote that kept the page from answering for over a second, or null. A script of the shell did it for the remote
 * that stands in the page; one that belongs to neither (an extension's) is nobody's.
 */
export function standstillOf({ scripts = [] }: LongFrame, standing: Culprit | null): Culprit | null {
  const [longest] = scripts
    .filter(({ duration }) => duration > STANDSTILL)
    .sort((a, b) => b.duration - a.duration);
  if (!longest) return null;
  return culpritOf(longest.sourceURL) ?? (SHELL_FILE.test(longest.sourceURL) ? standing : null);
}

/** The remote whose tree is in the page or is being mounted, according to its slot. */
function standingIn(page: Document): Culprit | null {
  const { remote, remoteVersion } = page.querySelector<HTMLElement>('[data-remote]')?.dataset ?? {};
  return remote && remoteVersion ? { remote, version: remoteVersion } : null;
}

/**
 * Reports each frame in which a remote blocked the page for over a second. All share one thread, so it cannot be
 * interrupted; it can be recorded, and the release be disabled for this tab.
 */
export function watchStandstill(reported: (culprit: Culprit, milliseconds: number) => void): void {
  const type = 'long-animation-frame';
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const culprit = standstillOf(entry as unknown as LongFrame, standingIn(document));
      if (culprit) reported(culprit, Math.round(entry.duration));
    }
  }).observe({ type });
}
