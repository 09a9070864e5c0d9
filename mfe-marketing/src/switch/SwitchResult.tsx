import { useFormat, useMessages } from '@sanchay/i18n';
import { LinkButton } from '@sanchay/ui';
import { useFigureMessages } from '../calculators/screen/useFigureMessages.ts';
import { fewDecimals } from '../home/fewDecimals.ts';
import { splitUnit } from '../home/splitUnit.ts';
import { PlannerResult } from '../planner/PlannerResult.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import type { SwitchWorked } from './switchPlanner.ts';

interface SwitchResultProps {
  worked: SwitchWorked;
  slug: string;
  stale: boolean;
}

/** How much more the direct plan leaves, and the two plans side by side. */
export function SwitchResult({ worked, slug, stale }: SwitchResultProps) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { percent } = useFormat();
  const { full, short } = useFigureMessages();
  const { twins, amount, ratePct } = worked;
  const more = splitUnit(short(twins.difference, 'rupees'));
  return (
    <PlannerResult
      title={t('switch.result.title')}
      stale={stale}
      headline={{
        label: t('switch.result.more', { time: t('state.years', { count: twins.years.length }) }),
        value: more.figure,
        unit: more.unit,
        detail: t('switch.result.morePct', { percent: percent(twins.morePct, { decimals: 1 }) }),
      }}
      chart={{
        label: t('switch.result.chart'),
        names: { invested: t('switch.regular'), value: t('switch.direct') },
        points: [
          { label: t('planner.today'), invested: amount, value: amount },
          ...twins.years.map(({ year, direct, regular }) => ({
            label: t('state.years', { count: year }),
            invested: regular,
            value: direct,
          })),
        ],
      }}
      lines={[
        { term: t('switch.result.invested'), value: full(twins.invested, 'rupees') },
        { term: t('switch.direct'), value: full(twins.direct, 'rupees') },
        { term: t('switch.regular'), value: full(twins.regular, 'rupees') },
        { term: t('switch.result.difference'), value: full(twins.difference, 'rupees') },
      ]}
      caveat={t('switch.result.assumed', { rate: percent(ratePct, fewDecimals(ratePct)) })}
    >
      <LinkButton href={`/mutual-funds/fund/${slug}`} full>
        {t('switch.result.act')}
      </LinkButton>
    </PlannerResult>
  );
}
