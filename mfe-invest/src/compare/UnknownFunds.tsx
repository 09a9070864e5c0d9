import { useWords } from '@sanchay/i18n';
import { usePageStatus } from '@sanchay/remote-kit';
import { EmptyState, LinkButton } from '@sanchay/ui';
import { FIGURE_WORDS, WORDS } from '../words.ts';

/** An address of a comparison that names a fund which is not listed: a real 404 with a way on. */
export function UnknownFunds() {
  const { t } = useWords(FIGURE_WORDS);
  const { t: fundWords } = useWords(WORDS);
  usePageStatus(404);
  return (
    <EmptyState
      title={t('comparison.unknown')}
      picture="search"
      action={<LinkButton href="/mutual-funds/all">{fundWords('explore.all')}</LinkButton>}
    >
      {t('comparison.unknownHint')}
    </EmptyState>
  );
}
