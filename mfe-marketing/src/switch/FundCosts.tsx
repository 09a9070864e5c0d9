import { fundTitle, type Scheme } from '@sanchay/contracts';
import { dataSentence, useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Notice, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { PAGE_MESSAGES } from '../messages.ts';

/** What each of the fund's two plans costs a year, and what else decides a switch. */
export function FundCosts({ scheme, gapPct }: { scheme: Scheme; gapPct: number | null }) {
  const messages = useMessages(PAGE_MESSAGES);
  const { t } = messages;
  const { percent, date } = useFormat();
  const years = Math.round(scheme.lock_in_period / 365);
  return (
    <Card title={fundTitle(scheme.short_name)}>
      <Stack gap={4}>
        <DetailList
          layout="grid"
          items={[
            { term: t('switch.fund.regular'), value: percent(scheme.regular_twin?.expense_ratio ?? null) },
            { term: t('switch.fund.direct'), value: percent(scheme.expense_ratio) },
            { term: t('switch.fund.gap'), value: percent(gapPct) },
            {
              term: t('switch.fund.load'),
              value: scheme.exit_load ? dataSentence(messages, scheme.exit_load) : t('switch.fund.noLoad'),
            },
          ]}
        />
        {scheme.lock_in_period > 0 && (
          <Notice tone="warn">{t('switch.fund.lockIn', { time: t('state.years', { count: years }) })}</Notice>
        )}
        {scheme.sandbox && <Notice tone="sandbox" />}
        <Row justify="between">
          <Text size="label">
            {scheme.expense_ratio_date && t('switch.fund.of', { date: date(scheme.expense_ratio_date) })}
          </Text>
          <TextLink href="/switch">{t('switch.fund.another')}</TextLink>
        </Row>
      </Stack>
    </Card>
  );
}
