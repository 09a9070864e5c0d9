import { useMessages } from '@sanchay/i18n';
import { SearchIcon, VisuallyHidden } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useEffect, useRef, type FormEvent } from 'react';
import { pageSearch } from '../search/searchControl.ts';

const Form = styled.form`
  position: relative;
  flex: 0 1 260px;
  min-width: 0;
  margin-inline-start: auto;
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
  /* Room for the sign only; with the cursor in it, before the search itself is there, it opens over its neighbours. */
  @media (max-width: 479px) {
    flex: 0 0 44px;
    &:not(:focus-within) input {
      padding: 0;
      color: transparent;
      border-color: transparent;
      background: transparent;
      &::placeholder {
        color: transparent;
      }
    }
    &:not(:focus-within) svg {
      left: 12px;
    }
    &:focus-within input {
      position: absolute;
      z-index: 1;
      right: 0;
      width: min(240px, calc(100vw - 96px));
    }
    &:focus-within svg {
      display: none;
    }
  }
`;

const inField = (field: HTMLInputElement | null): string => field?.value ?? '';

/**
 * The way into the search over everything: a press, a letter or `/` opens it with what is typed. Before the page's
 * code is there it is a plain form that goes to the list of funds.
 */
export function SearchBox() {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Typed over the server's HTML, before this code was there.
    const early = inField(field.current);
    if (early !== '' && document.activeElement === field.current) pageSearch().open(early);
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      pageSearch().open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(
    () =>
      pageSearch().subscribe(() => {
        // The words are in the search now; the field is its door again.
        if (pageSearch().now() === null && field.current) field.current.value = '';
      }),
    [],
  );

  const open = () => pageSearch().open(inField(field.current));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <Form role="search" action="/mutual-funds/all" onSubmit={submit}>
      <SearchIcon />
      <label>
        <VisuallyHidden>{t('nav.search')}</VisuallyHidden>
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          name="q"
          placeholder={t('nav.searchHint')}
          maxLength={200}
          autoComplete="off"
          onClick={open}
          onInput={open}
        />
      </label>
    </Form>
  );
}
