import type { ArchiveImport } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, DetailList, Dialog, Row, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';

/** What an undo can change on other pages. */
const CHANGED = [
  'archiveImports',
  'imports',
  'importedHoldings',
  'otherAssets',
  'watchlist',
  'watchlists',
  'priceAlerts',
  'fundAlerts',
  'noticePreferences',
] as const;

/** One uploaded archive: what it adds or added, and the next step. */
export function ArchiveImportRow({ row }: { row: ArchiveImport }) {
  const { t } = useMessages(MESSAGES);
  const { date, dateTime } = useFormat();
  const apply = useWrite('applyArchive', [...CHANGED]);
  const undo = useWrite('undoArchive', [...CHANGED]);
  const [asking, setAsking] = useState(false);
  const { id, state, file_name: name, as_of: asOf } = row;
  const write = { params: { id }, body: {} };
  const when = dateTime(row.undone_at ?? row.applied_at ?? row.uploaded_at);
  const isEmpty = row.sections.every(({ added }) => added === 0);
  return (
    <Stack gap={3}>
      <div>
        <Text strong>{t('data.import.name', { name, day: date(asOf) })}</Text>
        <Text size="small" role="status">
          {t(state === 'preview' && isEmpty ? 'data.import.nothing' : `data.import.state.${state}`, { when })}
        </Text>
      </div>
      {state !== 'undone' && <Sections row={row} />}
      {state === 'preview' && !isEmpty && (
        <Row>
          <Button busy={apply.isPending} onClick={() => apply.mutate(write)}>
            {t('data.import.apply')}
          </Button>
        </Row>
      )}
      {state === 'applied' && !isEmpty && (
        <Row>
          <Button variant="secondary" size="small" busy={undo.isPending} onClick={() => setAsking(true)}>
            {t('data.import.undo')}
          </Button>
        </Row>
      )}
      <ProblemNotice error={apply.error ?? undo.error} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('data.import.undoTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('data.import.keep')}
            </Button>
            <Button
              onClick={() => {
                setAsking(false);
                undo.mutate(write);
              }}
            >
              {t('data.import.undoConfirm')}
            </Button>
          </>
        }
      >
        <Text>{t('data.import.undoText')}</Text>
      </Dialog>
    </Stack>
  );
}

/** What is added, what is there already, and what is refused with its reason. */
function Sections({ row: { state, sections, refusals } }: { row: ArchiveImport }) {
  const { t } = useMessages(MESSAGES);
  const shown = sections.filter(({ added, known, refused }) => added + known + refused > 0);
  return (
    <>
      <DetailList
        items={shown.map(({ section, added, known, refused }) => ({
          term: t(`data.import.section.${section}`),
          value: [
            t(state === 'preview' ? 'data.import.toAdd' : 'data.import.added', { count: added }),
            ...(known > 0 ? [t('data.import.known', { count: known })] : []),
            ...(refused > 0 ? [t('data.import.refused', { count: refused })] : []),
          ].join(' · '),
        }))}
      />
      {refusals.map(({ section, name, reason }, index) => (
        <Text key={`${section} ${index}`} size="small">
          {t('data.import.refusal', { name, reason })}
        </Text>
      ))}
    </>
  );
}
