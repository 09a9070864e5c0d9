import { useWords } from '@sanchay/i18n';
import { SearchIcon, VisuallyHidden } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useShell } from './shellContext.ts';

const Form = styled.form`
  position: relative;
  flex: 0 1 260px;
  min-width: 0;
  svg {
    position: absolute;
    top: 12px;
    left: 14px;
    color: var(--ink-2);
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 44px;
    padding: 0 14px 0 42px;
    color: var(--ink);
    font: inherit;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
  }
  @media (max-width: 767px) {
    flex: 1;
  }
`;

/** Finds funds: goes to the list with what was typed. `/` puts the cursor here. */
export function SearchBox() {
  const { t } = useWords();
  const { navigate } = useShell();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    navigate(text ? `/mutual-funds/all?q=${encodeURIComponent(text)}` : '/mutual-funds/all');
  };

  return (
    <Form role="search" action="/mutual-funds/all" onSubmit={search}>
      <SearchIcon />
      <label>
        <VisuallyHidden>{t('nav.search')}</VisuallyHidden>
        <input
          ref={field}
          type="search"
          name="q"
          placeholder={t('nav.searchHint')}
          maxLength={200}
          autoComplete="off"
        />
      </label>
    </Form>
  );
}
