import type { HarvestRun } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, DetailList, SettingRow, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { RunLeg } from './RunLeg.tsx';

/** The harvest under way with the step that each fund waits for, and the earlier ones by financial year. */
export function HarvestRuns() {
  const runs = useCall('harvestRuns');
  return (
    <Answer of={runs} skeleton={<SkeletonTable rows={2} columns={2} />} compact>
      {({ data }) => (
        <>
          {data.runs
            .filter(({ ended_at: end }) => end === null)
            .map((run) => (
              <UnderWay key={run.id} run={run} />
            ))}
          <History runs={data.runs.filter(({ ended_at: end }) => end !== null)} />
        </>
      )}
    </Answer>
  );
}

function UnderWay({ run }: { run: HarvestRun }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <Card title={t('harvest.underWay', { date: format.date(run.placed_at) })}>
      <Stack gap={4}>
        <DetailList
          items={[
            {
              term: t('harvest.plannedSaving'),
              value: format.rupees(run.planned_saving, { decimals: 2 }),
            },
            { term: t('harvest.realised'), value: format.rupees(run.realised_gain, { decimals: 2 }) },
          ]}
        />
        <div>
          {run.legs.map((leg) => (
            <RunLeg key={leg.leg} run={run.id} leg={leg} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

function History({ runs }: { runs: readonly HarvestRun[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (runs.length === 0) return null;
  const years = [...Map.groupBy(runs, ({ financial_year: year }) => year)];
  return (
    <Card title={t('harvest.history')}>
      <Stack gap={4}>
        {years.map(([year, own]) => (
          <section key={year} aria-label={t('harvest.year', { year })}>
            <Text strong>{t('harvest.year', { year })}</Text>
            {own.map((run) => (
              <SettingRow
                key={run.id}
                title={format.date(run.placed_at)}
                note={t('harvest.historyLine', {
                  saving: format.rupees(run.planned_saving, { decimals: 2 }),
                  gain: format.rupees(run.realised_gain, { decimals: 2 }),
                  count: run.legs.filter(({ status }) => status === 'completed').length,
                  of: run.legs.length,
                })}
              />
            ))}
          </section>
        ))}
      </Stack>
    </Card>
  );
}
