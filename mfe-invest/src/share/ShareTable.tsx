import type { StockSort } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Change, Figure, Monogram, OnDesktop, Table, Text, TextLink, type Column } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { ShareLine } from './shareLine.ts';
import { useShareFormat } from './useShareFormat.ts';

interface ShareTableProps {
  caption: string;
  lines: readonly ShareLine[];
  /** What the rows are sorted by: on phones it is the figure beside the price. */
  sort?: StockSort;
  /** Name and price only, for short lists. */
  short?: boolean;
}

/** Shares with price and change; on desktops all figures, on phones two. */
export function ShareTable({ caption, lines, sort = 'market_cap', short = false }: ShareTableProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { percent } = useFormat();
  const format = useShareFormat();
  const second = sort === 'year_1' || sort === 'pe' ? sort : 'market_cap';
  const figure = (
    key: 'market_cap' | 'year_1' | 'pe',
    show: (line: ShareLine) => string,
  ): Column<ShareLine> => ({
    key,
    head: t(`column.${key}`),
    align: 'end',
    hideOnPhone: key !== second,
    cell: (line) => <Figure strong={key === second}>{show(line)}</Figure>,
  });
  const columns: Column<ShareLine>[] = [
    {
      key: 'name',
      head: t('column.company'),
      rowHead: true,
      mark: (line) => <Monogram kind="company" name={line.name} />,
      cell: (line) => (
        <>
          <TextLink href={line.href}>{line.name}</TextLink>
          <Text size="label">
            {line.symbol}
            <OnDesktop> · {format.sector(line.sector)}</OnDesktop>
          </Text>
        </>
      ),
    },
    {
      key: 'price',
      head: t('column.price'),
      align: 'end',
      exact: true,
      cell: (line) => (
        <>
          <Figure>{format.price(line.price, line.currency)}</Figure>
          <br />
          <Change percent={line.change} percentDecimals={2} size="small" />
        </>
      ),
    },
    ...(short
      ? []
      : [
          figure('market_cap', ({ marketCap, currency }) => format.size(marketCap, currency, 'list')),
          figure('year_1', ({ year_1 }) => percent(year_1, { decimals: 1 })),
          figure('pe', ({ pe }) => format.ratio(pe)),
        ]),
  ];
  return <Table caption={caption} hideCaption columns={columns} rows={lines} rowKey={({ id }) => id} />;
}
