import { useMessages } from '@sanchay/i18n';
import { EmptyState, LinkButton, Page } from '@sanchay/ui';
import { CallProblem, type Asked } from '../problem/CallProblem.tsx';
import { MESSAGES } from '../messages.ts';

/** In the place of a purchase or sale that is not there, or could not be read. */
export function NoOrder({ of }: { of: Asked }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Page>
      {of.error?.kind === 'not_found' ? (
        <EmptyState
          title={t('order.unknown')}
          picture="search"
          action={<LinkButton href="/orders">{t('order.toOrders')}</LinkButton>}
        >
          {t('order.unknownHint')}
        </EmptyState>
      ) : (
        <CallProblem of={of} />
      )}
    </Page>
  );
}
