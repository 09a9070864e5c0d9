import { useFormat, useWords } from '@sanchay/i18n';
import { AreaGrowth, Card, DetailList, LinkButton, Notice, Stack, Stat, Text } from '@sanchay/ui';
import { useFigureWords } from '../calculators/screen/useFigureWords.ts';
import { fewDecimals } from '../home/fewDecimals.ts';
import { splitUnit } from '../home/splitUnit.ts';
import { PAGE_WORDS } from '../words.ts';
import type { SwitchWorked } from './switchPlanner.ts';

/** How much more the direct plan leaves, and the two plans side by side. */
export function SwitchResult({
  worked,
  slug,
  stale,
}: {
  worked: SwitchWorked;
  slug: string;
  stale: boolean;
}) {
  const { t } = useWords(PAGE_WORDS);
  const { percent } = useFormat();
  const { full, short } = useFigureWords();
  const { twins, amount, ratePct } = worked;
  const time = t('state.years', { count: twins.years.length });
  const more = splitUnit(short(twins.difference, 'rupees'));
  return (
    <Card title={t('switch.result.title')} raised>
      <Stack gap={5}>
        {stale && <Notice tone="warn">{t('planner.stale')}</Notice>}
        <div aria-live="polite" aria-atomic="true">
          <Stat
            size="hero"
            label={t('switch.result.more', { time })}
            value={more.figure}
            unit={more.unit}
            detail={t('switch.result.morePct', { percent: percent(twins.morePct, { decimals: 1 }) })}
          />
        </div>
        <AreaGrowth
          label={t('switch.result.chart')}
          names={{ invested: t('switch.regular'), value: t('switch.direct') }}
          format={(value) => short(value, 'rupees')}
          points={[
            { label: t('planner.today'), invested: amount, value: amount },
            ...twins.years.map(({ year, direct, regular }) => ({
              label: t('state.years', { count: year }),
              invested: regular,
              value: direct,
            })),
          ]}
          height={200}
        />
        <DetailList
          items={[
            { term: t('switch.result.invested'), value: full(twins.invested, 'rupees') },
            { term: t('switch.direct'), value: full(twins.direct, 'rupees') },
            { term: t('switch.regular'), value: full(twins.regular, 'rupees') },
            { term: t('switch.result.difference'), value: full(twins.difference, 'rupees') },
          ]}
        />
        <Text size="label">
          {t('switch.result.assumed', { rate: percent(ratePct, fewDecimals(ratePct)) })}
        </Text>
        <LinkButton href={`/mutual-funds/fund/${slug}`} full>
          {t('switch.result.act')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
