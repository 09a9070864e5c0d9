import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'full' | 'busyLabel' | 'size'
> {
  /** What it does, for those who do not see the icon. */
  label: string;
  children: ReactNode;
}

const Round = styled(Button)`
  flex: none;
  width: 44px;
  min-height: 44px;
  padding: 0;
  color: var(--ink-2);
`;

/** A button that is only an icon. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Round variant={variant} aria-label={label} title={label} {...rest} />;
}
