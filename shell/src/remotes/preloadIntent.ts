import { savesData } from '@sanchay/api-client';
import { integrityOf } from '../federation/integrity.ts';
import type { Candidate, RemoteDirectory } from '../upgrade/directory.ts';
import type { OwnScreens } from './ownScreens.ts';
import type { RunAhead } from './runAhead.ts';
import { Unverifiable } from '../upgrade/unverifiable.ts';

type Directory = Pick<RemoteDirectory, 'owner' | 'candidate' | 'refresh' | 'page'>;

/** The path of this site that a link under the pointer leads to, or null. */
function pathOf(event: Event): string | null {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link?.href) return null;
  const url = new URL(link.href);
  return url.origin === globalThis.location.origin ? url.pathname : null;
}

/**
 * Brings a file into the browser's cache. Not by a preload link: a document keeps the failure of one, and hands it to
 * the script that would load well a moment later.
 */
async function fetchAhead(href: string, integrity: string, priority: RequestPriority): Promise<void> {
  const answer = await fetch(href, { integrity, priority });
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** Milliseconds that a pointer stays on a link before the code behind it is run: one that passes by costs bytes only. */
const RESTS = 60;

/** Preloads the files that a release lists for it, with the hashes. */
function filesOf(
  { release: { entry, preload } }: Candidate,
  bring: typeof fetchAhead,
  priority: RequestPriority,
): Promise<unknown> {
  return Promise.all(
    preload.map(async (file) => {
      const { href } = new URL(file, new URL(entry, globalThis.location.href));
      const integrity = integrityOf(href);
      if (integrity) await bring(href, integrity, priority);
    }),
  );
}

/** True where a pointer is over a link before it presses, and the line is none of those that bytes are dear on. */
function restsOnLinks(): boolean {
  const { connection } = globalThis.navigator as { connection?: { effectiveType?: string } };
  return (connection?.effectiveType ?? '4g') === '4g' && globalThis.matchMedia('(hover: hover)').matches;
}

/** Remotes that the header leads to, in its order, but for the one of now. */
function headerAreas(directory: Directory): string[] {
  const own = directory.owner(globalThis.location.pathname);
  const links = Object.entries(directory.page().remotes).flatMap(([name, { nav }]) =>
    nav.filter(({ place }) => place === 'header').map(({ order }) => ({ name, order })),
  );
  const names = links.toSorted((a, b) => a.order - b.order).map(({ name }) => name);
  return [...new Set(names)].filter((name) => name !== own);
}

/** Resolves when the browser has nothing to do. */
function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

/**
 * Pointer, finger or focus on a link: the target screen is loaded before the click. For a remote that was run on the
 * page already, its chunk; for another one, its entry and app chunk, with their hashes, once for each release, and
 * where the user stays on the link it is run and its screen is requested. The registry that names them is loaded with
 * the first user interaction, and after it, where a pointer rests on links before it presses, the files of the
 * header's areas, one area after another while the browser is idle. Those are not run: a bad release harms no user who
 * did not go there.
 * @param run called with what may be run; a failure is not reported yet
 */
export function preloadOnIntent(
  root: HTMLElement,
  directory: Directory,
  screens: Pick<OwnScreens, 'bring'>,
  run: RunAhead,
  bring = fetchAhead,
): void {
  const asked = new Map<string, Promise<unknown>>();
  let able = true;
  let wanted: string | null = null;
  const files = (owner: string, candidate: Candidate, priority: RequestPriority): Promise<unknown> => {
    const key = `${owner} ${candidate.version}`;
    const coming = asked.get(key) ?? filesOf(candidate, bring, priority);
    asked.set(key, coming);
    // Files that could not be loaded are requested again at the next intent.
    coming.catch(() => asked.delete(key));
    return coming;
  };
  const prepare = async (path: string): Promise<void> => {
    const owner = directory.owner(path);
    if (!owner || screens.bring(owner, path)) return;
    if (owner === directory.owner(globalThis.location.pathname)) return;
    const candidate = await directory.candidate(owner, 'live');
    if (!candidate) return;
    const rested = new Promise((resolve) => setTimeout(resolve, RESTS));
    await Promise.all([files(owner, candidate, 'high'), rested]);
    if (wanted === path) await run(owner, candidate, path);
  };
  const intend = (event: Event): void => {
    const path = pathOf(event);
    wanted = path;
    if (path === null || !able || savesData()) return;
    // Only a prefetch: the click itself reports failures.
    prepare(path).catch((error: unknown) => {
      able = !(error instanceof Unverifiable);
    });
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    root.addEventListener(type, intend, { passive: true });
  const bringAreas = async (): Promise<void> => {
    for (const name of headerAreas(directory)) {
      await idleMoment();
      const candidate = await directory.candidate(name, 'live').catch(() => null);
      if (candidate) await files(name, candidate, 'low').catch(() => undefined);
    }
  };
  const wake = (): void => {
    if (savesData()) return;
    directory.refresh().then(
      () => (restsOnLinks() ? bringAreas() : undefined),
      () => undefined,
    );
  };
  root.addEventListener('pointermove', wake, { passive: true, once: true });
}
