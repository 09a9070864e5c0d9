import type { Domain } from '../platform/domain.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { choicesOf } from './choices.ts';

/** Which folio, and across the family whose units, a sale would cost least from. Reads only. */
export const lotChoiceDomain = {
  name: 'lot-choice',
  routes(app, ctx) {
    implement(app, ctx, 'saleChoices', async ({ actor, params, query }) =>
      success({ choices: await choicesOf(ctx, actor, { code: params.code, ...query }) }),
    );
  },
} satisfies Domain;
