import type { YearRow } from '@sanchay/finance';
import { Button, DownloadIcon, Row, Stack, Table } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useFormat, useWords } from '@sanchay/i18n';
import { useState } from 'react';
import { WORDS } from '../words.ts';
import { saveFile } from './saveFile.ts';
import { yearCsv } from './yearCsv.ts';

// On paper the table is always there.
const Rows = styled.div<{ $shown: boolean }>`
  @media screen {
    display: ${(p) => (p.$shown ? 'block' : 'none')};
  }
`;

const Actions = styled.div`
  @media print {
    display: none;
  }
`;

/** Every year of the plan, to look at, to print and to take along. */
export function YearTable({ rows }: { rows: readonly YearRow[] }) {
  const { t } = useWords(WORDS);
  const { rupees } = useFormat();
  const [shown, setShown] = useState(false);
  const heads = [t('sip.year'), t('sip.invested'), t('sip.value'), t('sip.gain')] as const;
  return (
    <Stack gap={4}>
      <Row as={Actions}>
        <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'sip.hideTable' : 'sip.showTable')}
        </Button>
        <Button
          variant="quiet"
          icon={<DownloadIcon />}
          onClick={() => saveFile('sip-by-year.csv', 'text/csv;charset=utf-8', yearCsv([...heads], rows))}
        >
          {t('sip.csv')}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
      </Row>
      <Rows $shown={shown}>
        <Table
          caption={t('sip.byYear')}
          columns={[
            { key: 'year', head: heads[0], cell: (row: YearRow) => row.year, rowHead: true },
            { key: 'invested', head: heads[1], cell: (row) => rupees(row.invested), align: 'end' },
            { key: 'value', head: heads[2], cell: (row) => rupees(row.value), align: 'end' },
            {
              key: 'gain',
              head: heads[3],
              cell: (row) => rupees(row.gain),
              align: 'end',
              hideOnPhone: true,
            },
          ]}
          rows={rows}
          rowKey={(row) => String(row.year)}
        />
      </Rows>
    </Stack>
  );
}
