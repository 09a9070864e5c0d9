import type {
  ChangeEvent,
  ClipboardEvent,
  HTMLAttributes,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from 'react';
import { Input, TextArea } from './controls.tsx';
import { FieldBox } from './FieldBox.tsx';
import { keyboardOf } from './keyboard.ts';
import { splitField, useField, type InputFieldProps } from './useField.ts';

export interface TextFieldProps extends InputFieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** The keyboard of a phone; by `type` and `upper` without. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Writes capitals, for PAN and IFSC. */
  upper?: boolean;
  multiline?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  ref?: Ref<HTMLInputElement>;
}

/** Letters from which browsers take seconds for a paste into several lines, with the square of its length. */
const LONG_PASTE = 10_000;

/** Puts a long paste in place at once; a short one stays with the browser, which can undo it. */
function pasteLong(event: ClipboardEvent<HTMLTextAreaElement>, onChange: (value: string) => void): void {
  const text = event.clipboardData.getData('text/plain');
  const { currentTarget: area } = event;
  if (text.length < LONG_PASTE || area.maxLength >= 0) return;
  event.preventDefault();
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  onChange(area.value);
}

/** One line (or several) of text. */
export function TextField(props: TextFieldProps) {
  const parts = useField(props);
  const {
    value,
    onChange,
    prefix,
    suffix,
    upper,
    multiline,
    ref,
    type = 'text',
    inputMode,
    enterKeyHint,
    ...input
  } = splitField(props).input;
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
    onChange(upper ? event.target.value.toUpperCase() : event.target.value);
  return (
    <FieldBox parts={parts} disabled={input.disabled} prefix={prefix} suffix={suffix}>
      {multiline ? (
        <TextArea
          {...input}
          {...parts.control}
          value={value}
          onChange={change}
          onPaste={(event) => pasteLong(event, onChange)}
        />
      ) : (
        <Input
          {...keyboardOf({ type, upper, inputMode, enterKeyHint })}
          {...input}
          {...parts.control}
          ref={ref}
          type={type}
          value={value}
          onChange={change}
        />
      )}
    </FieldBox>
  );
}
