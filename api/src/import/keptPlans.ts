import { createHash } from 'node:crypto';
import type { PlannedFolio, Surroundings } from './plan.ts';

/** Plans that are kept, and transactions of one; a larger one is computed each time. */
const MOST = { plans: 4, rows: 5_000 };
/** Milliseconds that a plan is kept; the content of a statement stays in memory no longer. */
const KEPT_MS = 120_000;

/** What a plan depends on besides the statement of its import, with the holders' keyed PANs. */
export type PlanInputs = Omit<Surroundings, 'isOwnPan'> & {
  pans: ReadonlySet<string>;
  answers: Readonly<Record<string, string>>;
};

interface Kept {
  of: string;
  plan: readonly PlannedFolio[];
  forget: NodeJS.Timeout;
}

const kept = new Map<string, Kept>();

/**
 * The plan of an import. An upload, its preview, each folio that is opened and applying need the same one: it is
 * computed again only when anything that it depends on has changed, which is read anew each time.
 * @param id of the import, whose statement never changes
 */
export async function keptPlan(
  id: string,
  inputs: PlanInputs,
  compute: () => Promise<PlannedFolio[]>,
): Promise<readonly PlannedFolio[]> {
  const of = fingerprint(inputs);
  const found = kept.get(id);
  if (found?.of === of) return found.plan;
  const plan = await compute();
  forgetPlan(id);
  if (plan.reduce((sum, { holding }) => sum + holding.rows.length, 0) > MOST.rows) return plan;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST.plans) forgetPlan(oldest);
  kept.set(id, { of, plan, forget: setTimeout(() => forgetPlan(id), KEPT_MS).unref() });
  return plan;
}

/** Forgets the plan of an import that is applied or discarded. */
export function forgetPlan(id: string): void {
  clearTimeout(kept.get(id)?.forget);
  kept.delete(id);
}

function fingerprint({ held, pans, ...others }: PlanInputs): string {
  const hash = createHash('sha256');
  // In parts, as what is stored of a large portfolio makes a long text.
  for (const folio of others.stored) hash.update(JSON.stringify(folio));
  const here = [...held].map(([key, { units, bookings }]) => [key, units, [...bookings]]);
  hash.update(JSON.stringify([{ ...others, stored: others.stored.length }, here, [...pans].toSorted()]));
  return hash.digest('base64');
}
