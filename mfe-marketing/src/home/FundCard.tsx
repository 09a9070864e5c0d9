import { fundTitle, planLabel, type CallReply } from '@sanchay/contracts';
import { Card, Row, Stack, Stat, Text, WithMonogram } from '@sanchay/ui';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

type FundRow = CallReply<'mutualFundSearch'>['data'][number];

/** One fund of the list: its three-year return and what it costs. */
export function FundCard({ fund }: { fund: FundRow }) {
  const { t } = useMessages(MESSAGES);
  const { percent } = useFormat();
  return (
    <Card
      href={`/mutual-funds/fund/${fund.slug}`}
      title={
        <WithMonogram inHeading kind="fund" name={fund.short_name} code={fund.fund_house}>
          {fundTitle(fund.short_name)}
        </WithMonogram>
      }
      titleLevel={3}
    >
      <Stack gap={3}>
        <Text size="label">{`${planLabel(t, fund.name)} · ${dataLabel(t, 'category', fund.sub_category)}`}</Text>
        <Row justify="between" align="last-baseline">
          <Stat label={t('funds.threeYears')} value={percent(fund.returns.year_3)} size="large" />
          <Stat label={t('funds.cost')} value={percent(fund.expense_ratio)} />
        </Row>
      </Stack>
    </Card>
  );
}
