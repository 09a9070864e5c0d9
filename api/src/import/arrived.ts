import type { PortfolioImport } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { ownerOf } from '../platform/access/portfolioOwner.ts';
import type { Context } from '../platform/context.ts';
import type { Statement } from './formats/statement.ts';
import type { PlannedFolio } from './plan.ts';
import { planOf } from './preview.ts';
import { applyPreview, discardPreview, previewStatement } from './service.ts';

/** What became of a statement that arrived without the user; `nothing_new` leaves no import. */
export type Arrival =
  { outcome: 'applied' | 'review'; preview: PortfolioImport } | { outcome: 'nothing_new' };

/**
 * Makes a preview of a statement that arrived, and applies it where that is wanted and nothing in it needs a decision:
 * every folio is complete and every transaction is new or known.
 * @param apply whether an unambiguous statement is applied
 * @throws Problem as `previewStatement` and `applyPreview`
 */
export async function importArrived(
  ctx: Context,
  tx: Tx,
  { portfolioId, fileName, apply }: { portfolioId: string; fileName: string; apply: boolean },
  statement: Statement,
): Promise<Arrival> {
  const preview = await previewStatement(ctx, tx, { portfolioId, fileName }, statement);
  const plan = await planOf(ctx, tx, { portfolioId, answers: {}, id: preview.id }, statement);
  if (statement.unread.length > 0 || !plan.every(isUnambiguous)) return { outcome: 'review', preview };
  if (apply) {
    const userId = await ownerOf(tx, portfolioId);
    return {
      outcome: 'applied',
      preview: await applyPreview(ctx, tx, { portfolioId, userId, id: preview.id }),
    };
  }
  const addsRows = plan.some(({ outcomes }) => outcomes.some(({ outcome }) => outcome === 'accepted'));
  if (addsRows) return { outcome: 'review', preview };
  await discardPreview(tx, { portfolioId, id: preview.id });
  return { outcome: 'nothing_new' };
}

const isUnambiguous = ({ assessment, outcomes, found }: PlannedFolio): boolean =>
  assessment.status === 'green' &&
  found.match !== 'unknown' &&
  outcomes.every(({ outcome }) => outcome === 'accepted' || outcome === 'known');
