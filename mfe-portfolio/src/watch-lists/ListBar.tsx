import type { WatchedItem, Watchlists } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, Row, SelectField } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { ListsDialog } from './ListsDialog.tsx';

interface Props {
  items: readonly WatchedItem[];
  watchlists: Watchlists;
  chosen: string | null;
  onChoose: (listId: string) => void;
}

/** Chooses a list, and opens the dialogs of lists and of notes. */
export function ListBar({ items, watchlists, chosen, onChoose }: Props) {
  const { t } = useMessages(MESSAGES);
  const [open, setOpen] = useState<'lists' | 'entry' | null>(null);
  const { lists } = watchlists;
  const close = () => setOpen(null);
  return (
    <Row gap={3} align="end" wrap>
      {lists.length > 0 && (
        <SelectField
          label={t('lists.list')}
          value={lists.some(({ id }) => id === chosen) ? chosen! : ''}
          onChange={onChoose}
          options={[
            { value: '', label: t('lists.all') },
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Button variant="secondary" size="small" onClick={() => setOpen('lists')}>
        {t('lists.title')}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpen('entry')}>
        {t('lists.entryTitle')}
      </Button>
      {open === 'lists' && <ListsDialog watchlists={watchlists} onClose={close} />}
      {open === 'entry' && <EntryDialog items={items} watchlists={watchlists} onClose={close} />}
    </Row>
  );
}
