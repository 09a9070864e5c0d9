import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from '@sanchay/ui/style';
import type { Space } from '../tokens/tokens.ts';
import { space } from '../tokens/scale.ts';

export interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  gap?: Space;
  /** `last-baseline`: what ends with a figure, so that figures of any size stand on one line. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | 'last-baseline';
  as?: ElementType;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

const places = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
  'last-baseline': 'last baseline',
};
const justifications = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };

type Placed = { $gap: Space; $align: keyof typeof places };

const Column = styled.div<Placed>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  align-items: ${(p) => places[p.$align]};
  gap: ${(p) => space(p.$gap)};
`;

const Line = styled.div<Placed & { $justify: keyof typeof justifications; $wrap: boolean }>`
  display: flex;
  min-width: 0;
  flex-wrap: ${(p) => (p.$wrap ? 'wrap' : 'nowrap')};
  align-items: ${(p) => places[p.$align]};
  justify-content: ${(p) => justifications[p.$justify]};
  gap: ${(p) => space(p.$gap)};
`;

/** Things below each other. */
export function Stack({ gap = 4, align = 'stretch', ref, ...rest }: BoxProps) {
  return <Column $gap={gap} $align={align} ref={ref as Ref<HTMLDivElement>} {...rest} />;
}

export interface RowProps extends BoxProps {
  justify?: keyof typeof justifications;
  wrap?: boolean;
}

/** Things beside each other. */
export function Row({ gap = 3, align = 'center', justify = 'start', wrap = true, ref, ...rest }: RowProps) {
  return (
    <Line
      $gap={gap}
      $align={align}
      $justify={justify}
      $wrap={wrap}
      ref={ref as Ref<HTMLDivElement>}
      {...rest}
    />
  );
}
