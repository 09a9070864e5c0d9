import { integrityOf } from '../federation/integrity.ts';
import type { RemoteDirectory } from './directory.ts';
import type { OwnScreens } from '../remotes/ownScreens.ts';
import { Unverifiable } from './unverifiable.ts';

type Directory = Pick<RemoteDirectory, 'owner' | 'candidate' | 'refresh'>;

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
function fetchAhead(href: string, integrity: string): void {
  fetch(href, { integrity, priority: 'high' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

/** True when the person asked for fewer bytes. */
const savesData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Pointer, finger or focus on a link: the screen that it leads to is brought before the click. Of a remote that was on
 * the page already, its chunk; of another one, its entry and app chunk, with their hashes, once for each release. The
 * registry that names them comes with the first sign of a person.
 */
export function preloadOnIntent(
  root: HTMLElement,
  directory: Directory,
  screens: Pick<OwnScreens, 'bring'>,
  bring = fetchAhead,
): void {
  const asked = new Set<string>();
  let able = true;
  const prepare = async (path: string): Promise<void> => {
    const owner = directory.owner(path);
    if (!owner || screens.bring(owner, path)) return;
    if (owner === directory.owner(globalThis.location.pathname)) return;
    const candidate = await directory.candidate(owner, 'live');
    if (!candidate || asked.has(`${owner} ${candidate.version}`)) return;
    asked.add(`${owner} ${candidate.version}`);
    const { entry, preload } = candidate.release;
    for (const file of preload) {
      const { href } = new URL(file, new URL(entry, globalThis.location.href));
      const integrity = integrityOf(href);
      if (integrity) bring(href, integrity);
    }
  };
  const intend = (event: Event): void => {
    const path = pathOf(event);
    if (path === null || !able || savesData()) return;
    // Only a wish ahead: the click itself reports what does not work.
    prepare(path).catch((error: unknown) => {
      able = !(error instanceof Unverifiable);
    });
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    root.addEventListener(type, intend, { passive: true });
  const wake = (): void => {
    if (!savesData()) directory.refresh().catch(() => undefined);
  };
  root.addEventListener('pointermove', wake, { passive: true, once: true });
}
