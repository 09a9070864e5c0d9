import { useId, useRef, type ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { useCssVars } from '../hooks/useCssVars.ts';

export interface ProgressProps {
  value: number;
  max?: number;
  label: ReactNode;
  /** Such as the time left. */
  detail?: ReactNode;
}

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: 6px;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

const Rail = styled.div`
  height: 8px;
  border-radius: 4px;
  background: var(--sunk);
  overflow: hidden;
  &::after {
    content: '';
    display: block;
    height: 100%;
    width: var(--done, 0%);
    border-radius: inherit;
    background: var(--accent);
    transition: width var(--slow) var(--ease);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::after {
      background: Highlight;
    }
  }
`;

const Detail = styled.p`
  margin-top: 6px;
  font-size: var(--text-label);
  color: var(--ink-3);
`;

/** How far long work has come: an import, a report, an upload. */
export function Progress({ value, max = 100, label, detail }: ProgressProps) {
  const labelId = useId();
  const rail = useRef<HTMLDivElement>(null);
  const percent = max > 0 ? Math.round(Math.min(1, Math.max(0, value / max)) * 100) : 0;
  useCssVars(rail, { '--done': `${percent}%` });
  return (
    <div>
      <Line>
        <span id={labelId}>{label}</span>
        <span>{percent}%</span>
      </Line>
      <Rail
        ref={rail}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      />
      {detail !== undefined && <Detail>{detail}</Detail>}
    </div>
  );
}
