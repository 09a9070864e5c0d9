import { RENDERED_BLOCK } from '@sanchay/contracts';
import { openLoop, type FirstByte } from '../measure/openLoop.ts';
import { quantile, seededRandom } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import { forget, startProduct } from '../product.ts';

const PORT = Number(process.env.PORT ?? 4900) + 2;
const SEED = 4;
const UNCACHED = { perSecond: 10, seconds: 20, limit: 120 };
const CACHED = { perSecond: 50, seconds: 60, limit: 50 };

/**
 * First bytes of rendered fund pages: each for the first time, then in realistic proportions, after all were requested
 * once.
 */
export async function ttfb(say: (line: string) => void): Promise<Finding> {
  const product = await startProduct(PORT);
  try {
    const pages = await fundPages(product.origin);
    const first = pages.slice(0, UNCACHED.perSecond * UNCACHED.seconds);
    say(`ttfb: ${first.length} of ${pages.length} fund pages for the first time`);
    const uncached = await openLoop(first, UNCACHED.perSecond);
    say('ttfb: the others once');
    await openLoop(pages.slice(first.length), UNCACHED.perSecond * 2);
    say(`ttfb: as people ask, ${CACHED.seconds} s`);
    const cached = await openLoop(zipf(pages, CACHED.perSecond * CACHED.seconds), CACHED.perSecond);
    return {
      title: 'First byte of a rendered page',
      about:
        `Fund pages of the running product with the API on the same machine, at a fixed rate, from the moment at which ` +
        `a request was due: ${first.length} pages nobody had asked for, then, after each of the ${pages.length} was ` +
        `asked for once, pages as people ask (Zipf, exponent 1, seed ${SEED}).`,
      tables: [
        {
          head: ['pages', 'a second', 'p50', 'p95', 'p99', 'p95 held to', 'kept', 'rendered'],
          rows: [row('not asked for before', uncached, UNCACHED), row('as people ask', cached, CACHED)],
        },
      ],
    };
  } finally {
    await product.stop();
    forget(product.folder);
  }
}

function row(
  name: string,
  answers: readonly FirstByte[],
  held: { perSecond: number; limit: number },
): string[] {
  const times = answers.map(({ after }) => after);
  const p95 = quantile(times, 0.95);
  const rendered = answers.filter(
    ({ status, body }) => status === 200 && body.includes(`id="${RENDERED_BLOCK}"`),
  );
  return [
    ...[name, String(held.perSecond), milliseconds(quantile(times, 0.5)), milliseconds(p95)],
    ...[milliseconds(quantile(times, 0.99)), milliseconds(held.limit), kept(p95, held.limit)],
    `${rendered.length} of ${answers.length}`,
  ];
}

/** Addresses of all fund pages, in an order that a seed decides. */
async function fundPages(origin: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${origin}/insight/api/v1/mutual_fund_search.json?per_page=100&page=${page}`);
    const { data } = (await answer.json()) as { data: { slug: string }[] };
    slugs.push(...data.map(({ slug }) => slug));
    if (data.length < 100) break;
  }
  const random = seededRandom(SEED);
  return slugs
    .map((slug) => ({ slug, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ slug }) => `${origin}/mutual-funds/fund/${slug}`);
}

/** So many picks of which the n-th most wanted has a share of 1/n. */
export function zipf<T>(things: readonly T[], count: number): T[] {
  const random = seededRandom(SEED + 1);
  const ends: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= things.length; rank += 1) ends.push((sum += 1 / rank));
  return Array.from({ length: count }, () => {
    const at = random() * sum;
    return things[ends.findIndex((end) => at < end)]!;
  });
}
