import type { AllocationGroup } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { AssetIcon, Card, Ring, SkeletonBlock, Stack, Text, type AssetKind } from '@sanchay/ui';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import type { NetWorthCall } from './netWorthCall.ts';

const ICONS: Partial<Record<AllocationGroup, AssetKind>> = {
  equity: 'stock',
  debt: 'debt',
  liquid: 'cash',
  gold: 'gold',
  deposits: 'fixed_deposit',
  retirement: 'debt',
  property: 'cash',
  insurance: 'insurance',
  cash: 'cash',
  in_transit: 'in_transit',
};

/**
 * How what is owned is split between assets, loans apart; renders nothing while nothing is owned. The page's main card
 * reports a fault.
 */
export function Allocation({ found }: { found: NetWorthCall }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const known = found.data?.data;
  if (known ? known.allocation.length === 0 : found.error) return null;
  return (
    <Card title={t('dashboard.where')}>
      <Answer of={found} compact skeleton={<SkeletonBlock height={300} />}>
        {({ data }) => (
          <Stack gap={3}>
            <Ring
              label={t('dashboard.where')}
              slices={data.allocation.map(({ group, value }) => ({
                label: t(`group.${group}`),
                value,
                icon: <AssetIcon kind={ICONS[group] ?? ''} size={18} />,
              }))}
              format={(value) => format.rupees(value)}
            />
            {data.owed > 0 && (
              <Text size="label">{t('netWorth.loansApart', { amount: format.rupees(data.owed) })}</Text>
            )}
          </Stack>
        )}
      </Answer>
    </Card>
  );
}
