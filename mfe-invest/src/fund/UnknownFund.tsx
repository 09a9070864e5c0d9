import { useMessages } from '@sanchay/i18n';
import { usePageStatus, usePageTitle } from '@sanchay/remote-kit';
import { EmptyState, LinkButton, Page } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** An address that is no fund's: a real 404 with a way on. */
export function UnknownFund() {
  const { t } = useMessages(MESSAGES);
  usePageTitle(t('fund.unknown'));
  usePageStatus(404);
  return (
    <Page>
      <EmptyState
        title={t('fund.unknown')}
        titleLevel={1}
        picture="search"
        action={<LinkButton href="/mutual-funds/all">{t('explore.all')}</LinkButton>}
      >
        {t('fund.unknownHint')}
      </EmptyState>
    </Page>
  );
}
