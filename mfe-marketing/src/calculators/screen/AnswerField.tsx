import { Stack, TextField } from '@sanchay/ui';
import type { TextFieldProps } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import type { SliderSpan } from '../definitions/field.ts';

const Track = styled.input`
  width: 100%;
  height: 44px;
  margin: -8px 0;
  accent-color: var(--accent);
  cursor: pointer;
  /* Inside its target, so that the ring does not run over the fields around it. */
  &:focus-visible {
    outline-offset: -8px;
    border-radius: var(--radius-field);
  }
  @media print {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(112px, 0.5fr);
  gap: var(--space-3);
  align-items: start;
`;

export interface AnswerFieldProps extends Omit<TextFieldProps, 'label'> {
  label: string;
  span: SliderSpan;
  /** The number that the text stands for; null while it stands for none. */
  number: number | null;
  /** Called with the slider's value as text. */
  onSlide: (text: string) => void;
  /** How the slider's value is read out. */
  spoken: (value: number) => string;
  /** Another field that belongs to this one, such as its unit. */
  beside?: ReactNode;
}

/**
 * A number to type or to slide. Unlike the ordinary slider it keeps impossible text, so that what is wrong with it
 * can be said; the slider spans the usual amounts, typing goes beyond.
 */
export function AnswerField({ span, number, onSlide, spoken, beside, ...field }: AnswerFieldProps) {
  const held = Math.min(span.max, Math.max(span.min, number ?? span.min));
  const text = <TextField {...field} inputMode="decimal" autoComplete="off" />;
  return (
    <Stack gap={1}>
      {beside ? (
        <Line>
          {text}
          {beside}
        </Line>
      ) : (
        text
      )}
      <Track
        type="range"
        aria-label={field.label}
        aria-valuetext={spoken(held)}
        {...span}
        value={held}
        onChange={(event) => onSlide(event.target.value)}
      />
    </Stack>
  );
}
