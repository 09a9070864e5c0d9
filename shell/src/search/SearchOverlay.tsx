import type { SearchGroup } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { queryClient, QueryClientProvider } from '@sanchay/remote-kit/query';
import { CloseIcon, IconButton, SearchIcon, useModal, VisuallyHidden } from '@sanchay/ui';
import { useCallback, type MouseEvent } from 'react';
import { useShell } from '../kit/shellContext.ts';
import { useBusState } from '../kit/useBusState.ts';
import { useOnline } from '../kit/useOnline.ts';
import { askedOf } from './askedOf.ts';
import { optionElement, optionsOf, type SearchOption } from './options.ts';
import { rememberChoice } from './rememberChoice.ts';
import { LONGEST_TERM } from './searchAddress.ts';
import { NothingFound, NoTokens, SearchFailed, WaitingLines } from './SearchNotes.tsx';
import { Frame, Hint, Input, Keys, List, Results, Sheet, Top } from './searchParts.ts';
import { SearchResults } from './SearchResults.tsx';
import { ForgetButton, Suggested } from './Suggested.tsx';
import { useSearchAnswer, useSuggestions } from './useSearchAnswer.ts';
import { useSearchKeys } from './useSearchKeys.ts';

interface Props {
  term: string;
  type: (term: string) => void;
  /** Called before a result is followed. */
  settle: () => void;
  close: () => void;
}

const LIST = 'search-list';
const NONE: SearchGroup[] = [];

function Search({ term, type, settle, close }: Props) {
  const { t } = useMessages();
  const { navigate } = useShell();
  const online = useOnline();
  const signedIn = useBusState('session/changed')?.loggedIn ?? false;
  const modal = useModal({ onClose: close, ownStep: true });
  const { query, cut, wordless } = askedOf(term);
  const answer = useSearchAnswer(query);
  const suggestions = useSuggestions();

  const suggesting = query === '' && !wordless;
  const groups = query === '' ? NONE : (answer.groups ?? NONE);
  const options = suggesting
    ? (suggestions.items ?? []).map((item) => ({ element: optionElement(item.id), path: item.path, item }))
    : optionsOf(groups, answer.query);
  const go = useCallback(
    ({ path, item }: SearchOption) => {
      if (item) void rememberChoice(item.id, signedIn);
      settle();
      navigate(path);
    },
    [navigate, settle, signedIn],
  );
  const { active, onKeyDown } = useSearchKeys(options, { ready: answer.current, query, go });

  const failed = query !== '' && !answer.current && (answer.error !== null || !online);
  const nothing = answer.current && groups.length === 0 && query !== '';
  const found = groups.reduce((sum, { total }) => sum + total, 0);
  const status = () => {
    if (wordless) return t('search.wordless.title');
    if (query === '' || failed) return '';
    if (!answer.current) return t('state.loading');
    return nothing ? t('search.nothing.title', { query }) : t('search.found', { count: found });
  };
  const chosen = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-result]')?.dataset.result;
    settle();
    if (id) void rememberChoice(id, signedIn);
  };

  return (
    <Frame {...modal} aria-label={t('search.title')}>
      <Sheet>
        <Top role="search" action="/mutual-funds/all" onSubmit={(event) => event.preventDefault()}>
          <SearchIcon />
          <Input
            data-autofocus
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={LIST}
            aria-activedescendant={active?.element}
            aria-autocomplete="list"
            aria-label={t('search.title')}
            placeholder={t('search.placeholder')}
            value={term}
            maxLength={LONGEST_TERM}
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton label={t('action.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Top>
        <Results>
          {cut && <Hint>{t('search.cut')}</Hint>}
          <List id={LIST} role="listbox" aria-label={t('search.results')} onClick={chosen}>
            {suggesting && <Suggested suggestions={suggestions} active={active?.element ?? null} />}
            {!failed && (
              <SearchResults groups={groups} query={answer.query} active={active?.element ?? null} />
            )}
          </List>
          {suggesting && suggestions.from === 'recent' && (suggestions.items?.length ?? 0) > 0 && (
            <ForgetButton />
          )}
          {suggesting && <Hint>{t('search.teach')}</Hint>}
          {wordless && <NoTokens />}
          {nothing && <NothingFound query={query} />}
          {failed && <SearchFailed error={answer.error} again={answer.again} />}
          {query !== '' && !failed && !answer.groups && <WaitingLines />}
        </Results>
        <Keys aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keys.move')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('search.keys.open')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('search.keys.close')}
          </span>
        </Keys>
        <VisuallyHidden role="status">{status()}</VisuallyHidden>
      </Sheet>
    </Frame>
  );
}

/** The search over everything (specification, sections 2 and 7): a dialog with a field and a list that its keys reach. */
export function SearchOverlay(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Search {...props} />
    </QueryClientProvider>
  );
}
