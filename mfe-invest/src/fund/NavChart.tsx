import { useFormat, useWords } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { HistoryChart } from '../chart/HistoryChart.tsx';
import { WORDS } from '../words.ts';

/** NAV of every day since the start, with ranges. */
export function NavChart({ code, name }: { code: string; name: string }) {
  const { t } = useWords(WORDS);
  const { nav } = useFormat();
  const history = useCall('navHistory', { params: { code }, query: { format: 'packed' } });
  return (
    <HistoryChart
      history={history}
      title={t('fund.chart')}
      label={t('fund.chartOf', { name })}
      line={t('fund.navLine')}
      range="5Y"
      format={(value) => nav(value)}
    />
  );
}
