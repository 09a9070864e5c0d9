import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Row, Stack, Stat } from '@sanchay/ui';
import { US_MESSAGES } from '../messages.ts';
import type { Remittance } from './AddMoney.tsx';
import { LrsUse } from './LrsUse.tsx';
import { useCharges } from './useCharges.ts';
import { useDollars } from './useDollars.ts';

/** What a remittance brings and costs: dollars, rate, charges, TCS, total and the limit of the year. */
export function RemittanceQuote({ quote }: { quote: Remittance }) {
  const { t } = useMessages(US_MESSAGES);
  const { percent, date, rupees } = useFormat();
  const { dollars, paise, rate } = useDollars();
  const charges = useCharges();
  const { tcs_rate: tcsRate, tcs_above: above, lrs } = quote;
  return (
    <Card raised>
      <Stack gap={5}>
        <Row gap={8} align="last-baseline">
          <Stat label={t('add.youGet')} value={dollars(quote.usd)} size="large" />
          <Stat label={t('add.youPay')} value={paise(quote.total)} />
        </Row>
        <DetailList
          items={[
            { term: t('add.converted'), value: paise(quote.amount) },
            {
              term: t('add.rate'),
              value: rate(quote.rate),
              hint: t('add.rateHint', {
                reference: rate(quote.reference_rate),
                margin: percent(quote.margin, { decimals: 1 }),
              }),
            },
            ...charges(quote),
            {
              term: t('charge.tcs'),
              value: paise(quote.tcs),
              hint: t('charge.tcsHint', {
                rate: percent(tcsRate, { decimals: 0 }),
                above: rupees(above),
                year: lrs.financial_year,
              }),
            },
            ...(quote.tcs_set_off > 0
              ? [
                  {
                    term: t('charge.tcsSetOff'),
                    value: paise(quote.tcs_set_off),
                    hint: t('charge.tcsSetOffHint', { year: lrs.financial_year }),
                  },
                ]
              : []),
            { term: t('add.youPay'), value: <strong>{paise(quote.total)}</strong> },
            { term: t('add.valueOn'), value: date(quote.value_on) },
          ]}
        />
        <LrsUse lrs={lrs} ruleIds={quote.rule_ids} />
      </Stack>
    </Card>
  );
}
