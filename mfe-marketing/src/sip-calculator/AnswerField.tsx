import { Stack, TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';

export interface SliderSpan {
  min: number;
  max: number;
  step: number;
}

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
`;

export interface AnswerFieldProps {
  label: string;
  /** As typed; any text is possible. */
  text: string;
  onChange: (text: string) => void;
  span: SliderSpan;
  /** The number that the text stands for; null while it stands for none. */
  value: number | null;
  /** Called with the slider's value as text; `onChange` without. */
  onSlide?: (text: string) => void;
  /** How the slider's value is read out. */
  format: (value: number) => string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  onBlur?: () => void;
}

/**
 * A number to type or to slide. Unlike the ordinary slider it keeps impossible text, so that what is wrong with it
 * can be said; the slider spans the usual amounts, typing goes beyond.
 */
export function AnswerField({ text, onChange, onSlide, span, value, format, ...field }: AnswerFieldProps) {
  const held = Math.min(span.max, Math.max(span.min, value ?? span.min));
  return (
    <Stack gap={1}>
      <TextField {...field} value={text} onChange={onChange} inputMode="decimal" autoComplete="off" />
      <Track
        type="range"
        aria-label={field.label}
        aria-valuetext={format(held)}
        {...span}
        value={held}
        onChange={(event) => (onSlide ?? onChange)(event.target.value)}
      />
    </Stack>
  );
}
