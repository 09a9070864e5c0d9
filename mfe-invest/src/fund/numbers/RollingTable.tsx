import { useFormat, useMessages } from '@sanchay/i18n';
import { Figure, Table, type Column } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';
import type { Figures } from './figures.ts';

type Window = Figures['rolling'][number];
export type RollingRow = Pick<Window, 'min' | 'median' | 'max' | 'ahead_pct'> & { key: string; name: string };

interface RollingTableProps {
  caption: string;
  /** Head of the first column: what a row is. */
  of: string;
  rows: readonly RollingRow[];
}

/** Least, middle and highest return of all windows, and the share ahead of the category; a row a window or a fund. */
export function RollingTable({ caption, of, rows }: RollingTableProps) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent } = useFormat();
  const share = (key: 'min' | 'median' | 'max', hideOnPhone: boolean): Column<RollingRow> => ({
    key,
    head: t(`rolling.${key}`),
    align: 'end',
    hideOnPhone,
    cell: (row) => <Figure strong={key === 'median'}>{percent(row[key], { decimals: 1 })}</Figure>,
  });
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', head: of, rowHead: true, cell: ({ name }) => name },
        share('min', false),
        share('median', false),
        share('max', true),
        {
          key: 'ahead',
          head: t('rolling.ahead'),
          align: 'end',
          cell: ({ ahead_pct }) => <Figure strong={false}>{percent(ahead_pct, { decimals: 0 })}</Figure>,
        },
      ]}
    />
  );
}
