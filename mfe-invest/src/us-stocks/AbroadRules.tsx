import { publicSource, publishedRules, remittanceTcs, ruleOn, type DatedRule } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Disclosure, Stack, Text } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** Rupees over the free sum in the example of tax collected. */
const EXAMPLE_OVER = 200_000;

/** What holds on the business day for money sent abroad and for shares there, each with its rule and since when. */
export function AbroadRules() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, percent, date } = useFormat();
  const table = useCall('datedRules');
  const on = table.data?.data.on;
  if (!on) return <CallProblem of={table} compact />;
  const limit = ruleOn(publishedRules.remittance_limit, on);
  const tcs = ruleOn(publishedRules.remittance_tcs, on);
  const dividends = ruleOn(publishedRules.us_dividend_withholding, on);
  const gains = ruleOn(publishedRules.foreign_share_gains, on);
  const whole = { decimals: 0 };
  const rows = [
    limit && {
      rule: limit,
      title: t('abroad.limit'),
      text: t('abroad.limitText', { limit: rupees(limit.value, { currency: 'USD' }) }),
    },
    tcs && {
      rule: tcs,
      title: t('abroad.tcs'),
      text: t('abroad.tcsText', {
        rate: percent(tcs.value.ratePct, whole),
        above: rupees(tcs.value.above),
        example: rupees(tcs.value.above + EXAMPLE_OVER),
        tax: rupees(remittanceTcs(tcs.value, tcs.value.above + EXAMPLE_OVER, 0)),
      }),
    },
    dividends && {
      rule: dividends,
      title: t('abroad.dividends'),
      text: t('abroad.dividendsText', { rate: percent(dividends.value, whole) }),
    },
    gains && {
      rule: gains,
      title: t('abroad.gains'),
      text: t('abroad.gainsText', {
        months: gains.value.longTermMonths,
        rate: percent(gains.value.ltcgPct, { decimals: 1 }),
      }),
    },
  ].filter((row) => row !== null);
  const source = (rule: DatedRule<unknown>) =>
    t('rule.source', { date: date(rule.applies_from), source: publicSource(rule.source) });
  return (
    <Card title={t('abroad.title')}>
      <Stack gap={2}>
        {rows.map(({ rule, title, text }) => (
          <Disclosure key={rule.rule_id} summary={title} open>
            <Stack gap={1}>
              <Text size="small">{text}</Text>
              <Text size="label">{source(rule)}</Text>
            </Stack>
          </Disclosure>
        ))}
      </Stack>
    </Card>
  );
}
