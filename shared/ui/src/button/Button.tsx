import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { keyframes, styled } from '@sanchay/ui/style';
import { useRepeatGuard } from '../hooks/useRepeatGuard.ts';
import { buttonLook, type ButtonSize, type ButtonVariant, type Look } from './buttonLook.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The work it started is not done: clicks do nothing, focus stays. */
  busy?: boolean;
  /** Words while busy; the button's own without. */
  busyLabel?: ReactNode;
  icon?: ReactNode;
  full?: boolean;
  /** A second click within so many milliseconds does nothing; the settings' time without. */
  guardMs?: number;
  ref?: Ref<HTMLButtonElement>;
}

const Shape = styled.button<Look>`
  ${buttonLook}
`;

const pulse = keyframes`
  0%, 100% { opacity: 0.25; }
  50% { opacity: 1; }
`;

const Dots = styled.span`
  display: inline-flex;
  gap: 3px;
  & > i {
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: currentColor;
    animation: ${pulse} 1s infinite;
  }
  & > i:nth-of-type(2) {
    animation-delay: 150ms;
  }
  & > i:nth-of-type(3) {
    animation-delay: 300ms;
  }
`;

/** A button that cannot be hit twice by accident: one click counts, the next only after `guardMs`. */
export function Button({
  variant = 'primary',
  size = 'normal',
  busy = false,
  busyLabel,
  icon,
  full = false,
  guardMs,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const mayAct = useRepeatGuard(guardMs);

  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Prevented too, so that a submit button does not send its form twice.
    if (busy || rest['aria-disabled'] === true || !mayAct()) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <Shape
      type={type}
      onClick={click}
      $variant={variant}
      $size={size}
      $full={full}
      aria-busy={busy || undefined}
      {...rest}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busy ? (
        <Dots aria-hidden="true">
          <i />
          <i />
          <i />
        </Dots>
      ) : (
        icon
      )}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </Shape>
  );
}
