import { useWords } from '@sanchay/i18n';
import { ListSearch } from '../search/ListSearch.tsx';
import { WORDS } from '../words.ts';

/** Searches the list of funds. */
export function FundSearch() {
  const { t } = useWords(WORDS);
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
