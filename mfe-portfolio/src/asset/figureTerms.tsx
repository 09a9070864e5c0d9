import type { HoldingFigures } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { Change, Term, type DetailItem } from '@sanchay/ui';

const PARTS = { unrealised: 'unrealised_gain', realised: 'realised_gain', income: 'income' } as const;
/** Reasons that have a short sentence of their own for narrow cells. */
const SHORT: ReadonlySet<string> = new Set([
  'many_rates',
  'distributions_unknown',
  'history_unknown',
  'too_recent',
]);

/** What the overall gain is made of, each part with its explanation. */
export function gainParts(t: Translate, figures: HoldingFigures, decimals: 0 | 2): DetailItem[] {
  return (['unrealised', 'realised', 'income'] as const).map((part) => ({
    term: <Term explain={t(`figures.${part}Means`)}>{t(`figures.${part}`)}</Term>,
    value: <Change amount={figures[PARTS[part]]} decimals={decimals} />,
  }));
}

/** What units had cost, or that no statement shows it: never an amount of nothing. */
export function costText(t: Translate, cost: number | null, format: (cost: number) => string): string {
  return cost === null ? t('figures.costUnknown') : format(cost);
}

/** Why there is no XIRR as a sentence, or null where there is one. */
export function problemText(
  t: Translate,
  { xirr_problem: problem }: Pick<HoldingFigures, 'xirr_problem'>,
): string | null {
  return problem && t(`figures.problem.${problem}`);
}

/** The same in a few words. */
export function shortProblem(
  t: Translate,
  { xirr_problem: problem }: Pick<HoldingFigures, 'xirr_problem'>,
): string | null {
  return problem && t(`figures.short.${SHORT.has(problem) ? problem : 'other'}`);
}
