import { ApiError } from '@sanchay/api-client';
import type { Watchlists } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, CloseIcon, Dialog, IconButton, Notice, Row, Stack, Text, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

const NAME_LENGTH = 40;

/** The named lists: add, rename and delete. What was typed stays when it is refused. */
export function ListsDialog({ watchlists, onClose }: { watchlists: Watchlists; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const { lists, limit } = watchlists;
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const add = useWrite('addWatchlist', ['watchlists']);
  const remove = useWrite('removeWatchlist', ['watchlists']);

  async function attempt(write: () => Promise<unknown>): Promise<boolean> {
    setProblem(null);
    try {
      await write();
      return true;
    } catch (error) {
      setProblem(ApiError.from(error));
      return false;
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lists.title')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('lists.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{t('lists.what', { limit })}</Text>
        {lists.map((list) => (
          <Row key={list.id} gap={2} align="end">
            <ListName list={list} onProblem={setProblem} />
            <IconButton
              label={t('lists.delete', { name: list.name })}
              onClick={() => void attempt(() => remove.mutateAsync({ params: { list_id: list.id } }))}
            >
              <CloseIcon />
            </IconButton>
          </Row>
        ))}
        {lists.length < limit && (
          <Row gap={2} align="end">
            <TextField label={t('lists.new')} value={name} onChange={setName} maxLength={NAME_LENGTH} />
            <Button
              variant="secondary"
              busy={add.isPending}
              disabled={name.trim() === ''}
              onClick={() =>
                void attempt(() => add.mutateAsync({ body: { name } })).then((done) => done && setName(''))
              }
            >
              {t('lists.add')}
            </Button>
          </Row>
        )}
        {problem && (
          <Notice tone="error" live>
            {problem.errors['name']?.[0] ?? problem.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

interface NameProps {
  list: Watchlists['lists'][number];
  onProblem: (problem: ApiError | null) => void;
}

/** The name of a list, stored when the field is left. */
function ListName({ list, onProblem }: NameProps) {
  const { t } = useMessages(MESSAGES);
  const [name, setName] = useState(list.name);
  const rename = useWrite('renameWatchlist', ['watchlists']);
  async function save(): Promise<void> {
    if (name === list.name) return;
    onProblem(null);
    try {
      await rename.mutateAsync({ params: { list_id: list.id }, body: { name } });
    } catch (error) {
      onProblem(ApiError.from(error));
    }
  }
  return (
    <TextField
      label={t('lists.name')}
      value={name}
      onChange={setName}
      onBlur={() => void save()}
      maxLength={NAME_LENGTH}
    />
  );
}
