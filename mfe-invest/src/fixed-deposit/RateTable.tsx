import type { DepositPlan, Payout } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Figure, Stack, Table, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { rateOf } from './depositResult.ts';
import { useDepositMessages } from './useDepositMessages.ts';

/** Rates of an issuer by tenure, for everybody and from the senior age on, for one way of payout. */
export function RateTable({ plans, payout }: { plans: readonly DepositPlan[]; payout: Payout }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { config } = usePlatform();
  const messages = useDepositMessages();
  const rate = ({ attributes }: DepositPlan, senior: boolean) => {
    const value = rateOf(attributes, payout, senior);
    return <Figure>{value === null ? t('fd.notOffered') : messages.rate(value)}</Figure>;
  };
  return (
    <Stack gap={3}>
      <Text size="small">{t('fd.ratesFor', { payout: t(`payout.${payout}`) })}</Text>
      <Table
        caption={t('fd.rates')}
        hideCaption
        rows={plans}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'tenure',
            head: t('fd.tenure'),
            rowHead: true,
            cell: ({ attributes }) => messages.tenure(attributes),
          },
          { key: 'rate', head: t('fd.rate'), align: 'end', cell: (plan) => rate(plan, false) },
          {
            key: 'senior',
            head: t('fd.seniorRate', { age: config.seniorAge }),
            align: 'end',
            cell: (plan) => rate(plan, true),
          },
        ]}
      />
    </Stack>
  );
}
