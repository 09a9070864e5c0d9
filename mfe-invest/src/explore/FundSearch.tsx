import { useWords } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Button, SearchIcon, TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { WORDS } from '../words.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-3);
  flex: 1 1 320px;
  max-width: 560px;
`;

/** A search box that opens the list with what was typed; without scripts the form does it. */
export function FundSearch() {
  const { t } = useWords(WORDS);
  const { navigate } = usePlatform();
  const [text, setText] = useState('');
  function search(event: FormEvent): void {
    event.preventDefault();
    const q = text.trim();
    navigate(q === '' ? '/mutual-funds/all' : `/mutual-funds/all?${new URLSearchParams({ q })}`);
  }
  return (
    <Form role="search" aria-label={t('explore.search')} action="/mutual-funds/all" onSubmit={search}>
      <TextField
        label={t('explore.search')}
        hideLabel
        type="search"
        name="q"
        placeholder={t('explore.searchHint')}
        value={text}
        onChange={setText}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit" icon={<SearchIcon />}>
        {t('nav.search')}
      </Button>
    </Form>
  );
}
