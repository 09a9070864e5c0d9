import { ApiError } from '@sanchay/api-client';
import type { PortfolioImport } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useIsManager, useWrite } from '@sanchay/remote-kit';
import {
  Button,
  Card,
  Dialog,
  Notice,
  OnDesktop,
  Stack,
  Table,
  Text,
  TextLink,
  useToast,
  type Column,
} from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { TwoLines } from '../read/TwoLines.tsx';
import { TextButton } from './TextButton.tsx';

/** The calls whose answers change with an import. */
export const IMPORT_CALLS = ['imports', 'importedHoldings', 'importPreview', 'otherAssets'] as const;

const isPreview = ({ state }: PortfolioImport): boolean =>
  state === 'reconciled' || state === 'needs_attention';

/** All imports, the newest first: a preview is opened, an applied import is undone as a whole. */
export function ImportHistory({ imports }: { imports: readonly PortfolioImport[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isManager = useIsManager();
  const [undoing, setUndoing] = useState<PortfolioImport | null>(null);
  const about = ({ from, to, created_at }: PortfolioImport) =>
    from && to
      ? t('import.period', { from: format.date(from), to: format.date(to) })
      : format.date(created_at.slice(0, 10));
  const columns: Column<PortfolioImport>[] = [
    {
      key: 'file',
      head: t('import.column.file'),
      rowHead: true,
      cell: (row) => (
        <TwoLines below={about(row)}>
          {isPreview(row) && !isManager ? (
            <TextLink href={`/import/${row.id}`}>{row.file_name}</TextLink>
          ) : (
            row.file_name
          )}
        </TwoLines>
      ),
    },
    {
      key: 'state',
      head: t('import.column.state'),
      align: 'end',
      cell: (row) => (
        <>
          <Text size="small" as="div" tone="ink">
            {t(`import.state.${row.state}`)}
          </Text>
          {row.state === 'applied' && (
            <Text size="label" as="div">
              <OnDesktop>{t('import.added', { count: row.added })} </OnDesktop>
              <OwnerOnly quiet>
                <TextButton type="button" onClick={() => setUndoing(row)}>
                  {t('watchlist.undo')}
                </TextButton>
              </OwnerOnly>
            </Text>
          )}
        </>
      ),
    },
  ];
  return (
    <Card title={t('import.history')}>
      <Table
        caption={t('import.history')}
        hideCaption
        columns={columns}
        rows={imports}
        rowKey={({ id }) => id}
      />
      {undoing && <UndoDialog row={undoing} onClose={() => setUndoing(null)} />}
    </Card>
  );
}

function UndoDialog({ row, onClose }: { row: PortfolioImport; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const undo = useWrite('undoImport', [...IMPORT_CALLS]);
  const [problem, setProblem] = useState<ApiError | null>(null);
  async function confirm(): Promise<void> {
    try {
      await undo.mutateAsync({ params: { id: row.id } });
      toast({ message: t('import.undone') });
      onClose();
    } catch (error) {
      setProblem(ApiError.from(error));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('import.undoTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={undo.isPending} onClick={() => void confirm()}>
            {t('import.undo')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('import.undoWhat', { file: row.file_name })}</Text>
        {problem && (
          <Notice tone="error" live>
            {problem.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
