import type { Page } from '@playwright/test';
import { STREAM_PATH } from '@sanchay/contracts';
import type { Db } from '../../api/src/db/pool.ts';
import { newVisit, openBrowser } from '../page/browser.ts';
import { makeCertificate } from '../page/certificate.ts';
import { PERSON, signIn } from '../page/session.ts';
import { warned } from '../page/warned.ts';
import { intervalOf, median, quantile } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import { untilAtRest } from '../measure/untilAtRest.ts';
import { forget, onDatabaseOf, startProduct } from '../product.ts';

const PORT = Number(process.env.PORT ?? 4900) + 7;
const WATCHED = 20;
const QUOTES = 40;
const WARM_UP = 3;
/** Milliseconds of p95. */
const LIMIT = 250;
/** Between two quotes, so that the page has nothing to do when the next one comes. */
const BETWEEN_MS = 700;
const PATIENCE_MS = 10_000;
const PRICES = 'main table tbody td:nth-of-type(1)';

/** Makes the largest stocks, and nothing else, the watchlist of the user. @returns their ISINs */
async function watch(db: Db): Promise<string[]> {
  const stocks = await db.query<{ isin: string }>(
    'SELECT isin FROM stocks ORDER BY market_cap DESC LIMIT $1',
    [WATCHED],
  );
  const isins = stocks.map(({ isin }) => isin);
  await db.query('DELETE FROM watchlist_items WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
    PERSON.email,
  ]);
  await db.query(
    `INSERT INTO watchlist_items (user_id, kind, item, added_at)
     SELECT id, 'stock', unnest($2::text[]), now() FROM users WHERE email = $1`,
    [PERSON.email, isins],
  );
  return isins;
}

/** New prices of the stocks, as their publication stores them. */
async function quote(db: Db, isins: readonly string[], round: number): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('UPDATE stocks SET previous_price = price, price = price + $2 WHERE isin = ANY ($1)', [
      isins,
      round % 2 === 0 ? 1.25 : -1.15,
    ]);
    await tx.query(
      `INSERT INTO outbox (event, payload)
       SELECT 'prices/published', json_build_object('market', 'IN', 'date', max(price_date)) FROM stocks`,
    );
  });
}

/** Lets the page time the frame in which all prices are others than now. @returns what resolves with its time of day, in ms */
async function nextPrices(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    ([prices, watched, patience]) => {
      const texts = (): string[] => Array.from(document.querySelectorAll(prices), (cell) => cell.textContent);
      const before = texts();
      if (before.length !== watched)
        throw new Error(`${before.length} prices are on the page, not ${watched}`);
      const benchQuoted = new Promise<number>((resolve, reject) => {
        let isPainting = false;
        const observer = new MutationObserver(() => {
          if (isPainting || texts().some((text, row) => text === before[row])) return;
          isPainting = true;
          observer.disconnect();
          // The task after a frame's callbacks runs when that frame is handed over for painting.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => reject(new Error('the new prices did not come')), patience);
      });
      benchQuoted.catch(() => undefined);
      Object.assign(globalThis, { benchQuoted });
    },
    [PRICES, WATCHED, PATIENCE_MS] as const,
  );
  return () => page.evaluate(() => (globalThis as unknown as { benchQuoted: Promise<number> }).benchQuoted);
}

async function timesOf(page: Page, origin: string, db: Db): Promise<number[]> {
  const isins = await watch(db);
  const isOpen = page.waitForResponse((answer) => answer.url().includes(STREAM_PATH));
  await page.goto(`${origin}/watchlist`);
  // A quote before the stream is open reaches nobody.
  await isOpen;
  await page.waitForFunction(([prices, watched]) => document.querySelectorAll(prices).length === watched, [
    PRICES,
    WATCHED,
  ] as const);
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + QUOTES; round += 1) {
    await page.waitForTimeout(BETWEEN_MS);
    const painted = await nextPrices(page);
    const begun = performance.timeOrigin + performance.now();
    await quote(db, isins, round);
    const took = (await painted()) - begun;
    if (round >= WARM_UP) times.push(took);
  }
  return times;
}

/** From new prices of watched stocks to the frame that shows them. */
export async function quotePaint(say: (line: string) => void): Promise<Finding> {
  const product = await startProduct(PORT);
  const browser = await openBrowser(await makeCertificate());
  try {
    const session = await signIn(product.origin);
    const { page } = await newVisit(browser, product.origin, { session, throttled: 'processor' });
    await warned(page);
    const times = await onDatabaseOf(product.folder, async (db) => {
      say('quotes: waiting until the API has done what it does after its start');
      await untilAtRest(db);
      say(`quotes: ${QUOTES} new prices`);
      return timesOf(page, product.origin, db);
    });
    const slow = quantile(times, 0.95);
    const { low, high } = intervalOf(times, 0.95);
    return {
      title: 'Quote to paint',
      about:
        `The watchlist with ${WATCHED} stocks on a quarter of the processor: from the start of the transaction with new prices ` +
        `of all of them, over the live stream and the request that follows from it, to the frame that shows them. ${QUOTES} ` +
        `quotes; API, PostgreSQL and browser share the machine. p95 is held to ${LIMIT} ms.`,
      tables: [
        {
          head: ['quotes', 'median', 'p95', '95 % of p95', 'kept'],
          rows: [
            [
              String(times.length),
              ...[milliseconds(median(times)), milliseconds(slow)],
              ...[`${milliseconds(low)} to ${milliseconds(high)}`, kept(slow, LIMIT)],
            ],
          ],
        },
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
    forget(product.folder);
  }
}
