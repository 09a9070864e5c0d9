import { useEffect, useRef, type ElementType, type HTMLAttributes, type ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import type { Space } from '../tokens/tokens.ts';
import { space } from '../tokens/scale.ts';
import { phone, wide } from '../tokens/media.ts';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Smallest width of a cell in px; as many columns as fit. */
  min?: number;
  /** A fixed number of columns instead; on phones one, or two when there are four or more. */
  columns?: number;
  gap?: Space;
  as?: ElementType;
  children?: ReactNode;
}

const Cells = styled.div<{ $min: number; $columns: number | undefined; $gap: Space }>`
  display: grid;
  gap: ${(p) => space(p.$gap)};
  grid-template-columns: ${(p) =>
    p.$columns
      ? `repeat(${p.$columns}, minmax(0, 1fr))`
      : `repeat(auto-fit, minmax(min(${p.$min}px, 100%), 1fr))`};
  ${phone} {
    ${(p) => p.$columns && `grid-template-columns: repeat(${p.$columns >= 4 ? 2 : 1}, minmax(0, 1fr));`}
  }
`;

/** Equal cells. */
export function Grid({ min = 260, columns, gap = 6, ...rest }: GridProps) {
  return <Cells $min={min} $columns={columns} $gap={gap} {...rest} />;
}

const Columns = styled.div<{ $asideFirst: boolean }>`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  & > :last-child {
    order: ${(p) => (p.$asideFirst ? -1 : 0)};
  }
  ${wide} {
    gap: var(--space-8);
    grid-template-columns: minmax(0, 1fr) 352px;
    & > :last-child {
      order: 0;
    }
  }
`;

/* One higher than the screen is scrolled to its end before it stays, so that its last button is in reach. */
const STUCK = `
  position: sticky;
  top: min(80px, calc(100vh - var(--aside-height, 100vh) - 24px));
  @media print {
    position: static;
  }
`;

const Part = styled.div<{ $sticky?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${wide} {
    ${(p) => p.$sticky && STUCK}
  }
`;

export interface SplitProps {
  children: ReactNode;
  aside: ReactNode;
  asideFirstOnPhone?: boolean;
  /** What is beside stays in sight while the page is scrolled. */
  stickyAside?: boolean;
}

/** The page's main column with a narrow one beside it from 1024 px. */
export function Split({ children, aside, asideFirstOnPhone = false, stickyAside = false }: SplitProps) {
  const beside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = beside.current;
    if (!element || !stickyAside) return;
    const sizes = new ResizeObserver(() => {
      element.style.setProperty('--aside-height', `${element.offsetHeight}px`);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [stickyAside]);
  return (
    <Columns $asideFirst={asideFirstOnPhone}>
      <Part>{children}</Part>
      <Part ref={beside} $sticky={stickyAside}>
        {aside}
      </Part>
    </Columns>
  );
}
