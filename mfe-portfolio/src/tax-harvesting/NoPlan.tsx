import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Notice, Stack, Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Plan = CallReply<'taxHarvestingPlan'>['data'];
export type HarvestInfo = CallReply<'taxHarvestingInfo'>;

/** Why no plan is offered now, for gains and for losses, and when there will be one. */
export function NoPlan({ plan: { financial_year: year, before }, info }: { plan: Plan; info: HarvestInfo }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  return (
    <Notice
      tone="info"
      title={t(info.available ? 'harvest.nothing' : 'harvest.unavailable', { year })}
      action={<TextLink href="/reports/capital-gains">{t('harvest.seeGains')}</TextLink>}
    >
      <Stack gap={2}>
        <Text>
          {info.available
            ? t('harvest.nothingText')
            : t('harvest.unavailableText', {
                amount: format.rupees(info.above),
                now: exact(info.unrealised_amt),
              })}
        </Text>
        <Text>
          {before.taxed > 0
            ? t('harvest.lossesDear', { gains: exact(before.taxed) })
            : t('harvest.lossesIdle', { year })}
        </Text>
        <Text>{t('harvest.lossesLater')}</Text>
      </Stack>
    </Notice>
  );
}
