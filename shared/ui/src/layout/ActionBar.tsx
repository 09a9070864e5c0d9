import { useRef, type ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { useIsPhone } from '../hooks/useMediaQuery.ts';
import { Stat } from '../stat/Stat.tsx';
import { desktop, phone } from '../tokens/media.ts';
import { useProblemInSight } from './useProblemInSight.ts';
import { useReportedHeight } from './useReportedHeight.ts';

export interface ActionBarProps {
  /** Name of the bar for screen readers: what its buttons act on. */
  label: string;
  /** What the buttons act on in one figure, such as the total to pay. */
  figure?: { label: ReactNode; amount: ReactNode };
  /**
   * From 768 px: in the flow of the page, below each other as wide as what is around them, or not at all where the page
   * has its buttons elsewhere.
   */
  desktop?: 'flow' | 'column' | 'hidden';
  /** Why its buttons cannot be pressed, as the page explains it where a phone may not show it; null where they can. */
  why?: string | null;
  /** One or two buttons, the more important one last. */
  children: ReactNode;
}

const Bar = styled.section<{ $hidden: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  ${phone} {
    flex-wrap: wrap;
    position: fixed;
    z-index: 15;
    right: 0;
    bottom: var(--tabs-height, 0px);
    left: 0;
    min-height: 72px;
    padding: 12px max(16px, env(safe-area-inset-right))
      calc(12px + max(0px, env(safe-area-inset-bottom) - var(--tabs-height, 0px)))
      max(16px, env(safe-area-inset-left));
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
  ${desktop} {
    ${(p) => p.$hidden && 'display: none;'}
    gap: var(--space-5);
  }
  @media print {
    display: none;
  }
`;

const Actions = styled.div<{ $column: boolean }>`
  display: flex;
  flex: 1;
  gap: var(--space-3);
  ${desktop} {
    ${(p) => p.$column && 'flex-direction: column-reverse; flex: 1;'}
  }
  ${phone} {
    flex: 1 1 60%;
    min-width: 0;
    & > * {
      flex: 1 1 auto;
      min-width: 0;
      padding-inline: 8px;
    }
  }
`;

/** On phones alone; the page has it in the flow too, where it is read out. */
const Why = styled.p`
  flex: 1 0 100%;
  margin: 0;
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.35;
  color: var(--warn);
`;

const FigurePlace = styled.div`
  line-height: 1.3;
  ${phone} {
    flex: 1 1 auto;
  }
`;

/**
 * The actions of a page. On phones a bar fixed above the shell's tab bar (`--tabs-height`), on desktop in the flow.
 * It reports its height in `--action-height`, from which the shell's `boot.css` leaves as much room below the page
 * and below what floats, so that neither is ever covered.
 */
export function ActionBar({ label, figure, why, desktop: place = 'flow', children }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  useReportedHeight(bar, '--action-height');
  useProblemInSight(bar);
  return (
    <Bar ref={bar} aria-label={label} data-action-bar="" $hidden={place === 'hidden'}>
      {why && isPhone && <Why aria-hidden="true">{why}</Why>}
      {figure && (
        <FigurePlace>
          <Stat label={figure.label} value={figure.amount} />
        </FigurePlace>
      )}
      <Actions $column={place === 'column'}>{children}</Actions>
    </Bar>
  );
}
