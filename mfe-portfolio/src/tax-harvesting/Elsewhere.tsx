import { fundTitle, type CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, SettingRow, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Plan = CallReply<'taxHarvestingPlan'>['data'];

/** Imported folios with gains or losses that share the exemption, and what can be done about them. */
export function Elsewhere({ plan: { elsewhere } }: { plan: Plan }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  if (elsewhere.length === 0) return null;
  return (
    <Card title={t('harvest.elsewhere')}>
      <Stack gap={3}>
        <Text size="small">{t('harvest.elsewhereText')}</Text>
        <div>
          {elsewhere.map((folio) => (
            <SettingRow
              key={`${folio.name}:${folio.folio_no}`}
              title={fundTitle(folio.name)}
              note={t('harvest.elsewhereLine', {
                folio: folio.folio_no,
                value: exact(folio.value),
                long: exact(folio.long_gain),
                short: exact(folio.short_gain),
                date: format.date(folio.as_of),
              })}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
