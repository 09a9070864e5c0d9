import type { SystematicPlan } from '@sanchay/contracts';
import type { DetailItem } from '@sanchay/ui';
import type { usePlanMessages } from './usePlanMessages.ts';

type Translate = ReturnType<typeof usePlanMessages>['t'];

/** The folios of a plan: where units are sold from and where they go. A plan that ended without any has none. */
export function folioItems(
  { kind, status, folio_no: own, into_folio: into }: SystematicPlan,
  t: Translate,
): DetailItem[] {
  if (kind === 'swp') return [{ term: t('plan.folio'), value: own ?? '' }];
  const ended = status === 'cancelled' || status === 'completed';
  const goesTo = into ?? (ended ? null : t('plan.folioLater'));
  return [
    ...(kind === 'stp' ? [{ term: t('plan.fromFolio'), value: own ?? '' }] : []),
    ...(goesTo === null
      ? []
      : [{ term: t(kind === 'stp' ? 'plan.intoFolio' : 'plan.folio'), value: goesTo }]),
  ];
}
