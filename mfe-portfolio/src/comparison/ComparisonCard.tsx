import { COMPARISONS, type Comparison, type Holding, type HoldingComparison } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { Card, Disclosure, Notice, SegmentedControl, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { ComparedFigures } from './ComparedFigures.tsx';
import { comparisonName } from './comparisonName.ts';
import { ReplayTable } from './ReplayTable.tsx';

/** Gold has neither a category nor a benchmark of its own. */
const OF_GOLD: readonly Comparison[] = ['nifty50', 'deposit'];

/** What the payments of a holding would be worth had they gone into an index, the category or a fixed deposit. */
export function ComparisonCard({ holding }: { holding: Holding }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const rate = usePlatform().config.assumedReturns.fd;
  const [chosen, choose] = useState<Comparison>('nifty50');
  const found = useCall(
    'holdingComparison',
    {
      params: { code: holding.fundInfo.code },
      query: { external: 'include', with: chosen, ...(chosen === 'deposit' && { rate }) },
    },
    { keepPrevious: true },
  );
  const options = (holding.asset === 'gold' ? OF_GOLD : COMPARISONS).map((value) => ({
    value,
    label: t(`compare.with.${value}`, { rate: format.percent(rate, { decimals: 1 }) }),
  }));
  return (
    <Card title={t('compare.title')}>
      <Stack gap={4}>
        <Text size="small">{t('compare.text')}</Text>
        <SegmentedControl
          label={t('compare.title')}
          hideLabel
          look="chips"
          value={chosen}
          onChange={choose}
          options={options}
        />
        <Answer of={found} compact skeleton={<SkeletonBlock height={150} />}>
          {({ data }) => <Compared comparison={data} />}
        </Answer>
      </Stack>
    </Card>
  );
}

function Compared({ comparison }: { comparison: HoldingComparison }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { problem, problem_on: day, rows } = comparison;
  if (problem !== null)
    return (
      <Notice tone="info">
        {t(`compare.problem.${problem}`, { date: day === null ? '' : format.date(day) })}
      </Notice>
    );
  return (
    <Stack gap={3}>
      <ComparedFigures comparison={comparison} />
      <Text size="label">
        {t(comparison.with === 'deposit' ? 'compare.noteDeposit' : 'compare.note', {
          name: comparisonName(t, comparison),
        })}
      </Text>
      {rows.length > 0 && (
        <Disclosure summary={t('calculation.see')}>
          <ReplayTable comparison={comparison} />
        </Disclosure>
      )}
    </Stack>
  );
}
