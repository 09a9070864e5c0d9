import { SliderTrack, Stack, TextField, type TextFieldProps } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import type { SliderSpan } from '../definitions/field.ts';

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
  announced: (value: number) => string;
  /** Another field that belongs to this one, such as its unit. */
  beside?: ReactNode;
}

/**
 * A number input with a slider. Unlike the ordinary slider it retains invalid text, so that the problem can be
 * explained; the slider spans the usual amounts, typing accepts values beyond them.
 */
export function AnswerField({ span, number, onSlide, announced, beside, ...field }: AnswerFieldProps) {
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
      <SliderTrack
        aria-label={field.label}
        aria-valuetext={announced(held)}
        {...span}
        value={held}
        onSlide={(value) => onSlide(String(value))}
      />
    </Stack>
  );
}
