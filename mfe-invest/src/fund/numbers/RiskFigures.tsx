import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, DetailList, Stack, Term, Text } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';
import type { Figures } from './figures.ts';
import { SharpeRates } from './SharpeRates.tsx';
import { whyMissing } from './whyMissing.ts';

/** How far the fund swung, how deep it fell, and what it earned for that. */
export function RiskFigures({ figures }: { figures: Figures }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent, number, date } = useFormat();
  const { volatility, drawdown, sharpe, as_of, history_from } = figures;
  const missing = (years: number) => t(`figures.${whyMissing(history_from, as_of, years)}`);
  const explained = (key: string, values?: Record<string, string>) => (
    <Term explain={t(`risk.${key}.explain`, values)}>{t(`risk.${key}`)}</Term>
  );
  return (
    <Card title={t('risk.title')}>
      <Stack gap={4}>
        <DetailList
          layout="grid"
          items={[
            {
              term: explained('volatility'),
              value: volatility === null ? missing(1) : percent(volatility, { decimals: 1 }),
            },
            {
              term: explained('drawdown'),
              value: drawdown ? percent(drawdown.percent, { decimals: 1 }) : missing(1),
              hint: drawdown?.percent
                ? t(drawdown.recovered ? 'risk.fellAndBack' : 'risk.fell', {
                    from: date(drawdown.from),
                    to: date(drawdown.to),
                    back: date(drawdown.recovered),
                  })
                : undefined,
            },
            {
              term: explained('sharpe', { rate: percent(sharpe?.risk_free ?? null) }),
              value: sharpe ? number(sharpe.value, { decimals: 2 }) : missing(3),
              hint: sharpe && <RuleSource ids={[sharpe.rule_id]} />,
            },
          ]}
        />
        {sharpe && <SharpeRates sharpe={sharpe} />}
        {as_of && <Text size="label">{t('risk.asOf', { date: date(as_of) })}</Text>}
      </Stack>
    </Card>
  );
}
