import { chromium } from '@playwright/test';

interface FirstView {
  path: string;
  /** Bytes of script on the wire. */
  script: number;
  requests: number;
}

/** Script bytes of a first visit, counted for five seconds after load, with nothing in any cache. */
export async function firstViewBytes(origin: string, paths: string[]): Promise<FirstView[]> {
  const browser = await chromium.launch({
    executablePath: process.env.SANCHAY_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const views: FirstView[] = [];
  for (const path of paths) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let script = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(5_000);
    views.push({ path, script, requests: scripts.size });
    await context.close();
  }
  await browser.close();
  return views;
}
