import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';

export type HeadingSize = 'hero' | 'page' | 'section' | 'card';

const sizes: Record<HeadingSize, string> = {
  hero: 'var(--text-hero)',
  page: 'var(--text-page)',
  section: 'var(--text-h2)',
  card: 'var(--text-h3)',
};
const byLevel = { 1: 'page', 2: 'section', 3: 'card', 4: 'card' } as const;

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'style'> {
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
  children: ReactNode;
}

const Line = styled.h2<{ $size: HeadingSize }>`
  margin: 0;
  font-size: ${(p) => sizes[p.$size]};
  font-weight: 640;
  letter-spacing: ${(p) => (p.$size === 'hero' ? '-0.02em' : '-0.01em')};
  line-height: ${(p) => (p.$size === 'hero' ? 1.1 : 1.25)};
  html:lang(hi) & {
    letter-spacing: 0;
    line-height: 1.35;
  }
`;

/** A heading: `level` is its place in the outline, `size` how it looks. */
export function Heading({ level, size = byLevel[level], ...rest }: HeadingProps) {
  return <Line as={`h${level}`} $size={size} {...rest} />;
}
