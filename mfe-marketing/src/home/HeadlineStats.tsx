import { usePlatform } from '@sanchay/remote-kit';
import { Grid, Stack, Stat, Text } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { fewDecimals } from './fewDecimals.ts';
import { indianCount } from './indianCount.ts';

/** The figures of the configuration; in the sandbox they are labelled as samples. */
export function HeadlineStats() {
  const { t } = useMessages(MESSAGES);
  const { number, compact } = useFormat();
  const { config } = usePlatform();
  const { assetsUnderAdvice, investors, transactions, goals, cities } = config.headline;
  const count = (value: number) => {
    const { unit, amount } = indianCount(value);
    return t(`count.${unit}`, { amount: number(amount, fewDecimals(amount)) });
  };
  // The configuration states assets in crore rupees.
  const assets = compact(assetsUnderAdvice * 1e7);
  return (
    <Stack gap={3}>
      <Grid min={150}>
        <Stat label={t('headline.assets')} value={assets} />
        <Stat label={t('headline.investors')} value={count(investors)} />
        <Stat label={t('headline.transactions')} value={count(transactions)} />
        <Stat label={t('headline.goals')} value={count(goals)} />
        <Stat label={t('headline.cities')} value={count(cities)} />
      </Grid>
      {config.sandbox && <Text size="label">{t('headline.sandbox')}</Text>}
    </Stack>
  );
}
