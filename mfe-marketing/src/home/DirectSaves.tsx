import { usePlatform } from '@sanchay/remote-kit';
import { Card, DetailList, Grid, Heading, Stack, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { Band } from './Band.tsx';
import { directCost } from './directCost.ts';
import { fewDecimals } from './fewDecimals.ts';
import { ASSUMED_RATE_PCT } from './growthPlan.ts';

const PRINCIPAL = 100_000;
const YEARS = 20;

/** What a commission takes from the same money, with every step of the sum. */
export function DirectSaves() {
  const { t } = useMessages(MESSAGES);
  const { rupees, percent, number } = useFormat();
  const { claims } = usePlatform().config;
  const cost = directCost(PRINCIPAL, ASSUMED_RATE_PCT, claims.regularCommission, YEARS);
  const commission = number(claims.regularCommission, fewDecimals(claims.regularCommission));
  return (
    <Band labelledBy="direct-saves">
      <Grid min={320} gap={8}>
        <Stack gap={4}>
          <Heading level={2} id="direct-saves">
            {t('direct.title', { percent: number(claims.moreInTwentyYears) })}
          </Heading>
          <Text>{t('direct.what')}</Text>
          <Text>{t('direct.why', { commission })}</Text>
          <Text size="small">{t('direct.limits')}</Text>
        </Stack>
        <Card title={t('direct.working')} titleLevel={3}>
          <Stack gap={3}>
            <Text size="small">
              {t('direct.premise', { amount: rupees(PRINCIPAL), rate: ASSUMED_RATE_PCT, years: YEARS })}
            </Text>
            <DetailList
              items={[
                { term: t('direct.direct'), value: rupees(cost.direct) },
                {
                  term: t('direct.regular'),
                  value: rupees(cost.regular),
                  hint: t('direct.regularHint', { commission }),
                },
                {
                  term: t('direct.difference'),
                  value: rupees(cost.difference),
                  hint: t('direct.more', { percent: percent(cost.morePct, { decimals: 1 }) }),
                },
              ]}
            />
            <Text size="label">{t('direct.formula', { commission, years: YEARS })}</Text>
          </Stack>
        </Card>
      </Grid>
    </Band>
  );
}
