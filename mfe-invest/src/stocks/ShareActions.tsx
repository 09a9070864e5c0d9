import type { Stock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { ActionsCard } from '../share/ActionsCard.tsx';

/** What a company has announced for its shares. */
export function ShareActions({ slug, sandbox }: Pick<Stock, 'slug' | 'sandbox'>) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const actions = useCall('stockActions', { params: { slug } });
  return (
    <ActionsCard
      actions={actions.data?.data ?? []}
      currency="INR"
      title={t('action.title')}
      sandbox={sandbox}
    />
  );
}
