import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Button, Dialog } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { changed, cleared, filterCount, filtersOf, type ListQuery } from './listQuery.ts';

interface FilterSheetProps {
  query: ListQuery;
  onApply: (query: ListQuery) => void;
}

/** On narrow screens: filters in a sheet, with the number of funds they give before they are applied. */
export function FilterSheet({ query, onApply }: FilterSheetProps) {
  const { t } = useMessages(MESSAGES);
  const [draft, setDraft] = useState<ListQuery | null>(null);
  const count = filterCount(query);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setDraft(query)}>
        {count > 0 ? t('filter.openWith', { count }) : t('filter.open')}
      </Button>
      {draft && (
        <Sheet
          draft={draft}
          onDraft={setDraft}
          onClose={() => setDraft(null)}
          onApply={() => {
            setDraft(null);
            onApply(draft);
          }}
        />
      )}
    </>
  );
}

interface SheetProps {
  draft: ListQuery;
  onDraft: (draft: ListQuery) => void;
  onClose: () => void;
  onApply: () => void;
}

function Sheet({ draft, onDraft, onClose, onApply }: SheetProps) {
  const { t } = useMessages(MESSAGES);
  const found = useCall(
    'mutualFundSearch',
    { query: { ...filtersOf(draft), per_page: 1 } },
    { keepPrevious: true },
  );
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      title={t('filter.title')}
      actions={
        <>
          <Button variant="secondary" onClick={() => onDraft(cleared(draft))}>
            {t('filter.clear')}
          </Button>
          <Button onClick={onApply} busy={found.isPlaceholderData}>
            {found.data ? t('filter.show', { count: found.data.meta.total }) : t('filter.apply')}
          </Button>
        </>
      }
    >
      <FilterPanel query={draft} onChange={(change) => onDraft(changed(draft, change))} />
    </Dialog>
  );
}
