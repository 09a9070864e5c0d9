import { ApiError } from '@sanchay/api-client';
import type { WatchedItem, Watchlists } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, CheckField, Dialog, Notice, SelectField, Stack, Text, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { watchName } from '../watchlist/watchName.ts';
import { entryOf, itemKey } from './watchEntry.ts';

const NOTE_LENGTH = 500;

interface Props {
  /** Watched entries to choose from, the first one chosen; one when it is certain. */
  items: readonly WatchedItem[];
  watchlists: Watchlists;
  onClose: () => void;
}

/** Note and lists of a watched entry. */
export function EntryDialog({ items, watchlists, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  const [chosen, setChosen] = useState(itemKey(items[0]!));
  const item = items.find((each) => itemKey(each) === chosen)!;
  const entry = entryOf(watchlists, item);
  const [note, setNote] = useState(entry.note ?? '');
  const [ids, setIds] = useState<readonly string[]>(entry.list_ids);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const write = useWrite('setWatchEntry', ['watchlists']);

  function choose(key: string): void {
    const other = entryOf(
      watchlists,
      items.find((each) => itemKey(each) === key)!,
    );
    setChosen(key);
    setNote(other.note ?? '');
    setIds(other.list_ids);
  }

  async function save(): Promise<void> {
    const { kind, id } = item;
    try {
      await write.mutateAsync({ params: { kind, id }, body: { note, list_ids: [...ids] } });
      onClose();
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lists.entryTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={write.isPending} onClick={() => void save()}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {items.length > 1 ? (
          <SelectField
            label={t('lists.entry')}
            value={chosen}
            onChange={choose}
            options={items.map((each) => ({ value: itemKey(each), label: watchName(each) }))}
          />
        ) : (
          <Text strong>{watchName(item)}</Text>
        )}
        <TextField
          label={t('lists.note')}
          value={note}
          onChange={setNote}
          maxLength={NOTE_LENGTH}
          multiline
        />
        {watchlists.lists.length === 0 && <Text size="small">{t('lists.none')}</Text>}
        {watchlists.lists.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={ids.includes(id)}
            onChange={(on) => setIds((before) => (on ? [...before, id] : before.filter((one) => one !== id)))}
          />
        ))}
        {problem && (
          <Notice tone="error" live>
            {problem.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
