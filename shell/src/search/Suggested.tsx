import { client } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls } from '@sanchay/remote-kit';
import { Button, useToast } from '@sanchay/ui';
import { useState } from 'react';
import { optionElement } from './options.ts';
import { GroupTitle } from './searchParts.ts';
import { ResultLine } from './SearchResults.tsx';
import type { Suggestions } from './useSearchAnswer.ts';

interface Props {
  suggestions: Suggestions;
  active: string | null;
}

/** What is offered before anything is typed. */
export function Suggested({ suggestions: { from, items }, active }: Props) {
  const { t } = useMessages();
  if (!items || items.length === 0) return null;
  return (
    <div role="group" aria-labelledby="search-group-suggested">
      <GroupTitle as="div" id="search-group-suggested">
        {t(`search.suggested.${from}`)}
      </GroupTitle>
      {items.map((item) => (
        <ResultLine key={item.id} item={item} active={active === optionElement(item.id)} />
      ))}
    </div>
  );
}

/** Clears what is remembered about the user. */
export function ForgetButton() {
  const { t } = useMessages();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    try {
      await client.call('forgetSearches');
      await refreshCalls('recentSearches');
    } catch {
      toast({ tone: 'error', message: t('search.forget.failed') });
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={() => void forget()}>
      {t('search.forget')}
    </Button>
  );
}
