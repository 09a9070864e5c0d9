import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Grid, Stack, Stat, Text } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';
import type { CoverGap } from './coverGap.ts';
import { GapBar } from './GapBar.tsx';

interface Props {
  result: CoverGap;
  /** How it is counted. */
  basis: ReactNode;
  /** What can be done next. */
  next?: ReactNode;
}

/** What is missing, what is needed and held, and each line that it is made of. */
export function NeedResult({ result: { need, held, gap, rows }, basis, next }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <Card raised title={t('need.result')}>
      <Stack gap={5}>
        <div aria-live="polite">
          <Stat
            size="hero"
            label={gap > 0 ? t('need.gap') : t('need.enough')}
            value={format.rupees(gap)}
            detail={gap > 0 ? format.compact(gap) : t('need.enoughHint')}
          />
        </div>
        <GapBar need={need} held={held} />
        <Grid columns={2} gap={4}>
          <Stat label={t('need.need')} value={format.rupees(need)} />
          <Stat label={t('need.held')} value={format.rupees(held)} />
        </Grid>
        <DetailList
          items={rows.map(({ key, amount }) => ({
            term: t(`need.row.${key}`),
            value: format.rupees(amount),
          }))}
        />
        <Text size="small" tone="ink-2">
          {basis}
        </Text>
        {next}
      </Stack>
    </Card>
  );
}
