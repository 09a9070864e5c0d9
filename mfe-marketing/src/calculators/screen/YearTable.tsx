import { Button, Disclosure, DownloadIcon, Row, Stack, Table } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { useTakenOver } from '@sanchay/remote-kit';
import { memo } from 'react';
import { calculatorId, type CalculatorName } from '../calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { Worked } from '../definitions/calculator.ts';
import { csvText } from './csvText.ts';
import { saveFile } from './saveFile.ts';
import { useFigureMessages } from './useFigureMessages.ts';

// On paper the table is always there.
const Rows = styled.div`
  @media print {
    & details::details-content {
      content-visibility: visible;
      display: block;
      block-size: auto;
    }
  }
`;

// Their place is kept before the page is taken over, when they could do nothing yet.
const Actions = styled(Row)`
  &[data-idle] {
    visibility: hidden;
  }
  @media print {
    display: none;
  }
`;

/** Every year of the plan, to look at, to print and to take along. */
export const YearTable = memo(function YearTable({ name, worked }: { name: CalculatorName; worked: Worked }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { full, time } = useFigureMessages();
  const takenOver = useTakenOver();
  const { columns, rows } = worked;
  const yearOf = (months: number) => (months % 12 === 0 ? String(months / 12) : time(months));
  const save = (): void => {
    const heads = [t('table.year'), ...columns.map(({ label }) => t(label))];
    const lines = rows.map(({ months, cells }) => [yearOf(months), ...cells.map((cell) => cell.toFixed(2))]);
    saveFile(`${calculatorId(name)}-by-year.csv`, 'text/csv;charset=utf-8', csvText(heads, lines));
  };
  return (
    <Stack gap={4}>
      <Rows>
        <Disclosure summary={t('table.title')}>
          <Table
            caption={t('table.title')}
            hideCaption
            columns={[
              {
                key: 'year',
                head: t('table.year'),
                cell: (row: (typeof rows)[number]) => yearOf(row.months),
                rowHead: true,
              },
              ...columns.map(({ label, minor }, place) => ({
                key: label,
                head: t(label),
                cell: (row: (typeof rows)[number]) => full(row.cells[place]!, 'rupees'),
                align: 'end' as const,
                hideOnPhone: minor ?? false,
              })),
            ]}
            rows={rows}
            rowKey={(row) => String(row.months)}
          />
        </Disclosure>
      </Rows>
      <Actions data-idle={takenOver ? undefined : ''}>
        <Button variant="secondary" icon={<DownloadIcon />} onClick={save}>
          {t('table.csv')}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
      </Actions>
    </Stack>
  );
});
