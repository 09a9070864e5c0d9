import type { UsStock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { ActionsCard } from '../share/ActionsCard.tsx';

/** Splits and dividends of a US company. */
export function UsShareActions({ slug, sandbox }: Pick<UsStock, 'slug' | 'sandbox'>) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const actions = useCall('usStockActions', { params: { slug } });
  return (
    <ActionsCard
      actions={actions.data?.data ?? []}
      currency="USD"
      title={t('action.titleUs')}
      sandbox={sandbox}
    />
  );
}
