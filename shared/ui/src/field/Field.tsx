import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useField, type ControlProps, type FieldProps } from './useField.ts';

export const FieldRoot = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  align-content: start;
`;

export const LabelText = styled.label`
  font-size: var(--text-label);
  color: var(--ink-3);
`;

export const HintText = styled.p`
  font-size: var(--text-label);
  color: var(--ink-3);
`;

export const ErrorText = styled.p`
  font-size: var(--text-label);
  font-weight: 600;
  color: var(--loss);
`;

/** Hint and error under a control. The error's place is always there, so that what appears in it is read out. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint !== undefined && <HintText id={`${id}-hint`}>{hint}</HintText>}
      <div aria-live="polite" hidden={!error}>
        {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      </div>
    </>
  );
}

export interface CustomFieldProps extends FieldProps {
  /** Your control, with these put on it. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around a control of your own. */
export function Field({ children, ...props }: CustomFieldProps) {
  const { control, label, hideLabel, hint, error } = useField(props);
  const text = (
    <LabelText htmlFor={control.id} data-field-label="">
      {label}
    </LabelText>
  );
  return (
    <FieldRoot>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children(control)}
      <FieldNotes id={control.id} hint={hint} error={error} />
    </FieldRoot>
  );
}
