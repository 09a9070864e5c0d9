import type { HoldingFigures } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { DetailList } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** The overall returns from their parts, each with what it is made of. */
export function GainFormula({ figures }: { figures: HoldingFigures }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (amount: number | null) =>
    amount === null ? t('state.notAvailable') : format.rupees(amount, { decimals: 2 });
  const { current_value: value, total_invested: invested, absolute_percentage: percent } = figures;
  return (
    <DetailList
      items={[
        {
          term: t('figures.unrealised'),
          value: exact(figures.unrealised_gain),
          hint:
            invested === null || figures.left_out !== undefined
              ? t('figures.unrealisedMeans')
              : t('calculation.unrealised', { value: exact(value), invested: exact(invested) }),
        },
        {
          term: t('figures.realised'),
          value: exact(figures.realised_gain),
          hint: t('figures.realisedMeans'),
        },
        { term: t('figures.income'), value: exact(figures.income), hint: t('figures.incomeMeans') },
        {
          term: t('figures.overall'),
          value: exact(figures.overall_gain),
          hint:
            percent === null
              ? undefined
              : t('calculation.absolute', { percent: format.percent(percent, { decimals: 2 }) }),
        },
      ]}
    />
  );
}
