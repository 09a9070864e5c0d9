import type { ReactNode } from 'react';
import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export type StepState = 'done' | 'now' | 'next' | 'failed';

export interface TimelineStep {
  title: ReactNode;
  detail?: ReactNode;
  time?: ReactNode;
  state: StepState;
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
}

const Step = styled.li`
  position: relative;
  padding: 0 0 var(--space-5) 32px;
  &:last-child {
    padding-bottom: 0;
  }
  &::before {
    content: '';
    position: absolute;
    left: 4px;
    top: 6px;
    width: 12px;
    height: 12px;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
    forced-color-adjust: none;
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 9px;
    top: 22px;
    bottom: -2px;
    width: 2px;
    background: var(--line);
  }
  &[data-state='done']::before {
    border-color: var(--accent);
    background: var(--accent);
  }
  &[data-state='now']::before {
    border-color: var(--accent);
    box-shadow: 0 0 0 4px var(--accent-soft);
  }
  &[data-state='failed']::before {
    border-color: var(--loss);
    background: var(--loss);
  }
  &[data-state='next'] > strong {
    color: var(--ink-2);
    font-weight: 600;
  }
`;

const Small = styled.span`
  font-size: var(--text-label);
  font-variant-numeric: tabular-nums;
  color: var(--ink-3);
`;

/* Below the title, so that the times of all steps stand in one column. */
const Line = styled(Small)`
  display: block;
`;

/** What has happened to an order, what happens now, and what comes. */
export function Timeline({ label, steps }: TimelineProps) {
  const { t } = useMessages();
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <Step key={index} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <strong>{step.title}</strong> <VisuallyHidden>({t(`ui.step.${step.state}`)}) </VisuallyHidden>
          {step.time !== undefined && <Line>{step.time}</Line>}
          {step.detail !== undefined && <Line>{step.detail}</Line>}
        </Step>
      ))}
    </ol>
  );
}
