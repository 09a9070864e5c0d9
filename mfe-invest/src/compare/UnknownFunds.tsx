import { useMessages } from '@sanchay/i18n';
import { usePageStatus } from '@sanchay/remote-kit';
import { EmptyState, LinkButton } from '@sanchay/ui';
import { FIGURE_MESSAGES, MESSAGES } from '../messages.ts';

/** An address of a comparison that names a fund which is not listed: a real 404 with a way on. */
export function UnknownFunds() {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { t: fundMessages } = useMessages(MESSAGES);
  usePageStatus(404);
  return (
    <EmptyState
      title={t('comparison.unknown')}
      picture="search"
      action={<LinkButton href="/mutual-funds/all">{fundMessages('explore.all')}</LinkButton>}
    >
      {t('comparison.unknownHint')}
    </EmptyState>
  );
}
