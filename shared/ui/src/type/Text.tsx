import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';

export type Tone = 'ink' | 'ink-2' | 'ink-3' | 'gain' | 'loss' | 'warn' | 'accent';
export type TextSize = 'body' | 'small' | 'label' | 'lead';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  size?: TextSize;
  tone?: Tone;
  strong?: boolean;
  as?: ElementType;
  htmlFor?: string;
  children?: ReactNode;
}

const Messages = styled.p<{ $size: TextSize; $tone: Tone; $strong: boolean }>`
  margin: 0;
  font-size: var(--text-${(p) => p.$size});
  color: var(--${(p) => p.$tone});
  font-weight: ${(p) => (p.$strong ? 640 : 400)};
`;

/** Body text. Small sizes are muted by default. */
export function Text({ size = 'body', tone, strong = false, ...rest }: TextProps) {
  const quiet = size === 'body' || size === 'lead' ? 'ink-2' : 'ink-3';
  return <Messages $size={size} $tone={tone ?? (strong ? 'ink' : quiet)} $strong={strong} {...rest} />;
}
