import { useFormat, useMessages } from '@sanchay/i18n';
import { Card } from '@sanchay/ui';
import type { ComponentProps } from 'react';
import { HistoryChart } from '../chart/HistoryChart.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { Currency } from './shareLine.ts';

interface PriceChartProps {
  history: ComponentProps<typeof HistoryChart>['history'];
  name: string;
  currency: Currency;
}

/** Closing price of every day, with ranges. */
export function PriceChart({ history, name, currency }: PriceChartProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees } = useFormat();
  return (
    <Card>
      <HistoryChart
        history={history}
        title={t('chart.title')}
        label={t('chart.of', { name })}
        line={t('chart.price')}
        range="1Y"
        format={(value) => rupees(value, { decimals: 2, currency })}
      />
    </Card>
  );
}
