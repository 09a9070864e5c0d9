import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';

export type FigureSize = 'hero' | 'large' | 'body' | 'small';

const sizes: Record<FigureSize, string> = {
  hero: 'clamp(2.125rem, 1.6rem + 2.2vw, 3rem)',
  large: '1.5rem',
  body: 'inherit',
  small: 'var(--text-small)',
};

export interface FigureProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  size?: FigureSize;
  strong?: boolean;
  /** Shown smaller after the number: L, Cr, g, %. */
  unit?: ReactNode;
  children: ReactNode;
}

const Digits = styled.span<{ $size: FigureSize; $strong: boolean }>`
  font-size: ${(p) => sizes[p.$size]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${(p) => p.$strong && 'font-weight: 640; letter-spacing: -0.02em;'}
  ${(p) => p.$size === 'hero' && 'line-height: 1.15;'}
  ${(p) => p.$size === 'large' && 'line-height: 1.3;'}
`;

const Unit = styled.small`
  margin-inline-start: 0.25em;
  font-size: max(0.55em, 0.75rem);
  font-weight: 500;
  letter-spacing: 0;
  color: var(--ink-3);
`;

/** A number in figures of equal width, so that nothing jumps when it changes. */
export function Figure({ size = 'body', strong = true, unit, children, ...rest }: FigureProps) {
  return (
    <Digits $size={size} $strong={strong} {...rest}>
      {children}
      {unit !== undefined && <Unit>{unit}</Unit>}
    </Digits>
  );
}
