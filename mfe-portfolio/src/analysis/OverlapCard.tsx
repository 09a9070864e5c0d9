import { fundTitle, type PortfolioAnalysis } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { Card, Pager, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { RowName } from './RowName.tsx';

const PER_PAGE = 10;
const ACROSS = { phone: 3, desktop: 10 };

type Pair = PortfolioAnalysis['overlap']['pairs'][number];

/** How much the own funds have in common: a matrix of the largest funds, and the pairs with what they share. */
export function OverlapCard({ analysis }: { analysis: PortfolioAnalysis }) {
  const { t } = useMessages(MESSAGES);
  const { overlap, funds } = analysis;
  if (overlap.codes.length < 2) return null;
  const names = new Map(funds.map(({ code, name }) => [code, fundTitle(name)]));
  const nameOf = (code: string) => names.get(code) ?? code;
  return (
    <Card title={t('analysis.overlap')}>
      <Stack gap={5}>
        <Matrix overlap={overlap} nameOf={nameOf} />
        {overlap.pairs.length > 0 && <Pairs pairs={overlap.pairs} nameOf={nameOf} />}
        <Text size="small">{t('analysis.overlapRule')}</Text>
      </Stack>
    </Card>
  );
}

interface Named {
  nameOf: (code: string) => string;
}

function Matrix({ overlap, nameOf }: Named & { overlap: PortfolioAnalysis['overlap'] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [page, setPage] = useState(1);
  const across = isPhone ? ACROSS.phone : ACROSS.desktop;
  const { codes, percentages } = overlap;
  const places = codes.map((_, place) => place);
  const rows = places.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const shown = (row: number, column: number) => {
    const percentage = percentages[row]?.[column] ?? null;
    if (percentage !== null) return format.percent(percentage, { decimals: 0 });
    return row === column ? '–' : t('analysis.unknown');
  };
  const columns: Column<number>[] = [
    {
      key: 'fund',
      head: t('analysis.fund'),
      rowHead: true,
      cell: (row) => (
        <RowName>
          {row + 1}. {nameOf(codes[row]!)}
        </RowName>
      ),
    },
    ...places.slice(0, across).map((column): Column<number> => ({
      key: String(column),
      head: <abbr title={nameOf(codes[column]!)}>{column + 1}</abbr>,
      align: 'end',
      cell: (row) => shown(row, column),
    })),
  ];
  return (
    <Stack gap={4}>
      <Table
        caption={t('analysis.matrix')}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={(row) => codes[row]!}
      />
      <Pager page={page} pages={Math.ceil(codes.length / PER_PAGE)} onPage={setPage} />
      {codes.length > across && <Text size="label">{t('analysis.matrixLargest', { count: across })}</Text>}
    </Stack>
  );
}

function Pairs({ pairs, nameOf }: Named & { pairs: readonly Pair[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const columns: Column<Pair>[] = [
    {
      key: 'pair',
      head: t('analysis.pair'),
      rowHead: true,
      cell: ({ a, b }) => <RowName below={t('analysis.with', { name: nameOf(b) })}>{nameOf(a)}</RowName>,
    },
    {
      key: 'shared',
      head: t('analysis.largestShared'),
      hideOnPhone: true,
      cell: ({ shared }) => dataLabel(t, 'holding', shared[0]?.name ?? ''),
    },
    {
      key: 'overlap',
      head: t('analysis.overlapOf'),
      align: 'end',
      cell: ({ percentage }) => format.percent(percentage, { decimals: 1 }),
    },
  ];
  return (
    <Stack gap={4}>
      <Table
        caption={t('analysis.pairs')}
        columns={columns}
        rows={pairs.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={({ a, b }) => `${a} ${b}`}
      />
      <Pager page={page} pages={Math.ceil(pairs.length / PER_PAGE)} onPage={setPage} />
    </Stack>
  );
}
