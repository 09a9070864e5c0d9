import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How Chromium is started wherever it is driven: without what asks the network by itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium to test with: the one `SANCHAY_CHROMIUM` names, the system's, Playwright's own download, or the
 * distribution's package, in that order.
 * @throws Error that says how to get one.
 */
export function findChromium(say: (line: string) => void): string {
  const named = process.env.SANCHAY_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`SANCHAY_CHROMIUM names ${named}, which is not there.`);
  }
  const installed = places.find((place) => existsSync(place));
  if (installed) return installed;
  const own = playwrightsOwn();
  if (own && existsSync(own)) return own;
  say('no Chromium found: trying Playwright’s own download');
  const cli = require.resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  if (own && existsSync(own)) return own;
  if (existsSync('/usr/bin/apt-get') && userInfo().uid === 0) {
    say('installing the distribution’s Chromium');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const found = places.find((place) => existsSync(place));
    if (found) return found;
  }
  throw new Error(
    'No Chromium could be found or installed. Install one (Debian: apt-get install chromium), or set SANCHAY_CHROMIUM to its path.',
  );
}

function playwrightsOwn(): string | null {
  try {
    const { chromium } = require('@playwright/test') as typeof import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}
