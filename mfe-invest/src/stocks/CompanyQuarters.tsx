import type { QuarterResults, Shareholding, Stock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { BarChart, Figure, SkeletonChart, SkeletonTable, Stack, Table, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { LateCard } from '../share/LateCard.tsx';

/** Quarters that are known of most companies. */
const QUARTERS = 8;
const CRORE = 10_000_000;
/** From so many crore an amount has no decimals. */
const LARGE = 1_000;

/** Results and shareholding of a company by quarter; nothing where none are known. */
export function CompanyQuarters({ slug }: Pick<Stock, 'slug'>) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const found = useCall('stockQuarters', { params: { slug } });
  const note = (isInvented: boolean) => isInvented && <Text size="label">{t('quarter.invented')}</Text>;
  const skeleton = (
    <>
      <SkeletonChart height={160} />
      <SkeletonTable rows={QUARTERS + 1} columns={5} />
    </>
  );
  return (
    <>
      <LateCard title={t('quarter.results')} of={found} skeleton={skeleton}>
        {({ results, sandbox }) =>
          results.length === 0 ? null : (
            <Stack gap={4}>
              <Results results={results} />
              {note(sandbox)}
            </Stack>
          )
        }
      </LateCard>
      <LateCard title={t('quarter.shareholding')} of={found} skeleton={skeleton}>
        {({ shareholding, sandbox }) =>
          shareholding.length === 0 ? null : (
            <Stack gap={4}>
              <Holders shareholding={shareholding} />
              {note(sandbox)}
            </Stack>
          )
        }
      </LateCard>
    </>
  );
}

/** "Sep 2026" of the last day of a quarter. */
function useQuarterName(): (day: string) => string {
  const { date } = useFormat();
  return (day) => date(day).split(' ').slice(1).join(' ');
}

function Results({ results }: { results: readonly QuarterResults[] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { compact, number, rupees } = useFormat();
  const nameOf = useQuarterName();
  const oldestFirst = results.toReversed();
  const inCrore = (amount: number) => {
    const crore = amount / CRORE;
    return number(crore, { decimals: Math.abs(crore) < LARGE ? 2 : 0 });
  };
  const money = (key: string, head: string, amountOf: (of: QuarterResults) => string) => ({
    key,
    head,
    align: 'end' as const,
    cell: (of: QuarterResults) => <Figure strong={false}>{amountOf(of)}</Figure>,
  });
  return (
    <>
      <BarChart
        isBesideTable
        label={t('quarter.chart')}
        columns={oldestFirst.map(({ quarter_end: day }) => nameOf(day))}
        head={t('quarter.quarter')}
        series={[
          { label: t('quarter.revenue'), values: oldestFirst.map(({ revenue }) => revenue) },
          {
            label: t('quarter.profit'),
            values: oldestFirst.map(({ net_profit: profit }) => profit),
            colour: '2',
          },
        ]}
        format={(amount) => compact(amount, { decimals: 2 })}
      />
      <Text size="label">{t('quarter.unit')}</Text>
      <Table
        caption={t('quarter.results')}
        hideCaption
        rows={results}
        rowKey={({ quarter_end: day }) => day}
        columns={[
          {
            key: 'quarter',
            head: t('quarter.quarter'),
            rowHead: true,
            cell: ({ quarter_end: day }) => <Figure>{nameOf(day)}</Figure>,
          },
          money('revenue', t('quarter.revenue'), ({ revenue }) => inCrore(revenue)),
          {
            ...money('operating', t('quarter.operating'), (of) => inCrore(of.operating_profit)),
            hideOnPhone: true,
          },
          money('profit', t('quarter.profit'), (of) => inCrore(of.net_profit)),
          money('eps', t('quarter.eps'), ({ eps }) => rupees(eps, { decimals: 2 })),
        ]}
      />
    </>
  );
}

const HOLDERS = ['promoters', 'fii', 'dii', 'public'] as const;
const COLOURS = ['accent', '2', '3', 'quiet'] as const;

function Holders({ shareholding }: { shareholding: readonly Shareholding[] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { percent } = useFormat();
  const nameOf = useQuarterName();
  const oldestFirst = shareholding.toReversed();
  const share = (value: number) => percent(value, { decimals: 2 });
  return (
    <>
      <BarChart
        isBesideTable
        label={t('quarter.holdersChart')}
        columns={oldestFirst.map(({ quarter_end: day }) => nameOf(day))}
        head={t('quarter.quarter')}
        stacked
        series={HOLDERS.map((holder, place) => ({
          label: t(`quarter.${holder}`),
          values: oldestFirst.map((of) => of[holder]),
          colour: COLOURS[place]!,
        }))}
        format={share}
      />
      <Table
        caption={t('quarter.shareholding')}
        hideCaption
        rows={shareholding}
        rowKey={({ quarter_end: day }) => day}
        columns={[
          {
            key: 'quarter',
            head: t('quarter.quarter'),
            rowHead: true,
            cell: ({ quarter_end: day, pledged }) => (
              <>
                <Figure>{nameOf(day)}</Figure>
                {pledged > 0 && <Text size="label">{t('quarter.pledged', { share: share(pledged) })}</Text>}
              </>
            ),
          },
          ...HOLDERS.map((holder) => ({
            key: holder,
            head: t(`quarter.${holder}`),
            align: 'end' as const,
            cell: (of: Shareholding) => (
              <Figure strong={false}>{percent(of[holder], { decimals: 1 })}</Figure>
            ),
          })),
        ]}
      />
    </>
  );
}
