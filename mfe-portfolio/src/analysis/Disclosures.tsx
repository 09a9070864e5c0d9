import { fundTitle, type PortfolioAnalysis } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Pager, Stack, Table, TextLink, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';
import { RowName } from './RowName.tsx';

type Fund = PortfolioAnalysis['funds'][number];

const PER_PAGE = 15;

/** Each fund with its share of the portfolio and the day of the holdings that it disclosed. */
export function Disclosures({ analysis }: { analysis: PortfolioAnalysis }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { funds } = analysis;
  if (funds.length === 0) return null;
  const columns: Column<Fund>[] = [
    {
      key: 'fund',
      head: t('analysis.fund'),
      rowHead: true,
      cell: ({ code, source, name, as_of, disclosed_percentage }) => (
        <RowName
          below={[
            ...(source === 'imported' ? [t('source.imported')] : []),
            as_of === null
              ? t('analysis.notDisclosed')
              : t('analysis.disclosed', {
                  date: format.date(as_of),
                  percent: format.percent(disclosed_percentage, { decimals: 1 }),
                }),
          ].join(' · ')}
        >
          <TextLink
            href={source === 'imported' ? '/import' : `/portfolio/mutual-funds/${encodeURIComponent(code)}`}
          >
            <FundName title={fundTitle(name)} />
          </TextLink>
        </RowName>
      ),
    },
    {
      key: 'share',
      head: t('analysis.share'),
      align: 'end',
      cell: ({ percentage }) => format.percent(percentage, { decimals: 1 }),
    },
  ];
  return (
    <Card title={t('analysis.disclosures')}>
      <Stack gap={4}>
        <Table
          caption={t('analysis.disclosures')}
          hideCaption
          columns={columns}
          rows={funds.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={({ code }) => code}
        />
        <Pager page={page} pages={Math.ceil(funds.length / PER_PAGE)} onPage={setPage} />
      </Stack>
    </Card>
  );
}
