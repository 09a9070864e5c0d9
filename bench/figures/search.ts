import type { Page } from '@playwright/test';
import type { CallReply } from '@sanchay/contracts';
import { publishedRules } from '@sanchay/finance';
import { refreshFigures } from '../../api/src/funds/figures/refreshFigures.ts';
import { seedMarket } from '../../api/src/market/seedMarket.ts';
import { newVisit, openBrowser } from '../page/browser.ts';
import { makeCertificate } from '../page/certificate.ts';
import { changed, watchChange } from '../page/painted.ts';
import { warned } from '../page/warned.ts';
import { intervalOf, median, quantile, seededRandom } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import { forget, onDatabaseOf, startProduct } from '../product.ts';

const PORT = Number(process.env.PORT ?? 4900) + 6;
const SCHEMES = 15_000;
const SEED = 11;
/** `design/quality.md`, A10: from the keystroke to the painted list at a quarter of the processor, and recall. */
const PAINTED_GATE = 60;
const RECALL_GATE = 90;
/** Names that are typed, and their first letters that are measured. */
const TYPED = 24;
const LETTERS = 8;
/** Names that are searched with one typo. */
const SLIPS = 300;
const TOP = 5;
/** Time between two keystrokes, as with a user who types at 60 words a minute. */
const BETWEEN_MS = 200;
/** A keystroke that changes no result paints no list; it is not counted. */
const UNCHANGED_MS = 1_500;
const OPTIONS = '#search-list [role="option"]';

type Found = CallReply<'globalSearch'>['data'];

/** A name with one letter missing, doubled, replaced or in the place of its neighbour, in one of its longer words. */
export function withSlip(name: string, random: () => number): string {
  const tokens = name.split(' ');
  const long = tokens.flatMap((token, place) => (/^[a-z]{5,}$/i.test(token) ? [place] : []));
  const place = long[Math.floor(random() * long.length)];
  if (place === undefined) return name;
  const token = tokens[place]!;
  const at = 1 + Math.floor(random() * (token.length - 2));
  const [before, letter, after] = [token.slice(0, at), token[at]!, token.slice(at + 1)];
  const slips = [
    before + after,
    before + letter + letter + after,
    `${before}${letter === 'x' ? 'q' : 'x'}${after}`,
    before + after[0]! + letter + after.slice(1),
  ];
  tokens[place] = slips[Math.floor(random() * slips.length)]!;
  return tokens.join(' ');
}

async function ask(origin: string, query: string): Promise<Found> {
  const address = `${origin}/insight/api/v1/global_search.json?${new URLSearchParams({ query })}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the search answered ${answer.status} to “${query}”`);
  return ((await answer.json()) as CallReply<'globalSearch'>).data;
}

/** Milliseconds from each keystroke to the frame that shows other results; null where the results stay. */
async function typeName(page: Page, name: string): Promise<(number | null)[]> {
  const times: (number | null)[] = [];
  for (const letter of name.toLowerCase().slice(0, LETTERS)) {
    await watchChange(page, OPTIONS);
    await page.keyboard.type(letter);
    const stays = new Promise<null>((resolve) => setTimeout(() => resolve(null), UNCHANGED_MS));
    times.push(await Promise.race([changed(page).catch(() => null), stays]));
    await page.waitForTimeout(BETWEEN_MS);
  }
  return times;
}

async function painted(origin: string, names: readonly string[]): Promise<number[]> {
  const browser = await openBrowser(await makeCertificate());
  try {
    const { page } = await newVisit(browser, origin, { session: null, throttled: 'processor' });
    await warned(page);
    await page.goto(`${origin}/mutual-funds/all`);
    await page.waitForSelector('[data-remote-state="mounted"]', { state: 'attached' });
    await page.keyboard.press('/');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.waitFor();
    const times: number[] = [];
    for (const name of names) {
      await field.fill('');
      await page.waitForTimeout(UNCHANGED_MS);
      times.push(...(await typeName(page, name)).filter((time) => time !== null));
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function answered(origin: string, names: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const name of names) {
    for (let length = 2; length <= LETTERS; length += 1) {
      const begun = performance.now();
      await ask(origin, name.slice(0, length));
      times.push(performance.now() - begun);
    }
  }
  return times;
}

async function recall(origin: string, names: readonly string[]): Promise<number> {
  const random = seededRandom(SEED + 1);
  let found = 0;
  for (const name of names) {
    const { groups } = await ask(origin, withSlip(name, random));
    if (groups.some(({ items }) => items.slice(0, TOP).some(({ title }) => title.startsWith(name))))
      found += 1;
  }
  return (found / names.length) * 100;
}

/** Search as you type over 15,000 schemes and all shares: keystroke to painted list, the API's answer, and one slip. */
export async function search(say: (line: string) => void): Promise<Finding> {
  const product = await startProduct(PORT);
  try {
    say(`search: seeding ${SCHEMES} schemes`);
    const all = await onDatabaseOf(product.folder, async (db) => {
      await seedMarket(db, { today: new Date().toISOString().slice(0, 10), schemes: SCHEMES });
      await db.query('UPDATE schemes SET direct = true');
      await refreshFigures(db, publishedRules);
      const rows = await db.query<{ name: string }>(
        'SELECT DISTINCT short_name AS name FROM schemes UNION SELECT name FROM stocks ORDER BY 1',
      );
      return rows.map(({ name }) => name);
    });
    const random = seededRandom(SEED);
    const drawn = all
      .map((name) => ({ name, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ name }) => name);
    await ask(product.origin, 'gold');
    say('search: keystrokes to painted lists');
    const lists = await painted(product.origin, drawn.slice(0, TYPED));
    say('search: answers of the API');
    const answers = await answered(product.origin, drawn.slice(0, TYPED * 2));
    say(`search: ${SLIPS} names with one slip`);
    const share = await recall(product.origin, drawn.slice(0, SLIPS));
    const slow = quantile(lists, 0.95);
    const { low, high } = intervalOf(lists, 0.95);
    return {
      title: 'Search as you type',
      about:
        `${SCHEMES} listed schemes and all shares, the API on the same machine. Painted: from the keystroke to the frame that ` +
        `shows other results, the request included, at a quarter of the processor, ${BETWEEN_MS} ms between letters; a keystroke ` +
        `that changes no result is left out. Answer: the request alone, at full speed. Recall: ${SLIPS} names with one letter ` +
        `missing, doubled, replaced or swapped, found among the first ${TOP} of their kind. Seed ${SEED}.`,
      tables: [
        {
          head: ['what', 'times', 'median', 'p95', '95 % of p95', 'held to', 'kept'],
          rows: [
            [
              ...[
                'keystroke to painted list',
                String(lists.length),
                milliseconds(median(lists)),
                milliseconds(slow),
              ],
              ...[
                `${milliseconds(low)} to ${milliseconds(high)}`,
                milliseconds(PAINTED_GATE),
                kept(slow, PAINTED_GATE),
              ],
            ],
            [
              ...['answer of the API', String(answers.length), milliseconds(median(answers))],
              ...[milliseconds(quantile(answers, 0.95)), '–', '–', '–'],
            ],
          ],
        },
        {
          head: ['names with one slip', 'found in the first five', 'held to', 'kept'],
          rows: [[String(SLIPS), `${share.toFixed(1)} %`, `${RECALL_GATE} %`, kept(RECALL_GATE, share)]],
        },
      ],
    };
  } finally {
    await product.stop();
    forget(product.folder);
  }
}
