import type { ImportedHolding } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Disclosure, Row, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';
import { TwoLines } from '../read/TwoLines.tsx';
import { folioText, heldName, unitsText } from './folioText.ts';
import { FolioBadge, FolioReasons } from './FolioBadge.tsx';

/** What is imported, folio by folio, with what does not add up. */
export function ImportedFolios({ holdings }: { holdings: readonly ImportedHolding[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const unclear = holdings.filter(({ reasons }) => reasons.length > 0);
  const name: Column<ImportedHolding> = {
    key: 'name',
    head: t('import.column.scheme'),
    rowHead: true,
    cell: (holding) => (
      <TwoLines below={folioText(t, holding, { brief: isPhone })}>
        <FundName title={heldName(t, holding)} />
      </TwoLines>
    ),
  };
  const value: Column<ImportedHolding> = {
    key: 'value',
    head: t('figures.value'),
    align: 'end',
    cell: (holding) => (
      <>
        {holding.nav === null ? t('other.notRecorded') : format.rupees(holding.current_value)}
        <Text size="label" as="div">
          {isPhone ? <FolioBadge status={holding.status} /> : holding.nav && format.date(holding.nav.date)}
        </Text>
      </>
    ),
  };
  const columns: Column<ImportedHolding>[] = [
    name,
    {
      key: 'units',
      head: t('import.column.units'),
      align: 'end',
      cell: ({ asset, units }) => unitsText(format, { asset }, units),
    },
    {
      key: 'invested',
      head: t('figures.putIn'),
      align: 'end',
      cell: ({ total_invested }) =>
        total_invested === null ? t('other.notRecorded') : format.rupees(total_invested),
    },
    value,
    { key: 'status', head: t('import.column.status'), cell: ({ status }) => <FolioBadge status={status} /> },
  ];
  return (
    <Card title={t('import.imported')}>
      <Stack gap={4}>
        {holdings.some(({ asset }) => asset === 'eps') && (
          <Text size="small">{t('import.pensionShare')}</Text>
        )}
        <Table
          caption={t('import.imported')}
          hideCaption
          columns={isPhone ? [name, value] : columns}
          rows={holdings}
          rowKey={({ id }) => id}
        />
        {unclear.length > 0 && (
          <Disclosure summary={t('import.unclear', { count: unclear.length })}>
            <Stack gap={3}>
              {unclear.map(({ id, asset, scheme, name: own, folio_no, status, reasons }) => (
                <Stack key={id} gap={1}>
                  <Row gap={2} align="center" wrap>
                    <Text strong>{heldName(t, { asset, scheme, name: own })}</Text>
                    <Text size="label">{folioText(t, { asset, folio_no })}</Text>
                    <FolioBadge status={status} />
                  </Row>
                  <FolioReasons reasons={reasons} />
                </Stack>
              ))}
            </Stack>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
