import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { FieldNotes, FieldRoot, LabelText } from './Field.tsx';
import type { FieldParts } from './useField.ts';

const Box = styled.div`
  position: relative;
  display: grid;
  min-height: 62px;
  align-content: center;
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-field);
  cursor: text;
  &:focus-within {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &[data-invalid] {
    border-color: var(--loss);
    box-shadow: inset 0 0 0 1px var(--loss);
  }
  &[data-disabled] {
    background: var(--sunk);
    border-color: var(--line);
    cursor: not-allowed;
  }
  &[data-no-label] {
    min-height: 48px;
  }
`;

const BoxLabel = styled(LabelText)`
  display: block;
  padding: 9px 14px 0;
  line-height: 1.3;
`;

const hiddenLook = `
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
`;

const HiddenLabel = styled(LabelText)`
  ${hiddenLook}
`;

const ControlRow = styled.div`
  display: flex;
  align-items: baseline;
  &[data-action] {
    padding-inline-end: 44px;
  }
`;

const Action = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 6px;
  display: grid;
  align-items: center;
`;

const Side = styled.span<{ $end?: boolean }>`
  flex: none;
  padding-inline: ${(p) => (p.$end ? '0 14px' : '14px 0')};
  font-weight: 640;
  color: var(--ink-2);
  &[data-money] {
    font-size: 1.1875rem;
    line-height: 1;
    color: var(--ink);
  }
`;

export interface FieldBoxProps {
  parts: FieldParts;
  disabled?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A button at the end, such as show password. */
  action?: ReactNode;
  children: ReactNode;
}

/** The box of a typed field: label on top, then the control between its prefix and suffix. */
export function FieldBox({ parts, disabled, prefix, suffix, action, children }: FieldBoxProps) {
  const { control, label, hideLabel, hint, error } = parts;
  const Label = hideLabel ? HiddenLabel : BoxLabel;
  return (
    <FieldRoot>
      <Box
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        data-no-label={hideLabel ? '' : undefined}
      >
        <Label htmlFor={control.id}>{label}</Label>
        <ControlRow data-action={action === undefined ? undefined : ''}>
          {prefix !== undefined && <Side data-money={prefix === '₹' ? '' : undefined}>{prefix}</Side>}
          {children}
          {suffix !== undefined && <Side $end>{suffix}</Side>}
        </ControlRow>
        {action !== undefined && <Action>{action}</Action>}
      </Box>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </FieldRoot>
  );
}
