import type { PastInvestment } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Change, Figure, Stack, Stat, Text } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { OrderKind } from '../../invest/orderKinds.ts';
import { FIGURE_MESSAGES } from '../../messages.ts';
import { ShareBar } from '../inside/ShareBar.tsx';

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  & > * {
    flex: 1 1 40%;
    min-width: max-content;
  }
`;

interface PastResultProps {
  kind: OrderKind;
  /** Rupees of each purchase. */
  amount: number;
  /** Null where the NAVs have a gap. */
  result: PastInvestment | null;
}

/** What was put in, what it would be worth, and how that compares. */
export function PastResult({ kind, amount, result }: PastResultProps) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { rupees, percent, date } = useFormat();
  if (!result) return <Text>{t('figures.gap')}</Text>;
  const { invested, value, purchases, yearlyPct, gainPct, first, valuedOn } = result;
  const days = { amount: rupees(amount), count: purchases, first: date(first), valued: date(valuedOn) };
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="small">{t(`past.worth.${kind}`, days)}</Text>
        <Figure size="hero">{rupees(value)}</Figure>
      </Stack>
      <ShareBar share={Math.min(1, invested / Math.max(value, 1))} rest={value > invested} />
      <Pair>
        <Stat label={t('past.invested')} value={rupees(invested)} />
        <Stat
          label={t(value < invested ? 'past.loss' : 'past.gain')}
          value={<Change amount={value - invested} percent={gainPct} />}
        />
      </Pair>
      <Text size="small">
        {yearlyPct === null
          ? t('past.short')
          : t(kind === 'sip' ? 'past.xirr' : 'past.cagr', { rate: percent(yearlyPct, { decimals: 1 }) })}
      </Text>
    </Stack>
  );
}
