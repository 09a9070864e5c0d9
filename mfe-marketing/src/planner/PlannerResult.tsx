import { useMessages } from '@sanchay/i18n';
import {
  AreaGrowth,
  Card,
  DetailList,
  Notice,
  Stack,
  Stat,
  Text,
  type AreaGrowthProps,
  type CardProps,
  type DetailListProps,
  type StatProps,
} from '@sanchay/ui';
import type { ReactNode } from 'react';
import { useFigureMessages } from '../calculators/screen/useFigureMessages.ts';
import { PAGE_MESSAGES } from '../messages.ts';

interface PlannerResultProps extends Pick<CardProps, 'title' | 'titleLevel'> {
  /** The answers of now are impossible, and this is the last result that was possible. */
  stale: boolean;
  headline: Pick<StatProps, 'label' | 'value' | 'unit' | 'detail'>;
  /** Between headline and chart. */
  note?: ReactNode;
  chart: Pick<AreaGrowthProps, 'label' | 'names' | 'points'>;
  lines: DetailListProps['items'];
  /** What the result takes for granted. */
  caveat: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** The result of a planner: its headline, the way there, what it is made of, and what can be done with it. */
export function PlannerResult(props: PlannerResultProps) {
  const { title, titleLevel, stale, headline, note, chart, lines, caveat, children } = props;
  const { t } = useMessages(PAGE_MESSAGES);
  const { short } = useFigureMessages();
  return (
    <Card title={title} titleLevel={titleLevel} raised>
      <Stack gap={5}>
        {stale && <Notice tone="warn">{t('planner.stale')}</Notice>}
        <div aria-live="polite" aria-atomic="true">
          <Stat size="hero" {...headline} />
        </div>
        {note}
        <AreaGrowth {...chart} format={(value) => short(value, 'rupees')} height={200} />
        <DetailList items={lines} />
        <Text size="label">{caveat}</Text>
        {children}
      </Stack>
    </Card>
  );
}
