import { ASSET_CLASSES, type ExternalFilter, type HoldingFigures, type NetWorth } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  AssetTile,
  Card,
  Change,
  Figure,
  OnPhone,
  Stack,
  Table,
  Text,
  TextLink,
  type Column,
} from '@sanchay/ui';
import { FigureCells } from '../asset/FigureCells.tsx';
import { MESSAGES } from '../messages.ts';
import { LeftOut } from '../net-worth/LeftOut.tsx';
import { withFilter } from '../net-worth/shownAssets.ts';
import { worthTitle } from '../net-worth/worthTitle.ts';

type Kind = NetWorth['kinds'][number];

/** Rows with the kinds that each adds up, and the page that lists them; whatever is in none was added by the user. */
const ROWS = [
  { id: 'mutual_fund', title: 'asset.mutual_fund', path: '/portfolio/mutual-funds', kinds: ['mutual_fund'] },
  { id: 'stock', title: 'class.stocks', path: '/portfolio/stocks', kinds: ASSET_CLASSES.stocks },
  { id: 'us_stock', title: 'class.us_stocks', path: '/portfolio/us-stocks', kinds: ASSET_CLASSES.us_stocks },
  {
    id: 'fixed_deposit',
    title: 'class.fixed_deposits',
    path: '/portfolio/fixed-deposit',
    kinds: ASSET_CLASSES.fixed_deposits,
  },
  { id: 'gold', title: 'asset.gold', path: '/portfolio/gold', kinds: ['gold'] },
  { id: 'in_transit', title: 'asset.in_transit', path: null, kinds: ['in_transit'] },
] as const;
/** Cash for orders is with Sanchay, unlike cash that the user added. */
const TRADING_CASH = { id: 'trading_cash', title: 'asset.trading_cash', path: '/stocks/cash' } as const;
const OTHER = { id: 'cash', title: 'other.title', path: '/portfolio/other-assets' } as const;

interface Shown {
  id: string;
  title: string;
  path: string | null;
  value: number;
  count: number;
  /** Rupees; null where it is not known. */
  gain: number | null;
}

/** Whether anything but funds, gold and money in transit is owned or owed. */
export function hasMoreKinds(kinds: readonly Kind[]): boolean {
  return kinds.some(({ asset }) => !['mutual_fund', 'gold', 'in_transit'].includes(asset));
}

interface Props {
  worth: Pick<NetWorth, 'value' | 'kinds' | 'has_external' | 'overall' | 'gains'>;
  /** The filter of assets held elsewhere that the figures are of. */
  shown: ExternalFilter;
}

/** Value and returns of everything, and those of each class of assets with the page that lists it. */
export function KindsCard({ worth, shown }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const overall = worth.overall && withoutLeftOut(worth.overall);
  const columns: Column<Shown>[] = [
    {
      key: 'name',
      head: t('column.holding'),
      rowHead: true,
      mark: ({ id }) => <AssetTile kind={id === TRADING_CASH.id ? 'cash' : id} />,
      cell: ({ id, title, path, count }) => (
        <>
          {path === null ? t(title) : <TextLink href={path}>{t(title)}</TextLink>}
          <Text size="label" as="div">
            {t(id === 'mutual_fund' ? 'overview.funds' : 'overview.assets', { count })}
          </Text>
        </>
      ),
    },
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      cell: ({ value, gain }) => (
        <>
          <strong>{format.rupees(value)}</strong>
          <OnPhone>
            <Change size="small" amount={gain} />
          </OnPhone>
        </>
      ),
    },
    {
      key: 'gain',
      head: t('figures.overall'),
      align: 'end',
      hideOnPhone: true,
      cell: ({ gain }) => <Change amount={gain} />,
    },
  ];
  return (
    <Card
      title={t(worthTitle(worth, shown))}
      actions={<TextLink href={withFilter('/portfolio/calculation', shown)}>{t('calculation.see')}</TextLink>}
    >
      <Stack gap={4}>
        <Figure size="hero">{format.rupees(worth.value, { decimals: 2 })}</Figure>
        {overall && <FigureCells figures={overall} />}
        <LeftOut figures={worth.overall} />
        <Table
          caption={t('overview.byClass')}
          hideCaption
          columns={columns}
          rows={rowsOf(worth)}
          rowKey={({ id }) => id}
        />
      </Stack>
    </Card>
  );
}

/** What is left out has a sentence of its own. */
const withoutLeftOut = ({ left_out: _named, ...figures }: HoldingFigures): HoldingFigures => figures;

const isTradingCash = ({ asset, source }: Kind): boolean => asset === 'cash' && source === 'sanchay';

function rowsOf({ kinds, gains = [] }: Props['worth']): Shown[] {
  const gainOf = (own: readonly Kind[]): number | null => {
    const assets = new Set(own.map(({ asset }) => asset));
    const known = gains.filter(({ asset }) => assets.has(asset));
    return known.length < assets.size || known.some(({ gain }) => gain === null)
      ? null
      : toWire(sumRupees(known.map(({ gain }) => gain ?? 0)), 2);
  };
  const listed = new Set<string>(ROWS.flatMap((row) => row.kinds));
  const added = (row: Omit<Shown, 'value' | 'count' | 'gain'>, own: readonly Kind[]): Shown[] =>
    own.length === 0
      ? []
      : [
          {
            ...row,
            value: toWire(sumRupees(own.map(({ value }) => value)), 2),
            count: own.reduce((sum, { count }) => sum + count, 0),
            gain: gainOf(own),
          },
        ];
  return [
    ...ROWS.flatMap(({ kinds: of, ...row }) =>
      added(
        row,
        kinds.filter(({ asset }) => (of as readonly string[]).includes(asset)),
      ),
    ),
    ...added(TRADING_CASH, kinds.filter(isTradingCash)),
    ...added(
      OTHER,
      kinds.filter((kind) => !listed.has(kind.asset) && !isTradingCash(kind)),
    ),
  ].toSorted((a, b) => b.value - a.value);
}
