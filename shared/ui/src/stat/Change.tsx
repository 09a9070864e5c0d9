import type { ReactNode } from 'react';
import { useFormat, useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

type Direction = 'up' | 'down' | 'unchanged';

export interface ChangeProps {
  amount?: number | null;
  /** In percent: 0.84 for 0.84 %. */
  percent?: number | null;
  /** The amount is in rupees, or in `currency`. */
  money?: boolean;
  currency?: 'INR' | 'USD';
  /** Decimals of the amount. */
  decimals?: number;
  /** 2 beside an amount, otherwise 1. */
  percentDecimals?: number;
  size?: 'small' | 'body' | 'large';
  /** After the figures, such as "today". */
  label?: ReactNode;
}

const colours: Record<Direction, string> = {
  up: 'var(--gain)',
  down: 'var(--loss)',
  unchanged: 'var(--ink-3)',
};
const sizes = { small: 'var(--text-small)', body: 'inherit', large: '1.1875rem' };

const Line = styled.span<{ $direction: Direction; $size: keyof typeof sizes }>`
  font-size: ${(p) => sizes[p.$size]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${(p) => colours[p.$direction]};
  & > svg {
    display: inline-block;
    width: 0.7em;
    max-width: none;
    height: 0.62em;
    margin-inline-end: 0.3em;
  }
  & > [data-figure] {
    white-space: nowrap;
  }
`;

const Label = styled.span`
  font-weight: 400;
  color: var(--ink-2);
`;

/** Null for a figure that is not known; a change of which all figures are shown as zero has no direction. */
function directionOf(figure: number | null | undefined, shown: readonly (string | null)[]): Direction | null {
  if (figure === null || figure === undefined || !Number.isFinite(figure)) return null;
  if (!shown.some((text) => text !== null && /[1-9]/.test(text))) return 'unchanged';
  return figure > 0 ? 'up' : 'down';
}

/** A gain or loss: arrow, sign, amount and percent; the colour only repeats their meaning. */
export function Change({
  amount,
  percent,
  money = true,
  currency = 'INR',
  decimals = 0,
  size = 'body',
  label,
  ...rest
}: ChangeProps) {
  const { t } = useMessages();
  const format = useFormat();
  const options = { sign: 'always', decimals, currency } as const;
  const figures =
    amount === null || amount === undefined ? null : (money ? format.rupees : format.number)(amount, options);
  const percentDecimals = rest.percentDecimals ?? (figures === null ? 1 : 2);
  const share =
    percent === null || percent === undefined
      ? null
      : format.percent(percent, { sign: 'always', decimals: percentDecimals });
  const direction = directionOf(amount ?? percent, [figures, share]);
  if (direction === null) return <Label>{t('state.notAvailable')}</Label>;
  return (
    <Line $direction={direction} $size={size}>
      {direction !== 'unchanged' && (
        <svg viewBox="0 0 10 9" aria-hidden="true" focusable="false">
          <path d={direction === 'up' ? 'M5 0l5 9H0z' : 'M5 9 0 0h10z'} fill="currentColor" />
        </svg>
      )}
      {direction !== 'unchanged' && <VisuallyHidden>{t(`ui.${direction}`)} </VisuallyHidden>}
      {figures !== null && <span data-figure="">{figures}</span>}
      {figures !== null && share !== null && ' '}
      {share !== null && <span data-figure="">{figures === null ? share : `(${share})`}</span>}
      {label !== undefined && <Label> {label}</Label>}
    </Line>
  );
}
