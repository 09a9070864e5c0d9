import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';

export interface StepsProps {
  steps: readonly string[];
  /** From 0. */
  current: number;
  label?: string;
}

const Bars = styled.ol`
  display: flex;
  gap: 6px;
`;

const Bar = styled.li`
  flex: 1;
  height: 4px;
  border-radius: 2px;
  background: var(--line);
  &[data-reached] {
    background: var(--accent);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[data-reached] {
      background: Highlight;
    }
  }
`;

const Line = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--text-label);
  color: var(--ink-3);
  & > strong {
    color: var(--ink);
  }
`;

/** How far one is in a row of screens. */
export function Steps({ steps, current, label }: StepsProps) {
  const { t } = useMessages();
  const here = Math.min(Math.max(0, current), steps.length - 1);
  return (
    <div role="group" aria-label={label}>
      <Line>
        {t('ui.stepOf', { step: here + 1, steps: steps.length })} · <strong>{steps[here]}</strong>
      </Line>
      <Bars aria-hidden="true">
        {steps.map((step, index) => (
          <Bar key={step} data-reached={index <= here ? '' : undefined} />
        ))}
      </Bars>
    </div>
  );
}
