import type { ImportFolio } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Dialog, Row, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { FundName } from '../read/FundName.tsx';
import { OneLine } from '../read/OneLine.ts';
import { FolioBadge, FolioReasons } from './FolioBadge.tsx';
import { folioText, heldName, holdingsTitle, unitsHead, unitsText } from './folioText.ts';
import { ChangeScheme } from './SchemeQuestions.tsx';
import { TextButton } from './TextButton.tsx';
import { previewRowColumns } from './previewRowColumns.tsx';

/** The folios of a preview with their status; each opens its transactions. */
export function PreviewFolios({ id, folios }: { id: string; folios: readonly ImportFolio[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<ImportFolio | null>(null);
  const columns: Column<ImportFolio>[] = [
    {
      key: 'name',
      head: t('import.column.scheme'),
      rowHead: true,
      cell: (folio) => (
        <>
          <TextButton type="button" onClick={() => setOpen(folio)}>
            <FundName title={heldName(t, folio)} />
          </TextButton>
          <Text size="label" as="div">
            <OneLine>{folioText(t, folio, { brief: isPhone })}</OneLine>
          </Text>
        </>
      ),
    },
    {
      key: 'rows',
      head: t('import.column.new'),
      align: 'end',
      hideOnPhone: true,
      cell: ({ counts }) => format.number(counts.accepted, { decimals: 0 }),
    },
    {
      key: 'units',
      head: unitsHead(t, folios),
      align: 'end',
      cell: ({ asset, units, status, reasons }) => (
        <>
          {unitsText(format, { asset }, units)}
          {isPhone && (
            <div>
              <FolioBadge status={status} reasons={reasons} />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'status',
      head: t('import.column.status'),
      hideOnPhone: true,
      cell: ({ status, reasons }) => <FolioBadge status={status} reasons={reasons} />,
    },
  ];
  return (
    <Card title={holdingsTitle(t, folios)}>
      <Table
        caption={t('import.foliosCaption')}
        hideCaption
        columns={columns}
        rows={folios}
        rowKey={({ index }) => String(index)}
      />
      {open && <FolioDialog id={id} folio={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function FolioDialog({ id, folio, onClose }: { id: string; folio: ImportFolio; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const rows = useCall('importRows', { params: { id }, query: { folio: folio.index } });
  return (
    <Dialog open onClose={onClose} title={heldName(t, folio)}>
      <Stack gap={3}>
        <Row gap={2} align="center" wrap>
          <Text size="small">{folioText(t, folio)}</Text>
          <FolioBadge status={folio.status} reasons={folio.reasons} />
        </Row>
        {folio.scheme && <Text size="small">{t('import.inStatement', { name: folio.name })}</Text>}
        <FolioReasons reasons={folio.reasons} />
        <ChangeScheme id={id} folio={folio} onDone={onClose} />
        <Answer of={rows} compact skeleton={<TotalsSkeleton />}>
          {({ data }) =>
            data.length === 0 ? (
              <Text>{t('import.noRows')}</Text>
            ) : (
              <Table
                caption={t('import.rows')}
                hideCaption
                columns={previewRowColumns({ t, format, asset: folio.asset })}
                rows={data}
                rowKey={({ line }) => String(line)}
              />
            )
          }
        </Answer>
      </Stack>
    </Dialog>
  );
}
