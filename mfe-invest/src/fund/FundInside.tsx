import { useFormat, useWords } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import {
  Card,
  DetailList,
  Figure,
  Grid,
  Heading,
  Loading,
  SkeletonTable,
  Stack,
  Table,
  Text,
} from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { FIGURE_WORDS, WORDS } from '../words.ts';

interface Part {
  name: string;
  detail?: string;
  weight: number;
}

/** The largest holdings and industries, with the day that they are of. */
export function FundInside({ code }: { code: string }) {
  const { t } = useWords(WORDS);
  const { t: figures } = useWords(FIGURE_WORDS);
  const { date } = useFormat();
  const stats = useCall('fundInvestmentStats', { params: { code } });
  const inside = stats.data?.data;
  const known = inside && inside.top_holdings.length > 0;
  return (
    <Card title={t('inside.title')}>
      {stats.isPending && (
        <Loading>
          <SkeletonTable rows={6} columns={2} />
        </Loading>
      )}
      <CallProblem of={stats} compact />
      {inside && !known && <Text>{t('inside.unknown')}</Text>}
      {inside && known && (
        <Stack gap={4}>
          <Grid min={260} gap={8}>
            <Parts
              title={t('inside.holdings')}
              rows={inside.top_holdings.map(({ name, industry, weight }) => ({
                name,
                detail: industry,
                weight,
              }))}
            />
            <Parts
              title={t('inside.industries')}
              rows={inside.top_industry_exposure.map(({ industry, weight }) => ({ name: industry, weight }))}
            />
          </Grid>
          <Split
            title={figures('split.assets')}
            parts={inside.assets.map(({ asset, weight }) => ({ name: figures(`asset.${asset}`), weight }))}
          />
          <Split
            title={figures('split.caps')}
            rule={figures('split.rule')}
            parts={inside.market_caps.map(({ cap, weight }) => ({ name: figures(`cap.${cap}`), weight }))}
          />
          {inside.as_of && <Text size="label">{t('state.asOf', { date: date(inside.as_of) })}</Text>}
        </Stack>
      )}
    </Card>
  );
}

function Parts({ title, rows }: { title: string; rows: Part[] }) {
  const { t } = useWords(WORDS);
  const { percent } = useFormat();
  return (
    <Table
      caption={title}
      rows={rows}
      rowKey={(row) => row.name}
      columns={[
        {
          key: 'name',
          head: t('inside.name'),
          rowHead: true,
          cell: (row) => (
            <>
              {row.name}
              {row.detail && <Text size="label">{row.detail}</Text>}
            </>
          ),
        },
        {
          key: 'weight',
          head: t('inside.weight'),
          align: 'end',
          cell: (row) => <Figure>{percent(row.weight)}</Figure>,
        },
      ]}
    />
  );
}

/** Parts of the money by kind, or of the shares by size. Nothing where nothing is known. */
function Split({ title, rule, parts }: { title: string; rule?: string; parts: Part[] }) {
  const { percent } = useFormat();
  if (parts.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      <DetailList
        layout="grid"
        items={parts.map(({ name, weight }) => ({ term: name, value: percent(weight, { decimals: 1 }) }))}
      />
      {rule && <Text size="label">{rule}</Text>}
    </Stack>
  );
}
