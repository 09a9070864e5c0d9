import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { Figure, type FigureSize } from '../type/Figure.tsx';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** Smaller, after the value. */
  unit?: ReactNode;
  size?: FigureSize;
  /** Under the value: a `Change`, a date. */
  detail?: ReactNode;
  align?: 'start' | 'end' | 'center';
}

const Box = styled.div<{ $align: 'start' | 'end' | 'center' }>`
  min-width: 0;
  text-align: ${(p) => p.$align};
`;

const Small = styled.div`
  font-size: var(--text-label);
  color: var(--ink-3);
`;

/** Contained, so that the figure above is the last baseline of the whole, on which rows place figures of any size. */
const Detail = styled(Small)`
  contain: layout;
`;

/** A figure with its name. */
export function Stat({ label, value, unit, size = 'body', detail, align = 'start' }: StatProps) {
  return (
    <Box $align={align}>
      <Small>{label}</Small>
      <div data-stat="">
        <Figure size={size} unit={unit}>
          {value}
        </Figure>
      </div>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Box>
  );
}
