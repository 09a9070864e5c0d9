import type { Scheme } from '@sanchay/contracts';
import { dataSentence, useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, DetailList, Stack, Term, Text, type DetailItem } from '@sanchay/ui';
import { fundSize } from '../scheme/fundSize.ts';
import { MESSAGES } from '../messages.ts';

const DAYS_A_YEAR = 365;

/** What the fund costs, how large it is, and its conditions. */
export function FundFacts({ scheme }: { scheme: Scheme }) {
  const messages = useMessages(MESSAGES);
  const { t } = messages;
  const format = useFormat();
  const { percent, rupees, date } = format;
  const explained = (key: string) => <Term explain={t(`fact.${key}.explain`)}>{t(`fact.${key}`)}</Term>;
  const { sip_available, lump_available, expense_ratio_date: costDate } = scheme;
  const lockYears = scheme.lock_in_period / DAYS_A_YEAR;
  const benchmark = useCall('fundRecord', { params: { code: scheme.code } }).data?.data.benchmark;
  const items: DetailItem[] = [
    {
      term: explained('expense'),
      value: percent(scheme.expense_ratio),
      hint: costDate ? t('fact.onDay', { date: date(costDate) }) : undefined,
    },
    { term: explained('size'), value: fundSize(scheme.aum, format) },
    {
      term: explained('exitLoad'),
      value:
        scheme.exit_load === null
          ? t(scheme.sandbox ? 'fact.none' : 'fact.unpublished')
          : dataSentence(messages, scheme.exit_load),
    },
    { term: t('fact.sipMin'), value: sip_available === 'Y' ? rupees(scheme.sip_min) : t('fact.notOffered') },
    {
      term: t('fact.lumpMin'),
      value: lump_available === 'Y' ? rupees(scheme.lump_min) : t('fact.notOffered'),
    },
    {
      term: explained('lockIn'),
      value: lockYears > 0 ? t('state.years', { count: Math.round(lockYears) }) : t('fact.none'),
    },
    { term: t('fact.manager'), value: scheme.fund_manager || t('state.notAvailable') },
    { term: t('fact.start'), value: date(scheme.start_date) },
    { term: explained('volatility'), value: percent(scheme.volatility, { decimals: 1 }) },
    ...(benchmark ? [{ term: explained('benchmark'), value: benchmark.name }] : []),
    {
      term: t('fact.usCanada'),
      value: t(scheme.us_canada_allowed === 'Y' ? 'fact.accepted' : 'fact.notAccepted'),
    },
    { term: t('fact.isin'), value: scheme.ISIN || t('state.notAvailable') },
  ];
  return (
    <Card title={t('fund.facts')}>
      <Stack gap={5}>
        <DetailList layout="grid" items={items} />
        {scheme.investment_objective && (
          <Text size="small">{dataSentence(messages, scheme.investment_objective)}</Text>
        )}
      </Stack>
    </Card>
  );
}
