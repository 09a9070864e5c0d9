import { fundTitle, type Scheme } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { Card, Stack, Text } from '@sanchay/ui';
import { RollingTable } from '../fund/numbers/RollingTable.tsx';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { FIGURE_MESSAGES } from '../messages.ts';
import { CompareFacts } from './CompareFacts.tsx';
import { CostOverTime } from './CostOverTime.tsx';
import { Overlaps } from './Overlaps.tsx';

const WINDOW_YEARS = 3;

/** Funds that are known beside each other: facts, cost in rupees, rolling returns, and what they hold in common. */
export function CompareView({ schemes }: { schemes: readonly Scheme[] }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { config } = usePlatform();
  const codes = schemes.map(({ code }) => code).join('|');
  const figures = useCall('fundFigures', { params: { codes } });
  const rows = schemes.flatMap(({ code, short_name }) => {
    const own = figures.data?.data.find((each) => each.code === code);
    const row = own?.rolling.find(({ years }) => years === WINDOW_YEARS);
    return row ? [{ ...row, key: code, name: fundTitle(short_name) }] : [];
  });
  const young = schemes.filter(({ code }) => !rows.some(({ key }) => key === code));
  return (
    <Stack gap={6}>
      <Card title={t('comparison.facts')} padding="tight">
        <CompareFacts schemes={schemes} figures={figures.data?.data ?? null} />
      </Card>
      <CostOverTime schemes={schemes} />
      <Card title={t('rolling.title')}>
        <Stack gap={3}>
          <CallProblem of={figures} compact />
          {rows.length > 0 && (
            <RollingTable
              caption={t('rolling.title')}
              of={`${t('figures.fund')} · ${t('rolling.window', { count: WINDOW_YEARS })}`}
              rows={rows}
            />
          )}
          {figures.isSuccess && young.length > 0 && (
            <Text size="small">
              {t('comparison.young', {
                names: young.map(({ short_name }) => fundTitle(short_name)).join(', '),
              })}
            </Text>
          )}
          <Text size="label">{t('rolling.rule')}</Text>
        </Stack>
      </Card>
      {schemes.length > 1 && <Overlaps schemes={schemes} />}
      {config.sandbox && <SandboxNotice />}
    </Stack>
  );
}
