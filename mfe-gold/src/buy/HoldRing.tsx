import { useMessages } from '@sanchay/i18n';
import { useCssVars } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useRef } from 'react';
import { MESSAGES } from '../messages.ts';
import { clockText } from './heldPrice.ts';

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  & > svg {
    flex: none;
    width: 44px;
    height: 44px;
    transform: rotate(-90deg);
    fill: none;
    stroke-width: 4;
  }
  & circle:first-of-type {
    stroke: var(--line);
  }
  & circle:last-of-type {
    stroke: var(--accent);
    stroke-linecap: round;
    stroke-dasharray: 100;
    stroke-dashoffset: var(--gone);
    transition: stroke-dashoffset 1s linear;
  }
  @media (prefers-reduced-motion: reduce) {
    & circle:last-of-type {
      transition: none;
    }
  }
`;

const Messages = styled.div`
  font-size: var(--text-label);
  color: var(--ink-2);
  & > strong {
    display: block;
    font-size: var(--text-lead);
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }
`;

/** How long the price is still held: a ring that empties, and minutes and seconds. */
export function HoldRing({ secondsLeft, seconds }: { secondsLeft: number; seconds: number }) {
  const { t } = useMessages(MESSAGES);
  const frame = useRef<HTMLDivElement>(null);
  const gone = seconds > 0 ? 100 - (secondsLeft / seconds) * 100 : 100;
  useCssVars(frame, { '--gone': gone.toFixed(1) });
  return (
    <Frame ref={frame}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" pathLength="100" />
        <circle cx="22" cy="22" r="19" pathLength="100" />
      </svg>
      <Messages role="timer" aria-label={t('buy.held')}>
        {t('buy.held')}
        <strong>{clockText(secondsLeft)}</strong>
      </Messages>
    </Frame>
  );
}
