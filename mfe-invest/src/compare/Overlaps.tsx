import { fundTitle, type Scheme } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, DetailList, Loading, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { FIGURE_MESSAGES } from '../messages.ts';

/** How much each pair of funds holds in common, with the largest shared holdings, and their common benchmark. */
export function Overlaps({ schemes }: { schemes: readonly Scheme[] }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent } = useFormat();
  const found = useCall('compareFunds', { params: { codes: schemes.map(({ code }) => code).join('|') } });
  const nameOf = (code: string) =>
    fundTitle(schemes.find((scheme) => scheme.code === code)?.short_name ?? code);
  const data = found.data?.data;
  return (
    <Card title={t('overlap.title')}>
      {found.isPending && (
        <Loading>
          <SkeletonTable rows={3} columns={2} />
        </Loading>
      )}
      <CallProblem of={found} compact />
      {data && (
        <Stack gap={3}>
          <DetailList
            items={data.overlaps.map(({ a, b, overlap_pct, shared }) => ({
              term: t('overlap.pair', { a: nameOf(a), b: nameOf(b) }),
              value: overlap_pct === null ? t('figures.unpublished') : percent(overlap_pct, { decimals: 1 }),
              hint: shared.length > 0 ? shared.map(({ name }) => name).join(', ') : undefined,
            }))}
          />
          <Text size="small">
            {data.benchmark
              ? t('overlap.benchmark', { name: data.benchmark.name })
              : t('overlap.noBenchmark')}
          </Text>
          <Text size="label">{t('overlap.rule')}</Text>
        </Stack>
      )}
    </Card>
  );
}
