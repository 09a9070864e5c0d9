import type { PortfolioAnalysis } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Stack, Term, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Volatility and maximum drawdown of today's holdings, or why there are none. */
export function RiskCard({ risk }: Pick<PortfolioAnalysis, 'risk'>) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { problem, volatility, drawdown, history_from: from, as_of: to } = risk;
  if (problem !== null || volatility === null || !drawdown || from === null || to === null)
    return (
      <Card title={t('analysis.risk')}>
        <Text>{t(problem === 'distributions' ? 'analysis.riskDistributions' : 'analysis.riskShort')}</Text>
      </Card>
    );
  return (
    <Card title={t('analysis.risk')}>
      <Stack gap={4}>
        <DetailList
          items={[
            {
              term: <Term explain={t('analysis.volatilityWhat')}>{t('analysis.volatility')}</Term>,
              value: format.percent(volatility, { decimals: 1 }),
            },
            {
              term: <Term explain={t('analysis.drawdownWhat')}>{t('analysis.drawdown')}</Term>,
              value: format.percent(drawdown.percent, { decimals: 1 }),
              hint: [
                t('analysis.drawdownDays', {
                  from: format.date(drawdown.from),
                  to: format.date(drawdown.to),
                }),
                drawdown.recovered === null
                  ? t('analysis.notRecovered')
                  : t('analysis.recovered', { date: format.date(drawdown.recovered) }),
              ].join(', '),
            },
          ]}
        />
        <Text size="small">{t('analysis.riskRule', { from: format.date(from), to: format.date(to) })}</Text>
      </Stack>
    </Card>
  );
}
