import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Button, SearchIcon, TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState, type FormEvent } from 'react';
import { HELP_MESSAGES } from '../../messages.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  max-width: 640px;
`;

/** Searches the help desk. A plain GET form, so that it works before the page's code is loaded. */
export function SearchForm({ question, from }: { question: string; from: string | undefined }) {
  const { t } = useMessages(HELP_MESSAGES);
  const { navigate } = usePlatform();
  const [typed, setTyped] = useState(question);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = new URLSearchParams({ q: typed.trim(), ...(from !== undefined && { from }) });
    navigate(typed.trim() === '' ? '/help' : `/help?${query}`);
  };
  return (
    <Form role="search" aria-label={t('search.label')} action="/help" method="get" onSubmit={submit}>
      {from !== undefined && <input type="hidden" name="from" value={from} />}
      <TextField
        label={t('search.label')}
        hideLabel
        type="search"
        name="q"
        value={typed}
        onChange={setTyped}
        placeholder={t('search.placeholder')}
        maxLength={200}
      />
      <Button type="submit" icon={<SearchIcon size={18} />}>
        {t('search.go')}
      </Button>
    </Form>
  );
}
