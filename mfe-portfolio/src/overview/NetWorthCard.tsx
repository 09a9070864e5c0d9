import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Figure, Stack, Text, TextLink } from '@sanchay/ui';
import { AssetRows } from '../other-assets/AssetRows.tsx';
import { MESSAGES } from '../messages.ts';

interface Props {
  others: CallReply<'otherAssets'>['data'];
  /** Rupees of what is held with Sanchay; null while only other assets are shown. */
  held: number | null;
}

/** Other assets with the net worth that they make together with what is held here. */
export function NetWorthCard({ others: { assets, totals }, held }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  return (
    <Card
      title={t('other.title')}
      actions={<TextLink href="/portfolio/other-assets">{t('other.manage')}</TextLink>}
    >
      <Stack gap={4}>
        <div>
          <Text size="label">{t(held === null ? 'other.net' : 'other.netWorth')}</Text>
          <Figure size="large">{exact(totals.net + (held ?? 0))}</Figure>
        </div>
        <AssetRows assets={assets} />
      </Stack>
    </Card>
  );
}
