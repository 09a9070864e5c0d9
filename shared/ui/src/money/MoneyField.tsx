import type { FocusEvent, ReactNode, Ref } from 'react';
import { FigureInput } from '../field/controls.tsx';
import { FieldBox } from '../field/FieldBox.tsx';
import { splitField, useField, type InputFieldProps } from '../field/useField.ts';
import { Stack } from '../layout/Stack.tsx';
import { AmountChips } from './AmountChips.tsx';
import { useAmountText } from './useAmountText.ts';

export interface NumberFieldProps extends InputFieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  /**
   * Whether what is typed is no number, at each change; the value is null then. A form whose field may stay empty is not
   * saved with such a text.
   */
  onRefused?: (isRefused: boolean) => void;
  decimals?: number;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A number with Indian grouping while typing. What is no number stays, with the reason below. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    onRefused,
    decimals = 0,
    prefix,
    suffix,
    onBlur,
    ...input
  } = splitField(props).input;
  const { text, problem, change, tidy } = useAmountText({ value, onChange, onRefused, decimals });
  const parts = useField({ ...props, error: problem ?? props.error });
  function blur(event: FocusEvent<HTMLElement>): void {
    tidy();
    onBlur?.(event);
  }
  return (
    <FieldBox parts={parts} disabled={input.disabled} prefix={prefix} suffix={suffix}>
      <FigureInput
        autoComplete="off"
        {...input}
        {...parts.control}
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        enterKeyHint="done"
        value={text}
        onChange={change}
        onBlur={blur}
      />
    </FieldBox>
  );
}

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'prefix'> {
  /** Buttons below that add to the amount. */
  chips?: boolean;
}

/** An amount in rupees. Takes "₹ 1,00,000", "1.5 lakh" and Devanagari digits by paste. */
export function MoneyField({ decimals = 2, chips = false, ...props }: MoneyFieldProps) {
  const field = <NumberField decimals={decimals} {...props} prefix="₹" />;
  if (!chips) return field;
  return (
    <Stack gap={2}>
      {field}
      <AmountChips value={props.value} onChange={props.onChange} disabled={props.disabled} />
    </Stack>
  );
}
