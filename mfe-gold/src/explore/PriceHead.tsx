import { useFormat, useMessages } from '@sanchay/i18n';
import { Change, Row, Stat } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import type { PriceSummary } from './priceChange.ts';

/** The newest price of a gram, large, with its moves in a day and in a year. */
export function PriceHead({ latest, day, year }: PriceSummary) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <Row gap={5} align="last-baseline">
      <Stat
        size="hero"
        label={t('explore.priceOn', { date: format.date(latest.date) })}
        value={format.rupees(latest.price, { decimals: 2 })}
        unit={t('explore.perGram')}
      />
      <Stat
        size="large"
        label={t('explore.day')}
        value={<Change amount={day?.amount} percent={day?.percent} decimals={2} />}
      />
      <Stat
        size="large"
        label={t('explore.year')}
        value={<Change amount={year?.amount} percent={year?.percent} decimals={0} />}
      />
    </Row>
  );
}
