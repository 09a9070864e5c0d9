import { useMessages } from '@sanchay/i18n';
import { ListSearch } from '../search/ListSearch.tsx';
import { MESSAGES } from '../messages.ts';

/** Searches the list of funds. */
export function FundSearch() {
  const { t } = useMessages(MESSAGES);
  return (
    <ListSearch
      path="/mutual-funds/all"
      name="q"
      label={t('explore.search')}
      hint={t('explore.searchHint')}
      action={t('nav.search')}
    />
  );
}
