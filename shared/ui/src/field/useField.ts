import { useId, type FocusEventHandler, type ReactNode } from 'react';

/** What every field takes. */
export interface FieldProps {
  label: ReactNode;
  /** The label is there for screen readers only. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  id?: string;
}

/** What every field takes that has one input inside. */
export interface InputFieldProps extends FieldProps {
  name?: string;
  /** Id of the form that it belongs to, where it stands outside. */
  form?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
}

/** What goes on the control to wire it to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldParts {
  control: ControlProps;
  label: ReactNode;
  hideLabel: boolean;
  hint: ReactNode;
  error: ReactNode;
}

/** Ids and ARIA of a field. */
export function useField({ label, hideLabel = false, hint, error, required, id }: FieldProps): FieldParts {
  const made = useId();
  const own = id ?? made;
  const notes = [hint !== undefined && `${own}-hint`, Boolean(error) && `${own}-error`].filter(Boolean);
  return {
    control: {
      id: own,
      'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
    },
    label,
    hideLabel,
    hint,
    error,
  };
}

/** Splits the props of a field from those of its input. */
export function splitField<P extends InputFieldProps>(props: P) {
  const { label, hideLabel, hint, error, required, id, autoFocus, ...input } = props;
  return {
    field: { label, hideLabel, hint, error, required, id },
    // A dialog opens after React has tried to focus; it looks for the mark instead.
    input: { ...input, autoFocus, 'data-autofocus': autoFocus ? '' : undefined },
  };
}
