import type { Scheme } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Stack, Text, TextLink, Timeline } from '@sanchay/ui';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { FIGURE_MESSAGES } from '../../messages.ts';
import { ManagedFunds } from './ManagedFunds.tsx';

/** Who ran the fund from when to when, and what else they run. */
export function ManagerTimeline({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { date } = useFormat();
  const record = useCall('fundRecord', { params: { code: scheme.code } });
  const managers = record.data?.data.managers;
  return (
    <Card title={t('manager.title')}>
      <CallProblem of={record} compact />
      {managers?.length === 0 && <Text>{t('manager.unknown')}</Text>}
      {managers && managers.length > 0 && (
        <Stack gap={6}>
          <Timeline
            label={t('manager.title')}
            steps={managers.map(({ name, since, until }) => ({
              title: (
                <TextLink href={`/mutual-funds/all?${new URLSearchParams({ fund_manager: name })}`}>
                  {name}
                </TextLink>
              ),
              detail: until
                ? t('manager.fromTo', { from: date(since), to: date(until) })
                : t('manager.since', { from: date(since) }),
              state: until ? ('done' as const) : ('now' as const),
            }))}
          />
          {managers
            .filter(({ until }) => until === null)
            .map(({ name }) => (
              <ManagedFunds key={name} scheme={scheme} manager={name} />
            ))}
        </Stack>
      )}
    </Card>
  );
}
