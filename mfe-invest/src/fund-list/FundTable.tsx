import { shortFundName, type CallReply } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages, type Formats, type Translate } from '@sanchay/i18n';
import { Anchor, Change, Monogram, phone, Table, type Column } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { memo } from 'react';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import { fundPath } from '../scheme/fundPath.ts';
import { fundSize } from '../scheme/fundSize.ts';
import { navChange } from '../scheme/navChange.ts';
import { newestNav } from '../scheme/newestNav.ts';
import { planLabel, riskLabel } from '../scheme/schemeMessages.ts';
import { MESSAGES } from '../messages.ts';
import type { FundSort, ListQuery } from './listQuery.ts';
import { phoneColumns } from './phoneColumns.ts';
import { noScripts } from './withoutCode.ts';
import type { HrefOf } from './useListQuery.ts';

export type FundRow = CallReply<'mutualFundSearch'>['data'][number];

interface FundTableProps {
  rows: readonly FundRow[];
  query: ListQuery;
  /** They are of a former query; those of this one are on their way. */
  old: boolean;
  hrefOf: HrefOf;
}

/** The look of all rows at once: a component with a style of its own in each would be drawn with every sort. */
const Look = styled.div`
  & tbody th[scope] {
    position: relative;
    padding-inline-end: 44px;
  }
  & tbody th > a {
    display: block;
    overflow: hidden;
    color: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & tbody th > a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
  & tbody th > p,
  & tbody td > small {
    margin: 0;
    font-size: var(--text-label);
    font-weight: 400;
    color: var(--ink-3);
  }
  & tbody th > p {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  & tbody td > small {
    display: none;
  }
  & tbody th > div {
    position: absolute;
    inset-inline-end: 0;
    inset-block-start: 9px;
  }
  & tbody th [aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent);
  }
  ${phone} {
    & thead th:not(:first-child) {
      width: 92px;
    }
    & tbody th[scope] {
      padding-inline-end: 0;
      font-size: var(--text-small);
      line-height: 1.25;
    }
    & tbody th > a {
      white-space: normal;
      overflow-wrap: break-word;
    }
    & tbody th > p {
      padding-inline-end: 40px;
    }
    & tbody th > p > span {
      display: none;
    }
    & tbody th > div {
      inset-block: auto 0;
    }
    & tbody td > small {
      display: block;
    }
  }
  ${noScripts} {
    & tbody th > div {
      display: none;
    }
  }
`;

/**
 * The list itself: on desktops all figures, on phones two, including the one that it is sorted by. A fund whose NAV is
 * older than the newest of the page shows the day of its NAV. Heads and columns are those of the rows: while others
 * are loading nothing is redrawn.
 */
export const FundTable = memo(
  Rows,
  (before, now) => now.old || (before.rows === now.rows && before.query === now.query),
);

function Rows({ rows, query, hrefOf }: FundTableProps) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [kept, below] = phoneColumns(query.sort_by);
  const newest = newestNav(rows);
  const figures = figureColumns(t, format, query.sort_by);
  const second = figures.find(({ key }) => key === below)!;
  const secondHead = below === 'expense_ratio' ? t('list.ter') : t(`column.${below}`);
  const columns: Column<FundRow>[] = [
    {
      key: 'name',
      head: t('list.fund'),
      rowHead: true,
      sortable: true,
      mark: (row) => <Monogram kind="fund" name={row.short_name} code={row.fund_house} />,
      cell: (row) => (
        <>
          <Anchor href={fundPath(row.slug)} title={row.short_name}>
            {shortFundName(row.short_name)}
          </Anchor>
          <p title={`${dataLabel(t, 'category', row.sub_category)} · ${riskLabel(t, row.risk)}`}>
            {row.nav && row.nav.date !== newest
              ? t('fund.navOf', { date: format.date(row.nav.date) })
              : planLabel(t, row.name)}
            <span>{` · ${dataLabel(t, 'category', row.sub_category)} · ${riskLabel(t, row.risk)}`}</span>
          </p>
          <div>
            <CompareToggle code={row.code} name={row.short_name} />
          </div>
        </>
      ),
    },
    ...figures.map((column) =>
      column.key === kept
        ? { ...column, cell: (row: FundRow) => withSecond(column, second, row, secondHead) }
        : { ...column, hideOnPhone: true },
    ),
  ];
  return (
    <Look>
      <Table
        caption={t('list.caption')}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={(row) => row.code}
        inPlace
        fixed
        first={FIRST_ROWS}
        sort={{ key: query.sort_by, direction: query.order }}
        sortHref={({ key, direction }) => hrefOf({ sort_by: key as FundSort, order: direction })}
      />
    </Look>
  );
}

/** A figure and, on phones, the second one below it. */
function withSecond(column: Column<FundRow>, second: Column<FundRow>, row: FundRow, head: string) {
  return (
    <>
      {column.cell(row)}
      <small>
        {head} {second.cell(row)}
      </small>
    </>
  );
}

/** Rows that fill the screen below the choice of filters and order. */
const FIRST_ROWS = 8;

/** Widths of the figures' columns, for their longest words in either language. */
const WIDTHS = { nav: '104px', period: '80px', other: '112px', expense_ratio: '92px', aum: '120px' };

type Share = Exclude<FundSort, 'relevance' | 'name' | 'expense_ratio' | 'aum'>;
const PERIODS: readonly Share[] = ['year_1', 'year_3', 'year_5'];
const OTHER_COLUMNS: readonly FundSort[] = ['relevance', 'name', 'expense_ratio', 'aum'];

/** One year, three and five; what the list is sorted by takes the place of the first when it is another figure. */
function periodsOf(sort: FundSort): readonly Share[] {
  const known = PERIODS.includes(sort as Share) || OTHER_COLUMNS.includes(sort);
  return known ? PERIODS : [sort as Share, ...PERIODS.slice(1)];
}

function figureColumns(t: Translate, format: Formats, sort: FundSort): Column<FundRow>[] {
  const { percent, nav } = format;
  const share = (key: Share): Column<FundRow> => ({
    key,
    head: t(`column.${key}`),
    align: 'end',
    sortable: true,
    width: PERIODS.includes(key) ? WIDTHS.period : WIDTHS.other,
    cell: ({ returns, figures }) => {
      const figure = percent({ ...returns, ...figures }[key], { decimals: 1 });
      return key === 'year_3' ? <strong>{figure}</strong> : figure;
    },
  });
  return [
    {
      key: 'nav',
      head: t('column.nav'),
      align: 'end',
      exact: true,
      width: WIDTHS.nav,
      cell: (row) => (
        <>
          <strong>{nav(row.nav?.nav, 2)}</strong>
          <br />
          <Change
            percent={navChange(row.nav, row.last_nav)?.percent ?? null}
            percentDecimals={2}
            size="small"
          />
        </>
      ),
    },
    ...periodsOf(sort).map(share),
    {
      key: 'expense_ratio',
      head: t('column.expense_ratio'),
      align: 'end',
      sortable: true,
      width: WIDTHS.expense_ratio,
      cell: (row) => percent(row.expense_ratio),
    },
    {
      key: 'aum',
      head: t('column.aum'),
      align: 'end',
      sortable: true,
      width: WIDTHS.aum,
      cell: (row) => fundSize(row.aum, format),
    },
  ];
}
