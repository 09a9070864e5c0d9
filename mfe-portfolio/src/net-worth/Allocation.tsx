import { useFormat, useMessages } from '@sanchay/i18n';
import { AssetIcon, Card, Ring, SkeletonBlock, type AssetKind } from '@sanchay/ui';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { isEmpty, type ReturnsCall } from './returnsCall.ts';

/** Icons of the classes that the API names. */
const CLASS_ICONS: Readonly<Record<string, AssetKind>> = {
  Equity: 'stock',
  Debt: 'debt',
  Liquid: 'cash',
  Gold: 'gold',
  'Money in transit': 'in_transit',
};

/**
 * How the value is split between classes; renders nothing while nothing is owned. The page's main card reports a
 * fault.
 */
export function Allocation({ returns }: { returns: ReturnsCall }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const known = returns.data?.data;
  if (known ? isEmpty(known) : returns.error) return null;
  return (
    <Card title={t('dashboard.where')}>
      <Answer of={returns} compact skeleton={<SkeletonBlock height={180} />}>
        {({ data }) => (
          <Ring
            label={t('dashboard.where')}
            slices={data.allocation.map(({ name, value }) => ({
              label: t(`class.${name}`, { defaultValue: name }),
              value,
              icon: <AssetIcon kind={CLASS_ICONS[name] ?? ''} size={18} />,
            }))}
            format={(value) => format.rupees(value)}
          />
        )}
      </Answer>
    </Card>
  );
}
