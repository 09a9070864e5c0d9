import type { CallReply } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { localize } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { marketServer } from '../stocks/index.ts';
import { depositPlans } from './plans.ts';

type Issuer = CallReply<'depositIssuer'>['data'];

/** Fixed deposits: plans and their issuers. */
export function fixedDepositRoutes(app: FastifyInstance, ctx: Context): void {
  const serve = marketServer(app, ctx);
  serve('depositPlans', async ({ query }) => ({ data: await depositPlans(ctx.db, query) }));
  serve('depositIssuer', async ({ params }) => success(await depositIssuer(ctx.db, params.slug)));
}

/**
 * An issuer with its plans, the shortest first.
 * @throws Problem 404 `not_found`.
 */
async function depositIssuer(q: Queries, slug: string): Promise<Issuer> {
  const [issuer] = await q.query<Omit<Issuer, 'plans' | 'min_amount' | 'max_amount'>>(
    'SELECT slug, name, kind, founded, early_closure, sandbox FROM deposit_issuers WHERE slug = $1',
    [slug],
  );
  const plans = await depositPlans(q, { issuer: slug });
  if (!issuer || plans.length === 0)
    throw notFound(
      localize({
        en: 'FD issuer not found.',
        hi: 'यह FD जारीकर्ता नहीं मिला।',
      }),
    );
  const amounts = (of: 'min_amount' | 'max_amount') => plans.map(({ attributes }) => Number(attributes[of]));
  return {
    ...issuer,
    min_amount: toWire(Math.min(...amounts('min_amount')), 2),
    max_amount: toWire(Math.max(...amounts('max_amount')), 2),
    plans: plans.toSorted((a, b) => a.attributes.tenure_from - b.attributes.tenure_from),
  };
}
