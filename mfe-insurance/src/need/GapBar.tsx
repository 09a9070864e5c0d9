import { useFormat, useMessages } from '@sanchay/i18n';
import { useCssVars } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useRef, useState } from 'react';
import { MESSAGES } from '../messages.ts';

const Bar = styled.div<{ $first: string }>`
  --covered: ${(p) => p.$first};
  height: 12px;
  border-radius: var(--radius-pill);
  background: var(--warn-ground);
  border: 1px solid var(--line);
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: var(--covered);
    height: 100%;
    background: var(--accent);
    transition: width var(--slow) var(--ease);
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

/** How much of the need is covered already. */
export function GapBar({ need, held }: { need: number; held: number }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  const covered = need > 0 ? Math.min(100, (held / need) * 100) : 100;
  const width = `${covered.toFixed(1)}%`;
  const [first] = useState(width);
  useCssVars(bar, { '--covered': width });
  return (
    <Bar
      ref={bar}
      $first={first}
      role="img"
      aria-label={t('need.covered', { share: format.percent(covered, { decimals: 0 }) })}
    />
  );
}
