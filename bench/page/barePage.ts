import type { Browser } from '@playwright/test';
import { newVisit } from './browser.ts';
import type { Front } from './front.ts';
import type { MeasuredRoute } from './routes.ts';

/** Where the bare page of a route lies. */
export const barePath = ({ name }: MeasuredRoute): string => `/bare/${name}`;

/**
 * Lays a plain HTML file at `barePath`: the same words as the page shows, headings and paragraphs, a small
 * stylesheet, no script and no font. The floor that a page could reach.
 */
export async function layBarePage(browser: Browser, front: Front, route: MeasuredRoute): Promise<void> {
  const { path, session } = route;
  const { page, context } = await newVisit(browser, front.origin, { session, throttled: false });
  await page.goto(front.origin + path);
  await page.waitForSelector('[data-remote-state="mounted"]', { state: 'attached' });
  await page.waitForTimeout(1_500);
  const lines = await page.evaluate(() => document.body.innerText.split('\n').filter(Boolean));
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent ?? '');
  await context.close();
  const body = lines
    .map((line) => (line === heading ? `<h1>${escaped(line)}</h1>` : `<p>${escaped(line)}</p>`))
    .join('\n');
  front.lay(
    barePath(route),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${route.name}</title><style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto}</style>
${body}</html>`,
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
