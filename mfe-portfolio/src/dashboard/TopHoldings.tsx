import { useFormat, useMessages } from '@sanchay/i18n';
import type { useCall } from '@sanchay/remote-kit';
import { Card, SkeletonTable, Sparkline, Table, TextLink, useIsPhone, type Column } from '@sanchay/ui';
import type { Holding } from '@sanchay/contracts';
import { costText } from '../asset/figureTerms.tsx';
import { HoldingMark } from '../asset/HoldingMark.tsx';
import { HoldingName } from '../asset/HoldingName.tsx';
import { holdingName } from '../asset/holdingName.ts';
import { ReturnCell } from '../asset/ReturnCell.tsx';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';

const SHOWN = 5;

/** The five holdings worth most; nothing while nothing is owned. */
export function TopHoldings({ holdings }: { holdings: ReturnType<typeof useCall<'everyHolding'>> }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const columns: Column<Holding>[] = [
    {
      key: 'name',
      head: t('column.holding'),
      rowHead: true,
      mark: (holding) => <HoldingMark holding={holding} />,
      cell: (holding) => <HoldingName holding={holding} />,
    },
    {
      key: 'trend',
      head: t('column.trend'),
      width: '100px',
      hideOnPhone: true,
      cell: (holding) => (
        <Sparkline
          values={holding.trend}
          label={t('holding.trend', { name: holdingName(t, holding), count: holding.trend.length })}
        />
      ),
    },
    {
      key: 'putIn',
      head: t('figures.putIn'),
      align: 'end',
      hideOnPhone: true,
      cell: (holding) => costText(t, holding.total_invested, (cost) => format.rupees(cost)),
    },
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      cell: (holding) => (
        <>
          <strong>{format.rupees(holding.current_value)}</strong>
          {isPhone && (
            <div>
              <ReturnCell figures={holding} named />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'xirr',
      head: t('figures.xirr'),
      align: 'end',
      width: '6rem',
      hideOnPhone: true,
      cell: (holding) => <ReturnCell figures={holding} />,
    },
  ];
  if (holdings.data?.data.holdings.length === 0) return null;
  return (
    <Card
      title={t('dashboard.holdings')}
      actions={holdings.data && <TextLink href="/portfolio">{t('dashboard.allHoldings')}</TextLink>}
    >
      <Answer of={holdings} compact skeleton={<SkeletonTable rows={SHOWN} columns={5} />}>
        {({ data }) => (
          <Table
            caption={t('dashboard.holdingsCaption')}
            hideCaption
            columns={columns}
            rows={data.holdings.slice(0, SHOWN)}
            rowKey={(holding) => holding.fundInfo.code}
          />
        )}
      </Answer>
    </Card>
  );
}
