import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumHere } from '../../ops/tests/chromium.ts';
import type { Certificate } from './certificate.ts';

/** Line and processor as the figures are held to: 9 Mbit/s down, 3 up, 100 ms a round trip, a quarter of the CPU. */
export const LINE = { downKilobits: 9_000, upKilobits: 3_000, latency: 100, cpu: 4 };

/** A browser that trusts the fronts. */
export function openBrowser({ fingerprint }: Certificate): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumHere() ?? undefined,
    args: [
      ...CHROMIUM_FLAGS,
      '--js-flags=--expose-gc',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}

export interface Visit {
  page: Page;
  cdp: CDPSession;
  context: BrowserContext;
}

export interface VisitOptions {
  /** What the shell finds in local storage: nothing, or a user's session. */
  session: string | null;
  /** Slows line and processor down, or the processor alone. */
  throttled: boolean | 'processor';
}

/** A visitor who was never here before; nothing is in any cache. */
export async function newVisit(
  browser: Browser,
  origin: string,
  { session, throttled }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...(session && {
      storageState: {
        cookies: [],
        origins: [{ origin, localStorage: [{ name: 'sanchay.session', value: session }] }],
      },
    }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (throttled === true) {
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LINE.latency,
      downloadThroughput: (LINE.downKilobits * 1_000) / 8,
      uploadThroughput: (LINE.upKilobits * 1_000) / 8,
    });
  }
  if (throttled !== false) await cdp.send('Emulation.setCPUThrottlingRate', { rate: LINE.cpu });
  return { page, cdp, context };
}
