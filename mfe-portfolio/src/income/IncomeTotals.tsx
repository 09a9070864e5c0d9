import type { IncomeReport } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, Figure, Grid, Stack, Stat, Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { exemptionRules } from '../read/exemptionRules.ts';

/** What of the year is taxed at the income slab, and of what it consists. */
export function IncomeTotals({ report }: { report: IncomeReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { totals, old_regime: old } = report;
  const money = (value: number) => format.rupees(value, { decimals: 2 });
  const parts = [
    ['taxableInterest', totals.taxable_interest],
    ['dividends', totals.dividends],
    ['exemptInterest', totals.exempt_interest],
    ['foreignIncome', totals.foreign_income],
    ['tds', totals.tds],
    ['foreignTax', totals.foreign_tax],
  ] as const;
  const taxable = totals.taxable_interest + totals.dividends + totals.foreign_income;
  return (
    <Card>
      <Stack gap={5}>
        <div>
          <Text size="label">
            {t(old ? 'income.taxableNewRegime' : 'income.taxable', { year: report.financial_year })}
          </Text>
          <Figure size="hero">{money(taxable)}</Figure>
          {old && (
            <Text>
              {t('income.taxableOldRegime', { taxable: money(old.taxable), exempt: money(old.exempt) })}{' '}
              <RuleSource ids={exemptionRules(report)} />
            </Text>
          )}
          <Text size="small">{t('income.taxableNote')}</Text>
        </div>
        <Grid min={132} gap={4}>
          {parts.map(([name, value]) => (
            <Stat key={name} label={t(`income.${name}`)} value={money(value)} />
          ))}
        </Grid>
        <TextLink href={`/reports/capital-gains?year=${report.financial_year}`}>
          {t('income.gainsElsewhere')}
        </TextLink>
      </Stack>
    </Card>
  );
}
