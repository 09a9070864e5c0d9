import { matchPath } from '@sanchay/remote-kit/router';
import type { Screen } from './screen.tsx';

/** Screens by the pattern of their route, as the routes name it; the first that fits counts. */
export type Screens = Readonly<Record<string, Screen>>;

/**
 * Loads the code of the screen at a path, if one is known for it. Never rejects: the later render of the screen
 * reports the failure.
 */
export async function loadScreenAt(screens: Screens, path: string): Promise<void> {
  const pattern = Object.keys(screens).find((one) => matchPath(one, path) !== null);
  if (pattern !== undefined) await screens[pattern]!.load().catch(() => undefined);
}
