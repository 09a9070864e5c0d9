import { useMessages } from '@sanchay/i18n';
import { Card, Stack, Term, Text } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';
import type { Figures } from './figures.ts';
import { RollingTable } from './RollingTable.tsx';
import { whyMissing } from './whyMissing.ts';

/** Returns over every window of one, three and five years, and how often the fund was ahead of its category. */
export function RollingReturns({ figures: { rolling, as_of, history_from } }: { figures: Figures }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  return (
    <Card title={t('rolling.title')}>
      <Stack gap={3}>
        {rolling.length === 0 && (
          <Text>
            {whyMissing(history_from, as_of, 3) === 'young'
              ? t('figures.tooYoung', { count: 3 })
              : t('figures.gap')}
          </Text>
        )}
        {rolling.length > 0 && (
          <RollingTable
            caption={t('rolling.title')}
            of={t('rolling.of')}
            rows={rolling.map((row) => ({
              ...row,
              key: String(row.years),
              name: t('rolling.window', { count: row.years }),
            }))}
          />
        )}
        <Text size="label">
          <Term explain={t('rolling.formula')}>{t('rolling.how')}</Term> {t('rolling.rule')}
        </Text>
      </Stack>
    </Card>
  );
}
