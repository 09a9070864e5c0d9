import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Chromium without windows: the same engine at half the processor time a page. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const places = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How Chromium is started wherever it is driven: without features that make network requests on their own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that `SANCHAY_CHROMIUM` names, else the first one that is there; null when there is none. */
export function chromiumHere(): string | null {
  const own = playwrightsOwn();
  return process.env.SANCHAY_CHROMIUM ?? [...places, ...(own ? [own] : [])].find(existsSync) ?? null;
}

/**
 * A Chromium to test with: the one `SANCHAY_CHROMIUM` names, the distribution's package, which is installed where
 * possible, any other on the system, or Playwright's own download, in that order.
 * @throws Error that explains how to get one.
 */
export function findChromium(say: (line: string) => void): string {
  const named = process.env.SANCHAY_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`SANCHAY_CHROMIUM names ${named}, which is not there.`);
  }
  if (!existsSync(WINDOWLESS)) installPackage(say);
  if (!chromiumHere()) downloadOwn(say);
  const found = chromiumHere();
  if (found) return found;
  throw new Error(
    'No Chromium could be found or installed. Install one (Debian: apt-get install chromium-headless-shell), or set SANCHAY_CHROMIUM to its path.',
  );
}

function installPackage(say: (line: string) => void): void {
  if (!existsSync('/usr/bin/apt-get') || userInfo().uid !== 0) return;
  say('installing the distribution’s Chromium');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name: string) =>
    spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env }).status === 0;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  if (!install('chromium-headless-shell') && !chromiumHere()) install('chromium');
}

function downloadOwn(say: (line: string) => void): void {
  say('no Chromium found: trying Playwright’s own download');
  const cli = require.resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
}

function playwrightsOwn(): string | null {
  try {
    const { chromium } = require('@playwright/test') as typeof import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}
