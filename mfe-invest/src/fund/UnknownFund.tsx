import { useWords } from '@sanchay/i18n';
import { usePageStatus, usePageTitle } from '@sanchay/remote-kit';
import { EmptyState, LinkButton, Page } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** An address that is no fund's: a real 404 with a way on. */
export function UnknownFund() {
  const { t } = useWords(WORDS);
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
