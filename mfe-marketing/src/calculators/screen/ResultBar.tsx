import { phone } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useMessages } from '@sanchay/i18n';
import { memo } from 'react';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { Worked } from '../definitions/calculator.ts';
import { useFigureMessages } from './useFigureMessages.ts';

const Bar = styled.div`
  display: none;
  ${phone} {
    position: sticky;
    bottom: var(--tabs-height, 0px);
    z-index: 5;
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    margin-inline: -16px;
    padding: var(--space-3) 16px;
    background: var(--surface);
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
    & > strong {
      font-weight: 640;
      white-space: nowrap;
    }
  }
  @media print {
    display: none;
  }
`;

/**
 * On phones the result stays visible while the sliders above it move. It repeats content, so it is hidden from screen
 * readers.
 */
export const ResultBar = memo(function ResultBar({ worked: { headline, months } }: { worked: Worked }) {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { large, time } = useFigureMessages();
  return (
    <Bar aria-hidden="true" data-foot-bar="">
      <span>{t(headline.label, { time: time(months) })}</span>
      <strong>{large(headline.value, headline.unit)}</strong>
    </Bar>
  );
});
